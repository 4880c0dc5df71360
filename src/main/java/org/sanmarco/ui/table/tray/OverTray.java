package org.sanmarco.ui.table.tray;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;

/** The tray while the board is shown after the end: a button back to the last page. */
public final class OverTray extends TablePanel<PanelContext, HBox> {

  private final Button show;

  public OverTray(PanelContext context, Runnable again) {
    super(context, new HBox());
    show = new Button(context.text("game-over.show"));
    show.setId("game-over-show");
    show.setOnAction(event -> again.run());
    root.getChildren().add(show);
    root.getStyleClass().addAll("tray", "tray-middle");
  }

  @Override
  public Node first() {
    return show;
  }

  @Override
  public void show() {}
}
