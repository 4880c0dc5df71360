package org.sanmarco.ui;

import javafx.scene.Parent;

/** What fills the window. */
public interface Screen {

  /** All of it. */
  Parent root();

  /** The game it is about, whose rule book opens over it; empty if it is about none. */
  default String game() {
    return "";
  }

  /** What the window's title says of it after the program's name; empty for nothing. */
  default String title() {
    return "";
  }

  /** The same screen, built anew in what has become the language. */
  Screen renewed();

  /** It is being left: whatever it still does has to end. */
  default void close() {}
}
