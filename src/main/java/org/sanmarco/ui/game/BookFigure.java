package org.sanmarco.ui.game;

import javafx.scene.layout.Region;

/** A figure of a game's rule book, to be clicked through. */
public interface BookFigure {

  /** What is seen of it. */
  Region root();

  /** Ends what still moves. */
  void close();
}
