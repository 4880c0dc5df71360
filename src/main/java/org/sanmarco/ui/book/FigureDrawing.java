package org.sanmarco.ui.book;

import java.util.List;
import javafx.scene.layout.Region;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;

/** What a game draws of a figure of its rule book. For the JavaFX thread. */
public interface FigureDrawing {

  /** What each seat or side has beside the board, from left to right. */
  List<Region> people();

  /** The board, at its size. A click on it goes a step on. */
  Region board();

  /** Shows a position. */
  void show(Position position);

  /** Cards that lie below the board, a row each. */
  default List<Region> cards(Position position) {
    return List.of();
  }

  /** Has what happened acted, on the board that shows already how it ended. */
  void act(Position before, List<Event> events);

  /** Ends what still moves. */
  void skip();
}
