package org.sanmarco.games.sanmarco.bots;

import module java.base;

import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.notation.Field;
import org.sanmarco.notation.MoveCodes;

/**
 * The policy of rollouts: bridges first, then nobles, then the exile, then the doge, each where it
 * does most at once. It is fast: the value of a move is looked up by the nobles of the one or two
 * districts that it changes. For one thread.
 */
public final class RolloutPolicy {

  /** The weight of a point of any other player. */
  private static final double OPPONENT_WEIGHT = 0.25;

  /**
   * The further weight of the points of all others together, distributed by their win
   * probabilities. With equal weights the search overrates the leader.
   */
  private static final double RIVAL_WEIGHT = 1;

  /** A smaller win probability counts as none. */
  private static final double NO_PROBABILITY = 1e-9;

  /** The number of cached values: 2 to this power. */
  private static final int SIZE = 14;

  private static final Field ROW = SanMarcoState.ROW;
  private static final int SEATS = 4;

  private final Evaluation evaluation;
  private final Board board;
  private final int seats;
  private final double rounds;

  /** By seat, from 0, what a point of each seat's is worth to it. */
  private final double[][] stakes = new double[SEATS][SEATS];

  private final double[] winProbabilities = new double[SEATS];
  private final double[] standing = new double[SEATS];

  /** By pair, what a bridge there is worth. */
  private final double[] sites = new double[Pair.ALL.size()];

  /** By slot, the district and the nobles whose values were looked up there last. */
  private final long[] keys = new long[1 << SIZE];

  private final double[] known = new double[SEATS << SIZE];
  private final double[] worth = new double[SEATS];

  /** A policy for play after a position; the win probabilities are those of that position. */
  public RolloutPolicy(SanMarcoPosition from, Evaluation evaluation) {
    this.evaluation = evaluation;
    board = from.board();
    seats = from.seats();
    rounds = Evaluation.roundsToCome(from);
    for (Pair pair : Pair.ALL) {
      sites[pair.index()] = evaluation.bridge(board, pair) * rounds;
    }
    look(from);
  }

  /** Looks at who may win; until it looks again it weighs others' points by that. */
  public void look(SanMarcoState state) {
    evaluation.withoutNobles(state, rounds, standing);
    for (District district : District.ALL) {
      int slot = slot(district.ordinal(), state.row(district));
      for (int seat = 0; seat < seats; seat++) {
        standing[seat] += known[SEATS * slot + seat];
      }
    }
    evaluation.winProbabilities(state, standing, winProbabilities);
    for (int seat = 0; seat < seats; seat++) {
      int player = state.player(seat + 1) - 1;
      double others = Math.max(1 - winProbabilities[player], NO_PROBABILITY);
      for (int i = 0; i < seats; i++) {
        int other = state.player(i + 1) - 1;
        stakes[seat][i] =
            other == player
                ? 1
                : -OPPONENT_WEIGHT - RIVAL_WEIGHT * winProbabilities[other] / others;
      }
    }
  }

  /** The number of the move that a seat makes; it plays its hand, or decides about an exile. */
  public long move(SanMarcoPosition position, MoveCodes codes) {
    return move(position, codes, code -> 0);
  }

