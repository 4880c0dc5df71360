package org.sanmarco.games.sanmarco;

import module java.base;

import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Result;

/** Scoring a district (P) and the end of the game (F, V6). */
public final class Scoring {

  private Scoring() {}

  /** The points of each seat if a district were scored now (P1 to P4), the first seat first. */
  public static List<Integer> points(SanMarcoState state, District district) {
    int points = points(state, district.ordinal());
    return IntStream.range(0, state.seats()).mapToObj(seat -> pointsOf(points, seat)).toList();
  }

  /**
   * The same as a number, a byte for each seat, the first seat's lowest.
   *
   * @param district by its ordinal
   */
  public static int points(SanMarcoState state, int district) {
    return points(state.board, district, state.nobles[district]);
  }

  /**
   * The same for a row of nobles.
   *
   * @param row a byte for each seat, as in {@link SanMarcoState#row}
   */
  public static int points(Board board, int district, int row) {
    int most = 0;
    int second = 0;
    int mostSeats = 0;
    int secondSeats = 0;
    for (int seat = 0; seat < SanMarcoMove.MOST_SEATS; seat++) {
      int count = SanMarcoState.ROW.get(row, seat);
      if (count == 0) {
        continue;
      }
      int one = SanMarcoState.oneNoble(seat);
      if (count > most) {
        second = most;
        secondSeats = mostSeats;
        most = count;
        mostSeats = one;
      } else if (count == most) {
        mostSeats |= one;
      } else if (count > second) {
        second = count;
        secondSeats = one;
      } else if (count == second) {
        secondSeats |= one;
      }
    }
    District scored = District.ALL.get(district);
    int lower = board.second(scored);
    if (Integer.bitCount(mostSeats) > 1) {
      return mostSeats * lower;
    }
    int points = mostSeats * board.most(scored);
    return Integer.bitCount(secondSeats) == 1 ? points + secondSeats * lower : points;
  }

  static int pointsOf(int points, int seat) {
    return SanMarcoState.ROW.get(points, seat);
  }

  /** Scores a district, and reports it. */
  static void score(SanMarcoPosition position, int district, Why why, EventListener listener) {
    if (listener.isActive()) {
      listener.happened(new DistrictScored(District.ALL.get(district), why));
    }
    int points = points(position, district);
    for (int seat = 0; seat < SanMarcoMove.MOST_SEATS; seat++) {
      int scored = pointsOf(points, seat);
      if (scored > 0) {
        position.earn(seat, scored);
        if (listener.isActive()) {
          listener.happened(new PrestigeScored(seat + 1, scored, why, District.ALL.get(district)));
        }
      }
    }
  }

  /** The result if the game ended now (F2, V6). */
  static Result result(SanMarcoState state) {
    return state.players == 2 ? ofTwo(state) : ofSeats(state);
  }

  private static Result ofSeats(SanMarcoState state) {
    List<Integer> score = state.perSeat(state::prestige);
    Comparator<Integer> order =
        Comparator.<Integer>comparingInt(state::prestige)
            .thenComparingInt(seat -> state.nobles(District.MAR, seat));
    return new Result(score, best(state.seats(), order));
  }

  private static Result ofTwo(SanMarcoState state) {
    List<MeanOfTwo> means =
        IntStream.rangeClosed(1, 2)
            .mapToObj(player -> new MeanOfTwo(state.prestige(player), state.prestige(player + 2)))
            .toList();
    Comparator<MeanOfTwo> order =
        Comparator.comparingInt(MeanOfTwo::result).thenComparingInt(MeanOfTwo::weaker);
    return new Result(
        means.stream().map(MeanOfTwo::result).toList(),
        best(2, Comparator.comparing(player -> means.get(player - 1), order)));
  }

  private static List<Integer> best(int count, Comparator<Integer> order) {
    List<Integer> best = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      int compared = best.isEmpty() ? 0 : order.compare(i, best.getFirst());
      if (compared > 0) {
        best.clear();
      }
      if (compared >= 0) {
        best.add(i);
      }
    }
    return best;
  }
}
