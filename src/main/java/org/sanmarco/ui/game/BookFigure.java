package org.sanmarco.ui.game;

import javafx.scene.layout.Region;

/** A figure of a game's rule book, to be clicked through. */
public interface BookFigure {

  /** The view of the figure. */
  Region root();

  /** Stops all animation. */
  void close();
}
