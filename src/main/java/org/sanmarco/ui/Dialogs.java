package org.sanmarco.ui;

import javafx.scene.layout.Region;

/**
 * Dialogs, drawn over the screen in the same window. While one is open nothing behind it can be
 * clicked or reached by keys; several lie on top of each other.
 */
public interface Dialogs {

  /**
   * Opens a dialog.
   *
   * @param dialog gets the frame of all dialogs; the first of its nodes that can have the focus
   *     gets it
   * @param cancel what the Escape key does; most dialogs close themselves
   */
  void open(Region dialog, Runnable cancel);

  /** Closes a dialog; those that are not open do no harm. */
  void close(Region dialog);

  /** Tells something, with a button to go on. */
  void tell(String title, String text);

  /** Whether any dialog is open. */
  boolean isOpen();
}
