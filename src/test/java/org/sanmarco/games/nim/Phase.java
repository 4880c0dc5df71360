package org.sanmarco.games.nim;

import java.util.Locale;

/** The kind of move that is due. */
public enum Phase {
  /** Hands are dealt (N2). */
  DEAL,
  /** A seat plays a card (N3, N4). */
  TAKE,
  /** A seat draws a card (N3). */
  DRAW,
  /** The heap is gone (N5). */
  OVER;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
