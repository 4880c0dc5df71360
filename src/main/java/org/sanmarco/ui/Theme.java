package org.sanmarco.ui;

import atlantafx.base.theme.PrimerLight;
import java.util.Objects;
import javafx.application.Application;
import javafx.scene.Scene;

/** The look of the whole window. */
public final class Theme {

  private Theme() {}

  /** Gives the window's scene the program's look: AtlantaFX below, {@code theme.css} on top. */
  public static void dress(Scene scene) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    style(scene);
  }

  /** The same for a further scene. */
  static void style(Scene scene) {
    scene
        .getStylesheets()
        .setAll(Objects.requireNonNull(Theme.class.getResource("theme.css")).toExternalForm());
  }
}
