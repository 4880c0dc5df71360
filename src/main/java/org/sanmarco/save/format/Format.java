package org.sanmarco.save.format;

import module java.base;

/**
 * The formats of saved games, and their limits. The limits are far beyond any game, and small
 * enough that no file can do harm.
 */
public final class Format {

  /** The {@code format} of a saved game. */
  public static final String GAME = "san-marco-game";

  /**
   * The {@code format} of the first line of a journal, in which form earlier versions autosaved.
   */
  static final String JOURNAL = "san-marco-journal";

  /** The file name extension of saved games, which systems associate with the program. */
  public static final String ENDING = ".sanmarco";

  /** The file name extension of autosaved games. */
  public static final String AUTOSAVED_ENDING = ".autosave" + ENDING;

  private static final String JOURNAL_ENDING = ".journal";

  /** All extensions that are read, the longest first: a saved game may also have JSON's own. */
  public static final List<String> ENDINGS =
      List.of(AUTOSAVED_ENDING, ENDING, ".json", JOURNAL_ENDING);

  /** The current version; increased only when older programs can't read what is written. */
  public static final int VERSION = 4;

  /** The first version with a checksum. */
  static final int CHECKED = 3;

  /** The earliest time of saving in a file. */
  public static final Instant EARLIEST = Instant.EPOCH;

  /** The latest time of saving in a file; it has a date in every calendar. */
  public static final Instant LATEST = Instant.parse("9998-12-31T23:59:59Z");

  /** The largest size of a file. */
  public static final int MOST_BYTES = 1 << 20;

  /** The most moves of a game. */
  public static final int MOST_MOVES = 20_000;

  static final int MOST_SEATS = 8;

  /** More than eleven days. */
  static final int MOST_MILLIS = 999_999_999;

  static final int MOST_PLAYERS = 99;
  static final int MOST_OPTIONS = 20;
  static final int MOST_EXPECTATIONS = 1_000;
  static final int LONGEST_TEXT = 500;
  static final int DEEPEST = 8;

  private Format() {}

  /** Whether a file is a journal, by its name. */
  public static boolean isJournal(Path file) {
    return file.toString().endsWith(JOURNAL_ENDING);
  }

  /** Whether the autosave wrote a file, by its name. */
  public static boolean isAutosaved(Path file) {
    return file.toString().endsWith(AUTOSAVED_ENDING) || isJournal(file);
  }
}
