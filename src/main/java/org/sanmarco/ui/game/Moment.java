package org.sanmarco.ui.game;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.scene.Node;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.move.Highlight;

/**
 * A decisive moment of a move, such as the scoring of a district. It stays on the screen until it
 * has been read.
 *
 * @param last the event that ends it
 * @param scene the scene that it belongs to with those before and after it, such as a final scoring
 * @param title its subject
 * @param rows its table, which is told on the board
 * @param note its outcome in sentences, may be empty
 * @param spot the places and scores that are lit on the board
 * @param picture a picture beside the table, on the board
 */
public record Moment(
    Event last,
    String scene,
    String title,
    List<Row> rows,
    String note,
    Highlight spot,
    Optional<Node> picture) {

  public Moment {
    rows = List.copyOf(rows);
  }

  /** A moment without a picture. */
  public Moment(
      Event last, String scene, String title, List<Row> rows, String note, Highlight spot) {
    this(last, scene, title, rows, note, spot, Optional.empty());
  }

  /**
   * A line of the table.
   *
   * @param seats the seats whose crests stand before it
   * @param name their name
   * @param count the number of pieces that count for them
   * @param what words for a number of such pieces
   * @param place 1 for the first, 2 for the second, 0 for neither
   * @param gain what it brings, such as {@code +5}; may be empty
   */
  public record Row(
      List<Integer> seats,
      String name,
      int count,
      IntFunction<String> what,
      int place,
      String gain) {

    public Row {
      seats = List.copyOf(seats);
    }
  }
}
