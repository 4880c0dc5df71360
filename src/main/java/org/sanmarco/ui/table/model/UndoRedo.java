package org.sanmarco.ui.table.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;

/**
 * What can be taken back and done again: the moves at the table, and one that would turn something
 * up and is held back until its player ends their turn.
 */
final class UndoRedo {

  private final GameSource source;
  private final GameFlow flow;
  private final Agenda agenda;
  private final Viewpoint viewpoint;

  /** The move that is held back; null if none is. */
  private @Nullable Move heldBack;

  /** A move that was held back and then taken back, until another one is made; else null. */
  private @Nullable Move letGo;

  UndoRedo(GameSource source, GameFlow flow, Agenda agenda, Viewpoint viewpoint) {
    this.source = source;
    this.flow = flow;
    this.agenda = agenda;
    this.viewpoint = viewpoint;
  }

  /** Keeps a move back until its player ends their turn. */
  void hold(Move move) {
    heldBack = move;
    letGo = null;
    agenda.holdBack();
  }

  /** Plays the move that is held back, if one is. */
  void release() {
    if (heldBack != null) {
      source.play(heldBack);
      heldBack = null;
    }
  }

  /** The move that is held back isn't made after all. */
  void drop() {
    heldBack = null;
  }

  /** What was let go can't come again: another move was made, or somebody else has the seat. */
  void forget() {
    letGo = null;
  }

  /**
   * Whether something can be taken back: not past chance, nor past anything that was turned up,
   * unless the game is for practice.
   */
  boolean canUndo() {
    return heldBack != null
        || source.canUndo(flow::isPart)
            && (source.isPractice() || !viewpoint.isTakenAfter(source.lastMove(0)));
  }

  /** Takes the last decision back, with all moves that were made at one go. */
  void undo() {
    List<Move> undone;
    if (heldBack == null) {
      undone = source.undo(flow::isPart);
    } else {
      undone = List.of(heldBack);
      letGo = heldBack;
      heldBack = null;
    }
    agenda.takenBack(undone);
  }

  /** Whether something was taken back that can be done again. */
  boolean canRedo() {
    return source.canRedo() || letGo != null;
  }

  /** Does again what was taken back last, as it was: it turns up nothing that was not seen. */
  void redo() {
    if (source.canRedo()) {
      source.redo();
      // Dice that everybody saw before need not be looked at again.
      agenda.played(true);
    } else if (letGo != null) {
      hold(letGo);
    }
  }
}
