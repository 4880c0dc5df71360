package org.sanmarco.save;

import module java.base;

/**
 * A file with a game in it, as a folder lists it; it has not been read.
 *
 * @param path where it is
 * @param autosaved whether the autosave wrote it, and not a player
 * @param changed when it was last written
 */
public record SavedGameFile(Path path, boolean autosaved, Instant changed) {

  static final Comparator<SavedGameFile> NEWEST_FIRST =
      Comparator.comparing(SavedGameFile::changed).reversed();

  /** The file's name without the ending. */
  public String name() {
    return nameOf(path);
  }

  /** A file's name without the ending. */
  public static String nameOf(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
  }
}
