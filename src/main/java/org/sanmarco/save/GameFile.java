package org.sanmarco.save;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A file with a game in it, as a folder lists it; nobody has looked into it yet.
 *
 * @param path where it is
 * @param kept whether it is a game that keeps itself, and not one that a player saved
 * @param changed when it was last written
 */
public record GameFile(Path path, boolean kept, Instant changed) {

  /** Its name without the ending. */
  public String name() {
    String name = String.valueOf(path.getFileName());
    return name.substring(0, name.lastIndexOf('.'));
  }
}
