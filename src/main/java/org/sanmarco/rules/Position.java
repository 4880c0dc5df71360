package org.sanmarco.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment: who acts, what he may do, and what happens when he does it.
 *
 * <p>Compact and mutable, made for search. Not safe for use by several threads at once. Equal to
 * another position exactly if the two can't be told apart from here on.
 */
public interface Position {

  /** What the game started from. */
  Setup setup();

  /** How many seats there are. */
  int seats();

  /** Who makes the next move. */
  Actor actor();

  /**
   * All moves open to the actor, each once; empty at the end.
   *
   * @throws RefusedException where chance has too many to list
   */
  List<? extends Move> legal();

  /** Why the move can't be played here, or null if it can. */
  @Nullable Refusal refusal(Move move);

  /**
   * Plays a move.
   *
   * @throws RefusedException with {@link #refusal} if it is not legal; the position is then
   *     unchanged
   */
  void play(Move move, Listener listener);

  /** A position of its own, equal to this one. */
  Position copy();

  /**
   * What one seat may see.
   *
   * @param seat 1 and up; 0 for what all may see
   */
  View view(int seat);

  /**
   * One random move that is legal here: uniform over a seat's moves, and by its probabilities where
   * chance acts.
   *
   * @throws RefusedException at the end of the game
   */
  Move sample(Randomness randomness);

  /**
   * The whole position as plain data, in the notation's form and order: maps, lists, strings,
   * numbers, booleans and null.
   */
  Map<String, @Nullable Object> describe();
}
