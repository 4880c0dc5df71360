package org.sanmarco.games.sanmarco;

import module java.base;

import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.notation.Field;

/**
 * The doge's routes over the bridges and their possible prices (C7 to C9, V3): one move for each
 * end and each payment that some route there allows. A workspace that keeps its last answer, since
 * a colour with a doge card in hand asks the same before each card it plays.
 *
 * <p>All routes of the board are computed once ({@link #BRANCHES}). The possible prices of a route
 * are a set of tallies: the numbers of bridges of each of three other colours that are crossed.
 * Each colour has a weight, and all sums of up to five weights differ; so a tally is a number below
 * 128, a set of them is a row of bits, and to cross a bridge is to shift the row by the weight of
 * its owner. A move is a bit in the row of its end, and becomes a number only on request.
 */
final class DogeRoutes {

  /**
   * A step of a route, after the steps that lead to it and before those that continue it.
   *
   * @param past the index of the next route that doesn't take this step
   */
  private record Branch(int pair, int end, int depth, int past) {}

  /** By the doge's district, all routes from there, as if bridges were everywhere. */
  private static final Branch[][] BRANCHES =
      District.ALL.stream().map(DogeRoutes::branchesFrom).toArray(Branch[][]::new);

  /** The price of a step without bridge (C8). */
  static final int WADING = 2;

  private static final int LONGEST = District.COUNT - 1;

  /** The smallest weights whose sums of up to {@link #LONGEST} all differ. */
  private static final int FIRST = 1;

  private static final int SECOND = 16;
  private static final int THIRD = 22;

  /** By available prestige, all tallies that it can pay for: the lower and the upper half. */
  private static final long[][] PAYABLE = new long[LONGEST + 1][2];

  private static final Field CROSSED = Field.first(3);

  /** The bridges of each other colour in a tally, by its number, as a row of {@link #CROSSED}. */
  private static final int[] COUNTS = new int[LONGEST * THIRD + 1];

  static {
    for (int third = 0; third <= LONGEST; third++) {
      for (int second = 0; second <= LONGEST - third; second++) {
        for (int first = 0; first <= LONGEST - third - second; first++) {
          int tally = first * FIRST + second * SECOND + third * THIRD;
          COUNTS[tally] = (int) (CROSSED.of(first) | CROSSED.of(second, 1) | CROSSED.of(third, 2));
          for (int purse = first + second + third; purse <= LONGEST; purse++) {
            PAYABLE[purse][tally >> 6] |= 1L << tally;
          }
        }
      }
    }
  }

  private long bridges;
  private int doge = -1;
  private int seat;
  private int players;
  private int purse;

  /** The pairs that are crossed free of charge, and those with a bridge of each other colour. */
  private int free;

  private int first;
  private int second;
  private int third;

  /** By depth, the tallies of the route that is being followed: two halves each. */
  private final long[] route = new long[2 * (LONGEST + 1)];

  /** By district, the tallies of all routes that end there: two halves each. */
  private final long[] found = new long[2 * District.COUNT];

  private int size;

  /** Whether the first step goes without a bridge (C8). */
  private boolean wades;

  /** The number of moves after {@link #find}. */
  int size() {
    return size;
  }

  /** One of the moves, the first being 0. */
  long get(int place) {
    int half = 0;
    int left = place;
    while (left >= Long.bitCount(found[half])) {
      left -= Long.bitCount(found[half++]);
    }
    long rest = found[half];
    for (; left > 0; left--) {
      rest &= rest - 1;
    }
    return move(half / 2, COUNTS[Long.numberOfTrailingZeros(rest) + half % 2 * Long.SIZE]);
  }

  /** Whether no bridge touched the doge's district in {@link #find} (C8). */
  boolean wades() {
    return wades;
  }

  /** Finds the moves of the colour that acts; the doge must be on the board. */
  DogeRoutes find(SanMarcoState state) {
    int rich = Math.min(state.prestigeOf(state.active), LONGEST + WADING);
    if (bridges == state.bridges
        && doge == state.doge
        && seat == state.active
        && players == state.players
        && purse == rich) {
      return this;
    }
    bridges = state.bridges;
    doge = state.doge;
    seat = state.active;
    players = state.players;
    purse = rich;
    follow(state);
    size = 0;
    for (long tallies : found) {
      size += Long.bitCount(tallies);
    }
    return this;
  }

