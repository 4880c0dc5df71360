package org.sanmarco.ui.game;

import javafx.scene.Node;
import org.sanmarco.ui.art.Laurel;

/** The content of a game's last page: details such as the origin of the scores. */
public interface EndPage extends Panel {

  /** The winners, in a few words. */
  String title();

  /** The reason for the win where it isn't evident; may be empty. */
  String text();

  /** A new crown for a winner's crest, the middle of its lower rim at the origin. */
  default Node crown() {
    return new Laurel();
  }
}
