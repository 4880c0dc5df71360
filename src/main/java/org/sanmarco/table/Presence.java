package org.sanmarco.table;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Whether the player of a seat is at a screen of theirs.
 *
 * @param since since when they are here, or when they were heard of last; null if that is unknown
 * @param back the day of their return, by UTC, if they are away; else null
 */
public record Presence(State state, @Nullable Instant since, @Nullable LocalDate back) {

  /** The kinds of presence. */
  public enum State {
    /** A screen of the player shows the game. */
    HERE,
    /** The player has said to be away, and no screen shows the game. */
    AWAY,
    /** No screen of the player is heard of. */
    SILENT
  }

  /** A player whose screen shows the game. */
  public static Presence here(Instant since) {
    return new Presence(State.HERE, since, null);
  }

  /** A player of whom nothing is heard. */
  public static Presence silent(Optional<Instant> since) {
    return new Presence(State.SILENT, since.orElse(null), null);
  }

  /** The same for a player who has said to be away, unless they are here. */
  public Presence awayUntil(LocalDate day) {
    return state == State.HERE ? this : new Presence(State.AWAY, since, day);
  }
}
