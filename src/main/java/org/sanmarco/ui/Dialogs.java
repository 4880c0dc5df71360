package org.sanmarco.ui;

import javafx.scene.layout.Region;
import org.sanmarco.words.Messages;

/**
 * Dialogs, drawn over the screen in the same window. While one is open nothing behind it can be
 * clicked or reached by keys; several may be open, one above the other.
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

  /**
   * Asks a question. Each answer closes the dialog; the last one is what Enter means, and Escape
   * closes it without an answer.
   *
   * @return the dialog, for closing it early
   */
  Region ask(String title, String text, Answer... answers);

  /** Shows a message with a button to go on. */
  void tell(String title, String text);

  /** Whether any dialog is open. */
  boolean isOpen();

  /**
   * A button under a question.
   *
   * @param id names it in tests and style sheets
   * @param words its text
   * @param then what it does
   */
  record Answer(String id, String words, Runnable then) {

    /**
     * An answer whose identifier is the key of its words, with hyphens.
     *
     * @param key such as {@code unkept.stay}
     */
    public static Answer of(Messages messages, String key, Runnable then) {
      return new Answer(key.replace('.', '-'), messages.text(key), then);
    }
  }
}
