package org.sanmarco.room;

import java.util.List;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.GameSource;

/**
 * A room that is led elsewhere. What is done at this screen is proposed; the game changes when the
 * one who leads it has done it.
 */
public interface JoinedRoom extends Room, GameSource {

  /** Whether a proposal is on its way, so that nothing else can be done. */
  boolean isSending();

  /** Proposes moves of a seat at this screen, to be played in a row. */
  void propose(int seat, List<Move> moves);

  /** Proposes to go on: to end the turn, to let chance act, or to close what is on display. */
  void goOn();

  /** Whether a player here may begin another game with the same people once this one is over. */
  boolean canPlayAgain();

  /** Whether a player here may ask to undo the last decision, or agree to it. */
  boolean canUndo();

  /** Asks to undo the last decision, or agrees to it. */
  void undo();

  /** The seat whose player asked for the last undo; 0 if something has happened since. */
  int undoneBy();

  /** The notes of the players, the first one first. */
  List<Note> notes();

  /** Tells all that the player of a seat here asks a computer for advice. */
  void askAdvice(int seat);

  /** Whether the player of a seat here may hand it to a computer, and take it back. */
  boolean canHandOver(int seat);

  /** Hands the seats of a player here to a computer of a level, or back if it is empty. */
  void handOver(int seat, String computer);

  /** Sets what is called when the game, or something that is awaited, has changed. */
  void onChange(Runnable listener);
}
