package org.sanmarco.ui.game;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.LogReader;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.ScoreHistory;

/** What a game puts on one table screen. For the JavaFX thread. */
public interface GameTable {

  /** What its panels have at hand. */
  PanelContext context();

  /** What is played on. */
  Region board();

  /** What is played on as it is now, in nodes of its own, for a picture of the end. */
  Region picture();

  /** Style sheets of what the game puts beside its board, over those of the page. */
  default List<String> stylesheets() {
    return List.of();
  }

  /** Called once the table is part of a page, before anything is shown. */
  default void attachTo(Region page) {}

  /**
   * Shows what is true now: the position, what may be chosen, and how it came to be.
   *
   * @param whenSeen is run when what happened has been seen or skipped, if it takes time
   */
  void show(Runnable whenSeen);

  /** Whether something still moves. */
  default boolean isPlaying() {
    return false;
  }

  /** Lets everything be where it goes. */
  default void skip() {}

  /** Shows on the board what a line of the log speaks of. */
  default void point(Highlight spoken) {}

  /**
   * What a legal move leads along, for an arrow: from the card or the piece that it begins with to
   * where it ends. None if it has no place.
   */
  default List<Node> way(Move move) {
    return List.of();
  }

  /** The first thing on the board that may be chosen, for the keyboard. */
  default Optional<Node> lit() {
    return Optional.empty();
  }

  /** Whether the next choice is one on the board, so that Enter may take the first that is lit. */
  default boolean isAskedOnBoard() {
    return false;
  }

  /** The card or the like that was chosen beside the board; empty if none. */
  default Optional<Node> chosen() {
    return Optional.empty();
  }

  /**
   * What lies below the board.
   *
   * @param prompt what chance gives or has given, or what a seat must decide
   */
  Panel tray(Prompt prompt);

  /** What lies below the log while the tray alone has no room for it. */
  default Optional<Panel> aside(Prompt prompt) {
    return Optional.empty();
  }

  /**
   * A player's panel beside the board.
   *
   * @param menu who plays for them; belongs into its head
   */
  Panel player(int player, SeatMenu menu);

  /** What else lies beside the board, below the players. */
  default List<Panel> side() {
    return List.of();
  }

  /**
   * What is left to draw: below all that lies beside the board, and folded away where there is too
   * little room for it.
   */
  default Optional<Panel> stock() {
    return Optional.empty();
  }

  /** What stands in the header behind round and turn. */
  default List<Panel> headline() {
    return List.of();
  }

  /** What lies open while a computer decides, to be shown with who decides. */
  default Optional<Panel> openCards() {
    return Optional.empty();
  }

  /** What a round brought, as an overlay; only asked for if the game's flow has such ends. */
  default Panel roundOver() {
    throw new IllegalStateException("no round of this game is looked at");
  }

  /** How the game ended: the content of its last page. */
  EndPage endPage();

  /** What happened, as lines of the log. */
  LogReader log();

  /** How the scores went; empty where nothing is counted. */
  default Optional<ScoreHistory> scores() {
    return Optional.empty();
  }

  /** Ends whatever goes on by itself. */
  default void close() {}
}