  private void follow(SanMarcoState state) {
    Arrays.fill(found, 0);
    found[2 * doge] = 1;
    route[0] = 1;
    free = state.bridgesOf(seat);
    first = state.bridgesOf(other(0));
    second = state.bridgesOf(other(1));
    third = state.bridgesOf(other(2));
    wades = ((free | first | second | third) & Pair.AT[doge]) == 0;
    int left = purse;
    if (wades) {
      // once that is paid, it is as if one had bridges there
      free |= Pair.AT[doge];
      left -= WADING;
    }
    if (left < 0) {
      return;
    }
    int open = free | first | second | third;
    long[] payable = PAYABLE[Math.min(left, LONGEST)];
    Branch[] branches = BRANCHES[doge];
    for (int i = 0; i < branches.length; ) {
      Branch branch = branches[i];
      boolean goesOn = (open >>> branch.pair & 1) != 0 && cross(branch, payable);
      i = goesOn ? i + 1 : branch.past;
    }
  }

  /** Follows a step over a bridge of any of the owners; whether that can be paid. */
  private boolean cross(Branch branch, long[] payable) {
    int before = 2 * branch.depth - 2;
    long low = route[before];
    long high = route[before + 1];
    long newLow =
        low & mask(free, branch)
            | low << FIRST & mask(first, branch)
            | low << SECOND & mask(second, branch)
            | low << THIRD & mask(third, branch);
    long newHigh =
        high & mask(free, branch)
            | (high << FIRST | low >>> -FIRST) & mask(first, branch)
            | (high << SECOND | low >>> -SECOND) & mask(second, branch)
            | (high << THIRD | low >>> -THIRD) & mask(third, branch);
    newLow &= payable[0];
    newHigh &= payable[1];
    route[before + 2] = newLow;
    route[before + 3] = newHigh;
    found[2 * branch.end] |= newLow;
    found[2 * branch.end + 1] |= newHigh;
    return (newLow | newHigh) != 0;
  }

  /** All bits or none: whether a step leads over one of these pairs. */
  private static long mask(int pairs, Branch branch) {
    return -(pairs >>> branch.pair & 1L);
  }

  /** The first, second or third colour (0, 1, 2) that isn't the one that acts. */
  private int other(int which) {
    return which < seat ? which : which + 1;
  }

  private long move(int end, int counts) {
    long fixed = wades && end != doge ? PackedMove.DOGE_BANK.of(WADING) : 0;
    long tolls = toll(0, counts) + toll(1, counts) + toll(2, counts);
    return PackedMove.doge(end, fixed + tolls);
  }

  /** V3: what would go to one's own other colour goes to the bank. */
  private long toll(int which, int counts) {
    int owner = other(which);
    boolean own = players == 2 && owner == (seat ^ 2);
    int toll = CROSSED.get(counts, which);
    return own ? PackedMove.DOGE_BANK.of(toll) : PackedMove.DOGE_TOLL.of(toll, owner);
  }

  private static Branch[] branchesFrom(District start) {
    List<Branch> branches = new ArrayList<>();
    addBranches(start.ordinal(), 1 << start.ordinal(), 1, branches);
    return branches.toArray(Branch[]::new);
  }

  private static void addBranches(int district, int visited, int depth, List<Branch> branches) {
    for (int exit : Pair.EXITS[district]) {
      int next = Pair.BEYOND.get(exit);
      int pair = Pair.CROSSED.get(exit);
      if ((visited >>> next & 1) == 0) {
        int place = branches.size();
        Branch unfinished = new Branch(pair, next, depth, place);
        branches.add(unfinished);
        addBranches(next, visited | 1 << next, depth + 1, branches);
        branches.set(place, new Branch(pair, next, depth, branches.size()));
      }
    }
  }
}
