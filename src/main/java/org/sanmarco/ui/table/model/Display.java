package org.sanmarco.ui.table.model;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.View;

/**
 * What is shown of a game: what is due, or the past while somebody looks back; and a hand while it
 * is held open.
 */
final class Display {

  private DisplayState moment;

  /** What goes on while somebody looks back; null while nobody does. */
  private @Nullable DisplayState now;

  /** Whether a player holds their hand open. */
  private boolean peeking;

  Display(DisplayState due) {
    moment = due;
  }

  Prompt prompt() {
    return moment.prompt();
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

  /** Something else is due. */
  void update(DisplayState due) {
    View before = moment.open().view();
    moment = due;
    // Whoever holds a hand open goes on holding it from one of their decisions to the next.
    peeking &= canPeek() && before.seat() == moment.open().view().seat();
  }

  /** What was put together is forgotten. */
  void beginAgain() {
    moment.open().decision().beginAgain();
  }

  /** Shows the past; what was going on waits. */
  void lookBack(DisplayState past) {
    peeking = false;
    now = now == null ? moment : now;
    moment = past;
  }

  /** Shows what was going on before somebody looked back. */
  void lookAhead() {
    peeking = false;
    if (now != null) {
      moment = now;
      now = null;
    }
  }

  /** Whether somebody may look at a hand, for as long as they hold it open. */
  boolean canPeek() {
    return moment.isPeeked();
  }

  boolean isPeeking() {
    return peeking;
  }

  /**
   * Opens the hand of whoever may look at it, or closes it.
   *
   * @return whether that changes anything
   */
  boolean peek(boolean open) {
    boolean changes = peeking != (open && canPeek());
    peeking ^= changes;
    return changes;
  }

  /** Shows the hand until something else is due, without being held open. */
  void stayOpen() {
    peeking = false;
    moment = moment.opened();
  }
}
