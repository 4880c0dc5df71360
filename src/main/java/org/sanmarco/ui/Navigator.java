package org.sanmarco.ui;

import module java.base;

import org.sanmarco.bots.review.Effort;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** Opens screens. The screen before is closed. */
public interface Navigator {

  /** Goes to the start screen. */
  void home();

  /**
   * Goes to the screen on which a new game is set up.
   *
   * @param game the identifier of the game that is chosen initially
   */
  void newGame(String game);

  /**
   * Goes to the screen on which a new game is set up for players in other houses, who come by a
   * link from this computer.
   */
  void newGameByLink();

  /** Goes to the saved games. */
  void library();

  /** Goes to the page of all puzzles. */
  void puzzles();

  /**
   * Goes to a puzzle; the page of all puzzles is behind it.
   *
   * @param puzzle one that is sound
   */
  void puzzle(Puzzle puzzle);

  /**
   * Goes to a decision of the game being played, to find a better move. The game stays as it is,
   * and its review is behind it.
   *
   * @param seats the game's seats
   * @param played the move that was made there
   * @param effort of the review
   * @param withComputers whether computers are reviewed too
   * @param isShown whether the better move is shown at first
   */
  void retry(
      Puzzle puzzle,
      List<Seat> seats,
      Move played,
      Effort effort,
      boolean withComputers,
      boolean isShown);

  /** Goes to the hall of fame, at the current screen's game. */
  void fame();

  /** Goes to a game that is new or was opened; autosaves it in a file of its own. */
  void game(Table table);

  /** The same for a new game; opens the page at which seats come to screens of their own. */
  void hosted(Table table);

  /** The same for a new game; opens the page with the links for players in other houses. */
  void linked(Table table);

  /**
   * The same for a game that was read from a saved game's file; while it is played, no other
   * program opens that file.
   */
  void game(OpenedGame opened);

  /** The same, with the game's review over it. */
  void review(OpenedGame opened);

  /**
   * Goes to a game that another host leads.
   *
   * @param visit its connection, if that ends when the game is left
   */
  void joined(RemoteGame game, Optional<Visit> visit);

  /**
   * Goes to the screen on which a new game elsewhere is set up.
   *
   * @param ready receives what was chosen
   */
  void newGameElsewhere(Consumer<GameOffer> ready);

  /** Goes to an autosaved game, or shows why that is not possible. */
  void resume(Path autosaved);

  /** The same, with the game's review over it. */
  void review(Path autosaved);

  /** Opens the settings over the screen. */
  void settings();

  /**
   * Opens the rule book over the screen.
   *
   * @param rule a rule's identifier, such as {@code C4}; empty for the beginning
   */
  void rules(String rule);

  /** Opens the overview of keys over the screen. */
  void keys();

  /** Opens the summary on one page over the screen. */
  void summary();

  /**
   * Goes to the lesson of a game.
   *
   * @param game the identifier of the game that it teaches
   */
  void firstGame(String game);

  /** Shows the screen's title, which has changed, in the window's. */
  void titleChanged();

  /** Called when the round of the screen's game has changed. */
  default void roundChanged() {}

  /** Ends the program, once the game is safe on the disk. */
  void quit();
}
