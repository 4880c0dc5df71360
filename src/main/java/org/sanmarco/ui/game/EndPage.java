package org.sanmarco.ui.game;

import javafx.scene.Parent;

/** How a game ended: what its last page says. */
public interface EndPage {

  /** Who won, a few words. */
  String title();

  /** By what, where that isn't clear; may be empty. */
  String text();

  /** Where the scores came from, and the like. */
  Parent root();

  /** Shows the game that is over. */
  void show();
}
