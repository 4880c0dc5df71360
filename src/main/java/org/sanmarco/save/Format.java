package org.sanmarco.save;

import java.time.Instant;
import java.util.List;

/**
 * The formats of saved games and journals, and their limits. The limits are far beyond any game,
 * and small enough that no file can do harm.
 */
final class Format {

  static final String GAME = "san-marco-game";
  static final String JOURNAL = "san-marco-journal";

  static final String JOURNAL_ENDING = ".journal";

  /** The endings of their files' names: two for a saved game, since it is JSON as well. */
  static final List<String> ENDINGS = List.of(SavedGameStore.ENDING, ".json", JOURNAL_ENDING);

  /** Goes up only when older programs can't read what is written. */
  static final int VERSION = 3;

  /** The first version that has a check. */
  static final int CHECKED = 3;

  /** The times that a file may have been saved at: each has a date in every calendar. */
  static final Instant EARLIEST = Instant.EPOCH;

  static final Instant LATEST = Instant.parse("9998-12-31T23:59:59Z");

  static final int MOST_BYTES = 1 << 20;
  static final int MOST_MOVES = 20_000;
  static final int MOST_SEATS = 8;
  static final int MOST_PLAYERS = 99;
  static final int MOST_OPTIONS = 20;
  static final int MOST_EXPECTATIONS = 1_000;
  static final int LONGEST_TEXT = 500;
  static final int DEEPEST = 8;

  private Format() {}
}
