package org.sanmarco.ui.table.model;

/** What the people in front of the screen are to do or to look at now. One at a time. */
public sealed interface Prompt {

  /**
   * The screen is covered until it has changed hands (T6).
   *
   * @param seat who alone may look next; 0 if all may look again
   */
  record Curtain(int seat) implements Prompt {}

  /**
   * A die is to be rolled, cards or lots are to be drawn.
   *
   * @param seat for whom
   */
  record Chance(Enum<?> phase, int seat) implements Prompt {}

  /**
   * It is a computer's turn, and it makes its move, or chance's, by itself.
   *
   * @param seat whose
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
   * A player has moved, and may still take it back; the game goes on once they end their turn.
   *
   * @param seat who has moved
   */
  record TurnOver(int seat) implements Prompt {}

  /** A seat must decide. */
  record Deciding(int seat, Enum<?> phase) implements Prompt {}

  /**
   * A round is over, and what it brought is looked at.
   *
   * @param move the number of the move that ended it
   */
  record RoundOver(int move) implements Prompt {}

  /**
   * The game is looked at as it was; nothing can be done until one is back at now.
   *
   * @param moves after how many of its moves
   */
  record Past(int moves) implements Prompt {}

  /** The game is over. */
  record GameOver() implements Prompt {}
}
