package org.sanmarco.ui.table;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A seat's name where there is little room: with two players the colour stands below the name. */
public final class SeatName extends VBox {

  public SeatName(PanelContext context, int seat) {
    getStyleClass().add("seat-called");
    setMinWidth(0);
    if (context.hasSeveralSeatsEach()) {
      Label player = new Label(context.player(context.model().view().player(seat)));
      player.getStyleClass().add("seat-owner");
      getChildren().add(player);
    }
    Label own = new Label(context.own(seat));
    own.getStyleClass().addAll("seat-own", "title-face");
    getChildren().add(own);
  }
}
