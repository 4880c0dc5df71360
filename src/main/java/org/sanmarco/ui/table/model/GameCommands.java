package org.sanmarco.ui.table.model;

import java.util.Optional;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Table;

/** The commands of the people at one screen. A command that is not possible now does nothing. */
public interface GameCommands {

  /** Continues: lifts the curtain, lets chance act, ends a turn, or closes what is on display. */
  void goOn();

  /** Lets chance make all its moves up to the next decision. */
  default void rollAll() {}

  /** Undoes the last decision. */
  void undo();

  /** Redoes the last undo: it reveals nothing that was not seen before. */
  default void redo() {}

  /**
   * Shows the game as all could see it after some of its moves, until all of them are shown again.
   *
   * @param moves 0 or less for the first position, {@link GameView#size} or more for the present
   */
  void lookAt(int moves);

  /** Opens or closes the hand of the player who may look at it. */
  void peek(boolean open);

  /** Opens the hand of the player who may look at it until another player decides. */
  void stayOpen();

  /** Marks that the seat that decides asks for advice; once for each decision. */
  void askAdvice();

  /** Hands a player's seats to a computer of a level, or back to the player if it is empty. */
  void handOver(int seat, String computer);

  /** Lets the seat whose screen is away decide here until the screen is back. */
  default void decideHere() {}

  /** Lets a computer play for the seat whose screen is away until the screen is back. */
  default void substitute() {}

  /** Gives the game a name. */
  default void name(String name) {}

  /** Makes the game one for practice for good: every move can be undone. */
  default void practise() {}

  /**
   * The whole game with its secret moves, to be saved or exported; empty if another host leads it,
   * until the log of the finished game was checked.
   */
  Optional<GameRecord> record();

  /** A new game from the position shown, with a chance source of its own. */
  Table continued(ChanceSource chanceSource);

  /** Whether people here can begin another game with the same players. */
  boolean canPlayAgain();

  /** Begins another game with the same players, if this one is over. */
  void playAgain();
}
