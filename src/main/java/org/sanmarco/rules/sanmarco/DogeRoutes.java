package org.sanmarco.rules.sanmarco;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The doge's ways over the bridges, and what each may cost (C7 to C9, V3): one move for each end
 * and each payment that some way there allows. A working space that keeps its last answer, since a
 * colour with a doge card in hand asks the same before each card it plays.
 *
 * <p>All ways that the board has are known beforehand ({@link #STEPS}). What a way may cost is a
 * set of tallies: how many bridges of each of three other colours are crossed. Each colour has a
 * weight, and all sums of up to five weights differ; so a tally is a number below 128, a set of
 * them is a row of bits, and to cross a bridge is to shift the row by the weight of its owner.
 */
final class DogeRoutes {

  /**
   * One step of a way, after the steps that lead to it and before those that lead on.
   *
   * @param past where the ways go on that don't take this step
   */
  private record Step(int pair, int end, int depth, int past) {}

  /** By the district where the doge stands, all his ways, as if bridges were everywhere. */
  private static final Step[][] STEPS =
      District.ALL.stream().map(DogeRoutes::stepsFrom).toArray(Step[][]::new);

  private static final int BANK = 16;

  /** The price of a step without bridge (C8). */
  private static final int WADING = 2;

  private static final int LONGEST = District.COUNT - 1;

  /** The smallest weights whose sums of up to {@link #LONGEST} all differ. */
  private static final int FIRST = 1;

  private static final int SECOND = 16;
  private static final int THIRD = 22;

  /** By the prestige at hand, all tallies that it can pay for: the lower and the upper half. */
  private static final long[][] PAYABLE = new long[LONGEST + 1][2];

  /** By the number of a tally, how often each colour is paid, three bits each. */
  private static final int[] COUNTS = new int[LONGEST * THIRD + 1];

  static {
    for (int third = 0; third <= LONGEST; third++) {
      for (int second = 0; second <= LONGEST - third; second++) {
        for (int first = 0; first <= LONGEST - third - second; first++) {
          int tally = first * FIRST + second * SECOND + third * THIRD;
          COUNTS[tally] = first | second << 3 | third << 6;
          for (int purse = first + second + third; purse <= LONGEST; purse++) {
            PAYABLE[purse][tally >> 6] |= 1L << tally;
          }
        }
      }
    }
  }

  private long[] codes = new long[64];
  private int size;

  private long bridges;
  private int doge = -1;
  private int seat;
  private int players;
  private int purse;

  /** By depth, the tallies of the way that is being followed. */
  private final long[][] way = new long[LONGEST + 1][2];

  /** By district, the tallies of all ways that end there. */
  private final long[][] found = new long[District.COUNT][2];

  /** Whether the first step goes without a bridge (C8). */
  private boolean wades;

  /** How many moves there are after {@link #find}. */
  int size() {
    return size;
  }

  long get(int place) {
    return codes[place];
  }

  /** Whether no bridge touches the doge's district (C8), as far as {@link #find} looked. */
  boolean wades() {
    return wades;
  }

  /** Finds the moves of the colour that acts; the doge must be on the board. */
  void find(Sight sight) {
    int rich = Math.min(sight.prestigeOf(sight.active), LONGEST + WADING);
    if (bridges == sight.bridges
        && doge == sight.doge
        && seat == sight.active
        && players == sight.players
        && purse == rich) {
      return;
    }
    bridges = sight.bridges;
    doge = sight.doge;
    seat = sight.active;
    players = sight.players;
    purse = rich;
    follow();
    list(sight);
  }

  private void follow() {
    for (long[] tallies : found) {
      tallies[0] = 0;
      tallies[1] = 0;
    }
    found[doge][0] = 1;
    way[0][0] = 1;
    wades = isIsolated(doge);
    int left = purse - (wades ? WADING : 0);
    if (left < 0) {
      return;
    }
    long[] payable = PAYABLE[Math.min(left, LONGEST)];
    Step[] steps = STEPS[doge];
    for (int i = 0; i < steps.length; ) {
      Step step = steps[i];
      int owners = wades && step.depth == 1 ? 1 << seat : ownersAt(step.pair);
      i = owners != 0 && cross(step, owners, payable) ? i + 1 : step.past;
    }
  }

  /** Follows a step over a bridge of any of the owners; whether that can be paid. */
  private boolean cross(Step step, int owners, long[] payable) {
    long[] before = way[step.depth - 1];
    long low = before[0];
    long high = before[1];
    long free = -(owners >>> seat & 1);
    long first = -(owners >>> other(0) & 1);
    long second = -(owners >>> other(1) & 1);
    long third = -(owners >>> other(2) & 1);
    long newLow = low & free | low << FIRST & first | low << SECOND & second | low << THIRD & third;
    long newHigh =
        high & free
            | (high << FIRST | low >>> -FIRST) & first
            | (high << SECOND | low >>> -SECOND) & second
            | (high << THIRD | low >>> -THIRD) & third;
    newLow &= payable[0];
    newHigh &= payable[1];
    way[step.depth][0] = newLow;
    way[step.depth][1] = newHigh;
    found[step.end][0] |= newLow;
    found[step.end][1] |= newHigh;
    return (newLow | newHigh) != 0;
  }

  /** The first, second or third colour (0, 1, 2) that isn't the one that acts. */
  private int other(int which) {
    return which < seat ? which : which + 1;
  }

  private void list(Sight sight) {
    size = 0;
    for (int end = 0; end < District.COUNT; end++) {
      int fixed = wades && end != doge ? WADING << BANK : 0;
      for (int half = 0; half < 2; half++) {
        for (long set = found[end][half]; set != 0; set &= set - 1) {
          int counts = COUNTS[Long.numberOfTrailingZeros(set) + half * Long.SIZE];
          int tolls =
              toll(sight, 0, counts) + toll(sight, 1, counts >> 3) + toll(sight, 2, counts >> 6);
          add(Code.doge(end, fixed + tolls));
        }
      }
    }
  }

  private int toll(Sight sight, int which, int counts) {
    int owner = other(which);
    return (counts & 7) << (sight.samePlayer(owner, seat) ? BANK : 4 * owner);
  }

  private void add(long code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
  }

  private int ownersAt(int pair) {
    return (int) (bridges >>> 4 * pair) & 15;
  }

  private boolean isIsolated(int district) {
    for (int way : Pair.WAYS[district]) {
      if (ownersAt(way >> 3) != 0) {
        return false;
      }
    }
    return true;
  }

  private static Step[] stepsFrom(District start) {
    List<Step> steps = new ArrayList<>();
    addSteps(start.ordinal(), 1 << start.ordinal(), 1, steps);
    return steps.toArray(Step[]::new);
  }

  private static void addSteps(int district, int visited, int depth, List<Step> steps) {
    for (int way : Pair.WAYS[district]) {
      int next = way & 7;
      if ((visited >>> next & 1) == 0) {
        int place = steps.size();
        Step unfinished = new Step(way >> 3, next, depth, place);
        steps.add(unfinished);
        addSteps(next, visited | 1 << next, depth + 1, steps);
        steps.set(place, new Step(way >> 3, next, depth, steps.size()));
      }
    }
  }
}
