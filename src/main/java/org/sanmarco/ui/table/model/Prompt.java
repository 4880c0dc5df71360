package org.sanmarco.ui.table.model;

/** The next thing for the people at the screen to do or to look at. One at a time. */
public sealed interface Prompt {

  /** The seat that it is about; 0 for none. */
  default int seat() {
    return 0;
  }

  /**
   * The screen is covered until it has changed hands.
   *
   * @param seat the seat that alone may look next; 0 if all may look again
   */
  record Curtain(int seat) implements Prompt {}

  /**
   * Chance is to act: a die is to be rolled, or cards or lots are to be drawn.
   *
   * @param seat the seat that it acts for
   */
  record Chance(Enum<?> phase, int seat) implements Prompt {}

  /**
   * It is a computer's turn, and it makes its move, or chance's, by itself.
   *
   * @param seat the seat on turn
   * @param chance whether chance is to act
   */
  record Computer(int seat, boolean chance) implements Prompt {}

  /**
   * A chance result is on display.
   *
   * @param move the number of chance's move
   */
  record Shown(int move) implements Prompt {}

  /**
   * A player has moved, and may still undo it; the game continues once they end their turn.
   *
   * @param seat the seat that has moved
   * @param isLast whether the move ends the game
   */
  record TurnOver(int seat, boolean isLast) implements Prompt {}

  /** A seat must decide. */
  record Deciding(int seat, Enum<?> phase) implements Prompt {}

  /**
   * A seat decides at a screen of its own, because others may not see what it sees.
   *
   * @param seat the seat
   */
  record OtherScreen(int seat) implements Prompt {}

  /**
   * A seat is to decide at a screen of its own that is away: the game waits for it, unless the
   * people here choose otherwise.
   *
   * @param seat the seat
   */
  record Away(int seat) implements Prompt {}

  /**
   * The game waits until somebody takes a seat that is free.
   *
   * @param seat the seat
   */
  record Joining(int seat) implements Prompt {}

  /**
   * A round is over, and its result is on display.
   *
   * @param move the number of the move that ended it
   */
  record RoundOver(int move) implements Prompt {}

  /**
   * A past position is on display; nothing can be done until the player returns to the present.
   *
   * @param moves the number of moves before the position
   */
  record Past(int moves) implements Prompt {}

  /** The game is over. */
  record GameOver() implements Prompt {}
}
