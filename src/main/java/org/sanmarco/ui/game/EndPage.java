package org.sanmarco.ui.game;

import javafx.scene.Parent;

/** The content of a game's last page. */
public interface EndPage {

  /** The winners, in a few words. */
  String title();

  /** The reason for the win where it isn't evident; may be empty. */
  String text();

  /** Details such as the origin of the scores. */
  Parent root();

  /** Shows the game that is over. */
  void show();
}
