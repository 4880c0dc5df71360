package org.sanmarco.coach;

import java.util.List;
import java.util.function.Consumer;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;

/** A game's account of a line of play, by which moves are compared. Stateless. */
@FunctionalInterface
public interface Ledger {

  /** No account: no reason is ever found. */
  Ledger NONE = (start, events, end, entries) -> {};

  /**
   * Reads the account of a line.
   *
   * @param start the view of the seat that decides
   * @param events what happened since
   * @param end the position at the end of the line
   * @param entries receives them; entries of the same item add up, and a missing one is 0
   */
  void read(View start, List<Event> events, Position end, Consumer<? super Entry> entries);

  /**
   * The topics of an item, most specific first. A topic is told with the sum of its items' numbers,
   * as an additional last argument of its text.
   */
  default List<Fact> topics(Fact item) {
    return List.of(item);
  }

  /** The plan of a move: moves with equal plans differ in price or order alone. */
  default Object plan(Move move) {
    return move;
  }

  /** The key of winning the game: no reason, except where it is nearly sure. */
  String WIN = "game";

  /**
   * Whether a topic says little at the table, so that it is told only if nothing else explains.
   *
   * @param isOwn whether it is about the seat that decides
   */
  default boolean isVague(Fact topic, boolean isOwn) {
    return false;
  }

  /**
   * Whether an item's worth counts for the seat that decides; otherwise it counts against it. The
   * item's first argument is the seat that has it, or one of several.
   */
  static boolean isFor(View start, Fact item) {
    Object first = item.arguments().getFirst();
    Object seat = first instanceof List<?> seats ? seats.getFirst() : first;
    return start.side((Integer) seat) == start.side(start.seat());
  }

  /** The account that an item's worth belongs to, such as its player's score. */
  default Object factor(Fact item) {
    return item;
  }
}