  /**
   * The same with a further value for each move.
   *
   * @param bonus a bonus for a move, by its number, in points
   */
  public long move(SanMarcoPosition position, MoveCodes codes, LongToDoubleFunction bonus) {
    list(position, codes);
    long best = codes.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < codes.size(); i++) {
      long code = codes.get(i);
      double gain = gain(position, code) + bonus.applyAsDouble(code);
      if (gain > most) {
        most = gain;
        best = code;
      }
    }
    return best;
  }

  /** Any of the moves among which a seat would choose: those of the card that is due. */
  public long any(SanMarcoPosition position, MoveCodes codes, RandomSource random) {
    list(position, codes);
    return codes.get(random.below(codes.size()));
  }

  private static void list(SanMarcoPosition position, MoveCodes codes) {
    if (position.phase() == Phase.PLAY) {
      position.codes(due(position.hand().packed()), codes);
    } else {
      position.codes(codes);
    }
  }

  private static int due(long hand) {
    int bridge = Card.BRIDGE.ordinal();
    int doge = Card.DOGE.ordinal();
    if (Cards.count(hand, bridge) > 0) {
      return bridge;
    }
    long others = hand & ~(15L << 4 * doge);
    return others == 0 ? doge : Cards.first(others);
  }

  /** The immediate effect of a move for the seat that acts. */
  private double gain(SanMarcoPosition position, long code) {
    int seat = position.active() - 1;
    int own = (int) ROW.of(1, seat);
    int source = PackedMove.source(code);
    double lost = source == 0 ? 0 : moved(position, seat, source - 1, -own);
    return switch (PackedMove.kind(code)) {
      case PackedMove.PLACE -> lost + moved(position, seat, PackedMove.place(code), own);
      case PackedMove.TRAITOR ->
          lost
              + moved(
                  position,
                  seat,
                  PackedMove.place(code),
                  own - (int) ROW.of(1, PackedMove.victim(code)));
      case PackedMove.BRIDGE, PackedMove.SEIZE -> lost + sites[PackedMove.site(code)];
      case PackedMove.REMOVE -> removed(position, seat, code);
      case PackedMove.EXILE -> exiled(position, seat, (int) PackedMove.number(code));
      case PackedMove.DOGE -> scored(position, seat, code);
      default -> 0;
    };
  }

  /** The effect of nobles that come to a district or leave it, a byte for each seat. */
  private double moved(SanMarcoPosition position, int seat, int district, int change) {
    int row = position.row(District.ALL.get(district));
    return value(district, row + change, seat) - value(district, row, seat);
  }

  private double removed(SanMarcoPosition position, int seat, long code) {
    int row = 0;
    for (int other = 0; other < seats; other++) {
      row += (int) ROW.of(PackedMove.removed(code, other), other);
    }
    return moved(
        position, seat, Objects.requireNonNull(position.exile()).district().ordinal(), -row);
  }

  /** The effect of an exile there, if the colour goes first whose loss matters most. */
  private double exiled(SanMarcoPosition position, int seat, int district) {
    int row = position.row(District.ALL.get(district));
    double best = Double.NEGATIVE_INFINITY;
    for (int first = 0; first < seats; first++) {
      if (first != seat && ROW.get(row, first) != 0) {
        best = Math.max(best, value(district, left(row, seat, first), seat));
      }
    }
    return best - value(district, row, seat);
  }

  /**
   * The nobles that an exile leaves after a usual roll, if all of one colour go before the next,
   * and one's own last (C5).
   */
  private int left(int row, int seat, int first) {
    int left = row;
    int roll = Hands.USUAL_ROLL;
    for (int i = 0; i <= seats; i++) {
      // the seat's own turn comes after all others
      int other = i == seats ? seat : (first + i) % seats;
      if (other != seat || i == seats) {
        int gone = Math.min(roll, ROW.get(left, other));
        left -= (int) ROW.of(gone, other);
        roll -= gone;
      }
    }
    return left;
  }

  private double scored(SanMarcoPosition position, int seat, long code) {
    int points = Scoring.points(position, PackedMove.end(code));
    double gain = -stakes[seat][seat] * PackedMove.price(code);
    for (int other = 0; other < seats; other++) {
      gain += stakes[seat][other] * (ROW.get(points, other) + PackedMove.toll(code, other));
    }
    return gain;
  }

  /** The worth of a district's nobles to a seat, by its stakes in its own and others' points. */
  private double value(int district, int row, int seat) {
    int slot = slot(district, row);
    double value = 0;
    for (int other = 0; other < SEATS; other++) {
      value += stakes[seat][other] * known[SEATS * slot + other];
    }
    return value;
  }

  /** The slot of {@link #known} for a district's nobles, filled if it isn't yet. */
  private int slot(int district, int row) {
    long key = (row & 0xFFFFFFFFL) << 4 | district + 1;
    int slot = (int) (key * XorShift.GOLDEN >>> Long.SIZE - SIZE);
    if (keys[slot] != key) {
      keys[slot] = key;
      Arrays.fill(worth, 0);
      evaluation.addNobles(board, District.ALL.get(district), row, rounds, seats, worth);
      System.arraycopy(worth, 0, known, SEATS * slot, SEATS);
    }
    return slot;
  }
}
