package org.sanmarco.ui.table.tray;

import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.game.Panel;

/** An empty tray, which keeps the board at its size behind a summary. */
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
