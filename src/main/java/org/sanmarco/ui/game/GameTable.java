package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** A game's parts of one table screen. For the JavaFX thread. */
public interface GameTable {

  /** The context of its panels. */
  PanelContext context();

  /** The board. */
  Region board();

  /** A copy of the board as it is now, in nodes of its own, for a picture of the end. */
  Region picture();

  /** Style sheets of what the game puts beside its board, over those of the page. */
  default List<String> stylesheets() {
    return List.of();
  }

  /** Called once the table is part of a page, before anything is shown. */
  default void attachTo(Region page) {}

  /**
   * Shows the model's state and animates the last move.
   *
   * @param whenSeen called when the animation has ended or was skipped
   */
  void show(Runnable whenSeen);

  /** Shows round and turn on the board; called together with the header, which says the same. */
  default void showTurn() {}

  /** Whether an animation is running. */
  default boolean isPlaying() {
    return false;
  }

  /** Ends all animation at once. */
  default void skip() {}

  /**
   * The decisive moments of a move, in order: as many as its animation has stops.
   *
   * @param played the move, as those at the screen may see it
   */
  default List<Moment> moments(SeenMove played) {
    return List.of();
  }

  /**
   * Has the next animation stop at each of its decisive moments until {@link #goOn}.
   *
   * @param begins called with the number of a moment, from 0, when it begins
   */
  default void stopAtMoments(IntConsumer begins) {}

  /** Whether an animation has stopped at a decisive moment. */
  default boolean isStopped() {
    return false;
  }

  /** Continues an animation that has stopped, or hurries it to its next stop. */
  default void goOn() {}

  /** Continues at the beginning of a later decisive moment, and shows what comes before it. */
  default void goTo(int moment) {}

  /**
   * The telling moments of a move, on which the players may remark; the most telling first.
   *
   * @param played the move, as everybody may see it
   */
  default List<Remark> remarks(SeenMove played) {
    return List.of();
  }

  /** Tells a decisive moment on the board, piece by piece; empty once the game continues. */
  default void tell(Optional<Moment> moment) {
    point(moment.map(Moment::spot).orElse(Highlight.NONE));
  }

  /** Highlights on the board what a line of the log mentions. */
  default void point(Highlight spoken) {}

  /**
   * The nodes along an arrow for a legal move, from its card or piece to its destination; none if
   * the move has no place.
   */
  default List<Node> path(Move move) {
    return List.of();
  }

  /** The part in which cards are sorted; empty if this game has none, or it is not shown. */
  default Optional<Region> sorted() {
    return Optional.empty();
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
   * The panel below the board.
   *
   * @param prompt what chance gives or has given, or what a seat must decide
   */
  Panel tray(Prompt prompt);

  /**
   * A player's panel beside the board.
   *
   * @param menu who plays for them; belongs into its head
   */
  Panel player(int player, SeatMenu menu);

  /** Further panels beside the board, below the players. */
  default List<Panel> side() {
    return List.of();
  }

  /** The cards that are open to all, above the log; empty if the board shows them. */
  default Optional<Panel> supply() {
    return Optional.empty();
  }

  /**
   * The stock left to draw, below all panels beside the board; folded away where there is too
   * little room for it.
   */
  default Optional<Panel> stock() {
    return Optional.empty();
  }

  /** The panels in the header after round and turn. */
  default List<Panel> headline() {
    return List.of();
  }

  /** The open cards, shown beside the acting seat while a computer decides. */
  default Optional<Panel> openCards() {
    return Optional.empty();
  }

  /** The cards open to all, large below the board of a television; empty if it shows them. */
  default Optional<Panel> televisionCards() {
    return Optional.empty();
  }

  /** The result of a round, as an overlay; called only if the game's flow has such ends. */
  default Panel roundOver() {
    throw new IllegalStateException("no round of this game is looked at");
  }

  /** The content of the last page. */
  EndPage endPage();

  /** The reader that makes lines of the log. */
  LogReader log();

  /** The history of the scores; empty where nothing is counted. */
  default Optional<ScoreHistory> scores() {
    return Optional.empty();
  }

  /** Stops everything that still runs. */
  default void close() {}
}
