package org.sanmarco.ui;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the player for a file: the system's own dialogs, or what a test says instead. */
public interface Files {

  /** A saved game to open; empty if he thinks better of it. */
  Optional<Path> chooseOpen();

  /**
   * A file to save a game in; empty if he thinks better of it.
   *
   * @param suggestion a name for it, without a folder
   */
  Optional<Path> chooseSave(String suggestion);
}
