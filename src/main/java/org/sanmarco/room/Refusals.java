package org.sanmarco.room;

import org.sanmarco.kernel.Refusal;

/** The refusals of what is proposed in a room, besides those of the game's rules. */
public final class Refusals {

  /** A proposal about a position that is no longer the present one. */
  public static final Refusal STALE = Refusal.of("", "stale-frame");

  /** A proposal of a seat that isn't asked. */
  public static final Refusal NOT_YOURS = Refusal.of("", "not-your-turn");

  /** A proposal for which there is no occasion now. */
  public static final Refusal NOT_NOW = Refusal.of("", "nothing-to-choose");

  /** An undo where nothing can be undone, or not by this player. */
  public static final Refusal NOTHING_TO_UNDO = Refusal.of("", "nothing-to-undo");

  private Refusals() {}
}
