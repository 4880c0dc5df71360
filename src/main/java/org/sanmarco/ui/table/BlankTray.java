package org.sanmarco.ui.table;

import javafx.scene.Parent;
import javafx.scene.layout.HBox;

/** A tray with nothing on it: behind a summary it keeps the board at its size. */
final class BlankTray implements Panel {

  private final HBox root = new HBox();

  BlankTray() {
    root.getStyleClass().add("tray");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {}
}
