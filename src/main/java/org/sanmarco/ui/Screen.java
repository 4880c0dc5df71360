package org.sanmarco.ui;

import javafx.scene.Parent;

/** A screen: the content of the window. */
public interface Screen {

  /** The root node. */
  Parent root();

  /** The game it is about, whose rule book opens over it; empty if it is about none. */
  default String game() {
    return "";
  }

  /** What the window's title says of it after the program's name; empty for nothing. */
  default String title() {
    return "";
  }

  /** The same screen, built anew in the current language. */
  Screen renewed();

  /** Called when the screen is left; ends all that it still does. */
  default void close() {}
}
