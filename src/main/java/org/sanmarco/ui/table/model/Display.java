package org.sanmarco.ui.table.model;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.View;

/**
 * The state on display: the present, or the past while somebody looks back; and a hand while it is
 * held open.
 */
final class Display {

  private final Agenda agenda;
  private DisplayState shown;

  /** The present state while somebody looks back; null otherwise. */
  private @Nullable DisplayState present;

  /** Whether a player holds their hand open. */
  private boolean peeking;

  Display(Agenda agenda) {
    this.agenda = agenda;
    shown = agenda.present();
  }

  Prompt prompt() {
    return shown.prompt();
  }

  /** The present prompt, also while somebody looks back. */
  Prompt present() {
    return (present == null ? shown : present).prompt();
  }

  /** Whether somebody looks back. */
  boolean isPast() {
    return present != null;
  }

  View view() {
    return perspective().view();
  }

  Decision decision() {
    return perspective().decision();
  }

  private DisplayState.Perspective perspective() {
    return peeking ? shown.open() : shown.closed();
  }

  /** Called when the present state has changed. A player who looks back goes on looking. */
  void update() {
    DisplayState due = agenda.present();
    if (present != null) {
      present = due;
      return;
    }
    View before = shown.open().view();
    shown = due;
    // A player who holds a hand open keeps it open from one of their decisions to the next.
    peeking &= canPeek() && before.seat() == shown.open().view().seat();
  }

  /** Clears the choices of the decision shown. */
  void beginAgain() {
    shown.open().decision().beginAgain();
  }

  /** Shows the state after some of the moves, and keeps the present for later. */
  void lookBack(int moves) {
    peeking = false;
    present = present == null ? shown : present;
    shown = agenda.past(moves);
  }

  /** Shows the present again. */
  void lookAhead() {
    peeking = false;
    if (present != null) {
      shown = present;
      present = null;
    }
  }

  /** Whether a player may hold their hand open. */
  boolean canPeek() {
    return shown.isPeeked();
  }

  boolean isPeeking() {
    return peeking;
  }

  /**
   * Opens or closes the hand of the player who may look at it.
   *
   * @return whether that changes anything
   */
  boolean peek(boolean open) {
    boolean changes = peeking != (open && canPeek());
    peeking ^= changes;
    return changes;
  }

  /** Keeps the hand open until the prompt changes. */
  void stayOpen() {
    peeking = false;
    shown = shown.opened();
  }
}
