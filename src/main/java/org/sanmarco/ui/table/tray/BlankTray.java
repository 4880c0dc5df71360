package org.sanmarco.ui.table.tray;

import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.game.Panel;

/** A tray with nothing on it: behind a summary it keeps the board at its size. */
public final class BlankTray implements Panel {

  private final HBox root = new HBox();

  public BlankTray() {
    root.getStyleClass().add("tray");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {}
}
