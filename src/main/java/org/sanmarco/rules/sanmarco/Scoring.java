package org.sanmarco.rules.sanmarco;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.Why;

/** Scoring a district (P) and the end of the game (F, V6). */
public final class Scoring {

  private Scoring() {}

  /** What each seat would score in a district as it stands (P1 to P4), the first seat first. */
  public static List<Integer> points(Sight sight, District district) {
    int points = points(sight, district.ordinal());
    return IntStream.range(0, sight.seats()).mapToObj(seat -> pointsOf(points, seat)).toList();
  }

  /**
   * The same as a number, a byte for each seat, the first seat's lowest.
   *
   * @param district by its ordinal
   */
  public static int points(Sight sight, int district) {
    return points(sight.board, district, sight.nobles[district]);
  }

  /**
   * The same, by the nobles that are there.
   *
   * @param row a byte for each seat, as in {@link Sight#row}
   */
  public static int points(Board board, int district, int row) {
    int most = 0;
    int second = 0;
    int mostSeats = 0;
    int secondSeats = 0;
    for (int seat = 0; seat < Sight.MOST_SEATS; seat++) {
      int count = row >>> 8 * seat & 255;
      if (count == 0) {
        continue;
      }
      int one = Sight.oneNoble(seat);
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
    return points >>> 8 * seat & 255;
  }

  /** Scores a district, and tells. */
  static void score(SanMarcoPosition position, int district, Why why, Listener listener) {
    if (listener.hears()) {
      listener.happened(new DistrictScored(District.ALL.get(district), why));
    }
    int points = points(position, district);
    for (int seat = 0; seat < Sight.MOST_SEATS; seat++) {
      int scored = pointsOf(points, seat);
      if (scored > 0) {
        position.earn(seat, scored);
        if (listener.hears()) {
          listener.happened(new PrestigeScored(seat + 1, scored, why, District.ALL.get(district)));
        }
      }
    }
  }

  /** How the game would end if it ended as it stands (F2, V6). */
  static Result result(Sight sight) {
    return sight.players == 2 ? ofTwo(sight) : ofSeats(sight);
  }

  private static Result ofSeats(Sight sight) {
    List<Integer> score =
        IntStream.rangeClosed(1, sight.seats()).mapToObj(sight::prestige).toList();
    Comparator<Integer> order =
        Comparator.<Integer>comparingInt(sight::prestige)
            .thenComparingInt(seat -> sight.nobles(District.MAR, seat));
    return new Result(score, best(sight.seats(), order));
  }

  private static Result ofTwo(Sight sight) {
    List<MeanOfTwo> means =
        IntStream.rangeClosed(1, 2)
            .mapToObj(player -> new MeanOfTwo(sight.prestige(player), sight.prestige(player + 2)))
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
