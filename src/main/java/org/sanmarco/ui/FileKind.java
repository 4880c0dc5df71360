package org.sanmarco.ui;

import module java.base;

import org.sanmarco.save.format.Format;

/** The kinds of files that a player names. */
public enum FileKind {
  /** A saved game. */
  GAME(Format.ENDING),
  /** A game in words. */
  TEXT(".txt"),
  /** All moves of a game as a table. */
  TABLE(".csv"),
  /** The end of a game as a picture. */
  PICTURE(".png");

  /** Some ending; a name such as {@code St. Mark} has none. */
  private static final Pattern ENDED = Pattern.compile(".+\\.\\w{1,8}");

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /** The extension of such a file's name, with the dot. */
  public String ending() {
    return ending;
  }

  /**
   * The file with this ending, unless it has one: some systems' dialogs leave it to the program.
   */
  public Path complete(Path file) {
    String name = String.valueOf(file.getFileName());
    return ENDED.matcher(name).matches() ? file : file.resolveSibling(name + ending);
  }

  /** The key of its texts, such as {@code game}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
