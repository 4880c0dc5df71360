package org.sanmarco.ui;

import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;

/** A screen: the content of the window. */
public interface Screen {

  /** The smallest window: all screens can be laid out in it. */
  double LEAST_WIDTH = 1024;

  double LEAST_HEIGHT = 700;

  /** The root node. */
  Parent root();

  /** The game it is about, whose rule book opens over it; empty if it is about none. */
  default String game() {
    return "";
  }

  /** The round of its game, by which the music changes; 0 before the first. */
  default int round() {
    return 0;
  }

  /** The text after the program's name in the window's title; may be empty. */
  default String title() {
    return "";
  }

  /** The smallest layout size in pixels; text is enlarged as long as this size fits. */
  default Dimension2D leastRoom() {
    return new Dimension2D(LEAST_WIDTH, LEAST_HEIGHT);
  }

  /** The file of the finished game that it shows, if the game was not played at this window. */
  default Optional<Path> kept() {
    return Optional.empty();
  }

  /** The same screen, rebuilt in the current language. */
  Screen renewed();

  /** Called before the game is left that the screen shows; it may stay all the same. */
  default void leaving() {}

  /** Called when the screen is left; ends all that it still does. */
  default void close() {}
}
