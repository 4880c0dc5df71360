package org.sanmarco.ui.table.tray;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;

/** The tray while the board is shown after the end: a button back to the last page. */
public final class OverTray implements Panel {

  private final HBox root = new HBox();
  private final Button show;

  public OverTray(PanelContext context, Runnable again) {
    show = new Button(context.text("game-over.show"));
    show.setId("game-over-show");
    show.setOnAction(event -> again.run());
    root.getChildren().add(show);
    root.getStyleClass().addAll("tray", "tray-middle");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return show;
  }

  @Override
  public void show() {}
}
