package org.sanmarco.room;

import module java.base;

import org.sanmarco.kernel.View;
import org.sanmarco.table.Presence;

/** A game in progress and everybody at it, as one screen knows it. For one thread. */
public interface Room {

  /** The thing that the game waits for. */
  Awaited awaited();

  /** Whether a seat's player decides at this screen. */
  boolean isHere(int seat);

  /**
   * Whether a person who plays for a seat is at this screen, or beside it at a screen of their own.
   */
  boolean isNear(int seat);

  /**
   * The position in which a player at this screen may decide while the game waits for one at
   * another screen; empty if nobody may, or has done so.
   */
  Optional<View> early();

  /** Whether a seat waits for its own screen, which is away. */
  boolean isAway(int seat);

  /** Whether the player of a seat is at a screen of theirs; empty if that is not known. */
  Optional<Presence> presence(int seat);

  /** The seats whose own screens are not there, and since when. */
  Map<Integer, Instant> gone();

  /** The question to which players have to agree before the last decision is undone, if any. */
  Optional<Question> undoQuestion();
}
