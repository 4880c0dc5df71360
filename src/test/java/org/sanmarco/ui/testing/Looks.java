package org.sanmarco.ui.testing;

import javafx.scene.Group;
import javafx.scene.Scene;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Theme;

/** The typefaces and style sheets of all windows of a process. */
final class Looks {

  /** A scene that is never shown: JavaFX forgets a parsed style sheet that no scene uses. */
  private static final Scene KEEPER = keeper();

  private Looks() {}

  /** Loads them once. On the JavaFX thread. */
  static void load() {
    KEEPER.getRoot().applyCss();
  }

  private static Scene keeper() {
    Fonts.load();
    Scene keeper = new Scene(new Group());
    Theme.STANDARD.apply(keeper);
    return keeper;
  }
}
