package org.sanmarco.ui.book;

import java.util.List;
import javafx.scene.layout.Region;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;

/** A game's drawing of a figure of its rule book. For the JavaFX thread. */
public interface FigureDrawing {

  /** The panels of the seats or sides beside the board, from left to right. */
  List<Region> people();

  /** The board, at its size. A click on it shows the next step. */
  Region board();

  /** Shows a position. */
  void show(Position position);

  /** Cards that lie below the board, a row each. */
  default List<Region> cards(Position position) {
    return List.of();
  }

  /** Animates the events, on the board that already shows their result. */
  void act(Position before, List<Event> events);

  /** Ends what still moves. */
  void skip();
}
