package org.sanmarco.ui.table.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.LedRoom;
import org.sanmarco.table.Table;

/**
 * Undo and redo: of the moves at the table, and of one that would reveal something and is held back
 * until its player ends their turn.
 */
final class UndoRedo {

  private final Table source;
  private final LedRoom room;
  private final Agenda agenda;
  private final Viewpoint viewpoint;

  /** The move that is held back; null if none is. */
  private @Nullable Move heldBack;

  /** A move that was held back and then undone, until another one is made; else null. */
  private @Nullable Move letGo;

  UndoRedo(Table source, LedRoom room, Agenda agenda, Viewpoint viewpoint) {
    this.source = source;
    this.room = room;
    this.agenda = agenda;
    this.viewpoint = viewpoint;
  }

  /** Keeps a move back until its player ends their turn. */
  void hold(Move move) {
    letGo = null;
    heldBack = move;
    if (source.actor() instanceof Actor.Seat(int seat)) {
      boolean isLast = source.ends(move) && !source.reveals(move);
      source.foresee(isLast ? move : null);
      room.stop(new Awaited(Task.END, seat, isLast ? source.size() + 1 : 0, 0));
    }
  }

  /** Plays the move that is held back, if one is. */
  void release() {
    if (heldBack != null) {
      Move move = heldBack;
      drop();
      source.play(move);
    }
  }

  /** Drops the move that is held back. */
  void drop() {
    heldBack = null;
    source.foresee(null);
  }

  /** Forgets the move that was let go, as another move was made or the seat was handed over. */
  void forget() {
    letGo = null;
  }

  /** Whether a move is held back, which its player alone undoes. */
  boolean isHolding() {
    return heldBack != null;
  }

  /** Whether a seat's player may undo the last decision, ask for it, or agree to it. */
  boolean canUndo(int seat) {
    return heldBack == null
        ? room.canUndo(seat) && (source.isPractice() || !viewpoint.isTakenAfter(source.lastMove(0)))
        : source.actor() instanceof Actor.Seat(int due) && room.isSamePlayer(seat, due);
  }

  /** Undoes the last decision, with all moves that were made together. */
  void undo() {
    List<Move> undone;
    if (heldBack == null) {
      undone = room.undo();
    } else {
      undone = List.of(heldBack);
      letGo = heldBack;
      drop();
      room.looked();
    }
    agenda.takenBack(undone);
  }

  boolean canRedo() {
    return source.canRedo() || letGo != null;
  }

  /** Redoes the last undo as it was: it reveals nothing that was not seen before. */
  void redo() {
    if (source.canRedo()) {
      source.redo();
      // Dice that everybody has seen need not be on display again.
      agenda.played(true);
    } else if (letGo != null) {
      hold(letGo);
    }
  }
}
