package org.sanmarco.ui.table.model.log;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;

/**
 * The moves of the others and of chance between a player's last two turns, and chance's secret ones
 * in the present turn. The lines tell the events that may be seen, and nothing else.
 *
 * @param from the number of its first move
 * @param to the number of the others' last move, less than the first if there is none
 * @param lines the lines, in order
 */
public record Recap(int from, int to, List<LogLine> lines) {

  /** Nothing. */
  public static final Recap NONE = new Recap(1, 0, List.of());

  public Recap {
    lines = List.copyOf(lines);
  }

  /**
   * The recap for a player.
   *
   * @param seen all moves as they may be seen
   * @param own the player's seats
   * @param isShown whether a result of chance has been on display
   * @param isSecret whether a move shows something that not all may see
   */
  public static Recap of(
      List<SeenMove> seen,
      List<Integer> own,
      LogReader reader,
      Predicate<SeenMove> isShown,
      Predicate<SeenMove> isSecret) {
    int other = last(seen, seen.size(), seat -> !own.contains(seat));
    if (other == 0) {
      return NONE;
    }
    int to =
        IntStream.rangeClosed(other + 1, seen.size())
            .filter(move -> isBy(seen.get(move - 1), own::contains))
            .map(move -> move - 1)
            .findFirst()
            .orElse(seen.size());
    int mine = last(seen, other, own::contains);
    // A die that was shown to its player belongs to the move that called for it.
    while (mine > 0
        && seen.get(mine).by() instanceof Actor.Chance
        && isShown.test(seen.get(mine))) {
      mine++;
    }
    int from =
        Math.max(
            mine + 1,
            IntStream.rangeClosed(1, other)
                .filter(move -> isBy(seen.get(move - 1), seat -> true))
                .findFirst()
                .orElse(other));
    List<LogLine> lines = new ArrayList<>();
    for (int move = from; move <= seen.size(); move++) {
      SeenMove played = seen.get(move - 1);
      boolean isNews = move <= to || played.by() instanceof Actor.Chance && isSecret.test(played);
      if (isNews && (move <= to || !isShown.test(played))) {
        reader.add(lines, seen, move > to ? move : from, move);
      }
    }
    return new Recap(from, to, lines);
  }

  /** The number of the last of the first moves that was made by such a seat, 0 if none was. */
  private static int last(List<SeenMove> seen, int moves, Predicate<Integer> seats) {
    int move = moves;
    while (move > 0 && !isBy(seen.get(move - 1), seats)) {
      move--;
    }
    return move;
  }

  private static boolean isBy(SeenMove played, Predicate<Integer> seats) {
    return played.by() instanceof Actor.Seat(int seat) && seats.test(seat);
  }
}
