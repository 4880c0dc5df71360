package org.sanmarco.ui.game;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.move.Highlight;

/**
 * A decisive moment of a move, such as the scoring of a district. It stays on the screen until it
 * has been read.
 *
 * @param last the event that ends it
 * @param title its subject
 * @param rows its table
 * @param note its outcome in sentences, may be empty
 * @param spot the places and scores that are lit on the board
 * @param picture a picture beside the table
 */
public record Moment(
    Event last, String title, List<Row> rows, String note, Highlight spot, Optional<Node> picture) {

  /** Copies the list. */
  public Moment {
    rows = List.copyOf(rows);
  }

  /** A moment without a picture. */
  public Moment(Event last, String title, List<Row> rows, String note, Highlight spot) {
    this(last, title, rows, note, spot, Optional.empty());
  }

  /**
   * A line of the table.
   *
   * @param seats the seats whose crests stand before it
   * @param name their name
   * @param what what counts for them, such as the number of their nobles; may be empty
   * @param gain what it brings, such as {@code +5}; may be empty
   * @param total the total after it; may be empty
   * @param best whether it is the best line
   */
  public record Row(
      List<Integer> seats, String name, String what, String gain, String total, boolean best) {

    /** Copies the list. */
    public Row {
      seats = List.copyOf(seats);
    }
  }
}
