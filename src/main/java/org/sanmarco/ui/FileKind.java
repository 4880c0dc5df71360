package org.sanmarco.ui;

import java.util.Locale;
import org.sanmarco.save.SavedGameStore;

/** What the player's own files hold. */
public enum FileKind {
  /** A saved game. */
  GAME(SavedGameStore.ENDING),
  /** A game in words. */
  TEXT(".txt"),
  /** All moves of a game as a table. */
  TABLE(".csv"),
  /** The end of a game as a picture. */
  PICTURE(".png");

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /** How such a file's name ends, with the dot. */
  public String ending() {
    return ending;
  }

  /** The key of its texts, such as {@code game}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
