package org.sanmarco.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A game at one moment: who acts, what they may do, and what happens when they do it.
 *
 * <p>Compact and mutable, made for search. Not safe for use by several threads at once. Equal to
 * another position exactly if the two can't be told apart from here on.
 */
public interface Position extends State {

  /** Why the move can't be played here, or null if it can. */
  @Nullable Refusal refusal(Move move);

  /**
   * Plays a move.
   *
   * @throws RefusedException with {@link #refusal} if it is not legal; the position is then
   *     unchanged
   */
  void play(Move move, EventListener listener);

  /** A position of its own, equal to this one. */
  Position copy();

  /**
   * Becomes equal to another position of the same game and number of players; allocates nothing.
   *
   * @throws ClassCastException if the other is of another game
   */
  void copyFrom(Position other);

  /**
   * The view of one seat.
   *
   * @param seat 1 and up; 0 for what all may see
   * @throws RefusedException if there is no such seat
   */
  View view(int seat);

  /**
   * One random move that is legal here: uniform over a seat's moves, and by its probabilities where
   * chance acts.
   *
   * @throws RefusedException at the end of the game
   */
  Move sample(RandomSource random);

  /**
   * Plays such a random move, without making it a value: for games by the million. Allocates
   * nothing. The game must not be over.
   */
  void playRandom(RandomSource random);

  /**
   * The totals of cards and pieces of each kind, hidden ones included; constant during a game.
   * Empty if nothing is conserved.
   */
  int[] inventory();
}
