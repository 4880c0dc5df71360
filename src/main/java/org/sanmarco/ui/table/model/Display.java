package org.sanmarco.ui.table.model;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.View;

/**
 * The state on display: the present, or the past while somebody looks back; and a hand while it is
 * held open.
 */
final class Display {

  private DisplayState moment;

  /** The present state while somebody looks back; null otherwise. */
  private @Nullable DisplayState now;

  /** Whether a player holds their hand open. */
  private boolean peeking;

  Display(DisplayState due) {
    moment = due;
  }

  Prompt prompt() {
    return moment.prompt();
  }

  /** The present prompt, also while somebody looks back. */
  Prompt present() {
    return (now == null ? moment : now).prompt();
  }

  View view() {
    return perspective().view();
  }

  Decision decision() {
    return perspective().decision();
  }

  private DisplayState.Perspective perspective() {
    return peeking ? moment.open() : moment.closed();
  }

  /** Called when the present state has changed. A player who looks back goes on looking. */
  void update(DisplayState due) {
    if (now != null) {
      now = due;
      return;
    }
    View before = moment.open().view();
    moment = due;
    // A player who holds a hand open keeps it open from one of their decisions to the next.
    peeking &= canPeek() && before.seat() == moment.open().view().seat();
  }

  /** Clears the choices of the decision shown. */
  void beginAgain() {
    moment.open().decision().beginAgain();
  }

  /** Shows the past, and keeps the present for later. */
  void lookBack(DisplayState past) {
    peeking = false;
    now = now == null ? moment : now;
    moment = past;
  }

  /** Shows the present again. */
  void lookAhead() {
    peeking = false;
    if (now != null) {
      moment = now;
      now = null;
    }
  }

  /** Whether a player may hold their hand open. */
  boolean canPeek() {
    return moment.isPeeked();
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
    moment = moment.opened();
  }
}
