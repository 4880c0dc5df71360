package org.sanmarco.ui;

import module java.base;

/** Asks the player for a file: with the system's dialogs, or with a test's answers. */
public interface FilePicker {

  /**
   * A saved game to open; empty if the player cancels.
   *
   * @param folder where to look first
   */
  Optional<Path> chooseOpen(Path folder);

  /**
   * A file to write into, as the player named it, perhaps without an ending; empty if the player
   * cancels. If there is such a file, the player was asked whether to replace it.
   *
   * @param suggestion a name for it, without an ending, in the folder to look at first if it is in
   *     one
   */
  Optional<Path> chooseSave(FileKind kind, Path suggestion);

  /** The file of a table for games elsewhere; empty if the player cancels. */
  Optional<Path> chooseTable();

  /** A folder to write into; empty if the player cancels. */
  Optional<Path> chooseFolder();

  /** Shows a folder in the system's own way. */
  void show(Path folder);
}
