package org.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/** A recorded game. Moves are numbered from 1; a move that isn't there fails the test. */
public final class RecordedGame {

  private final Table table;

  public RecordedGame(Table table) {
    this.table = table;
  }

  boolean isOver() {
    return table.isOver();
  }

  int size() {
    return table.size();
  }

  /** The move as it was played. */
  Move move(int number) {
    return played(number).move();
  }

  /** The events of a move. */
  public <E extends Event> List<E> events(int number, Class<E> kind) {
    return played(number).events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private PlayedMove played(int number) {
    assertThat(number).as("moves in the game").isLessThanOrEqualTo(size());
    return table.history().get(number - 1);
  }

  /** The position before a move, which may be the one still to come. */
  public Position before(int number) {
    return after(number - 1);
  }

  /** The position after some moves, 0 for the start. */
  Position after(int count) {
    assertThat(count).as("moves in the game").isLessThanOrEqualTo(size());
    return table.positionAfter(count);
  }
}
