package org.sanmarco.ui.game;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A seat's name where there is little room: with two players the colour stands below the name. */
final class SeatName extends VBox {

  SeatName(Desk desk, int seat) {
    getStyleClass().add("seat-called");
    setMinWidth(0);
    if (desk.isForTwo()) {
      Label player = new Label(desk.player(desk.model().view().player(seat)));
      player.getStyleClass().add("seat-owner");
      getChildren().add(player);
    }
    Label own = new Label(desk.own(seat));
    own.getStyleClass().addAll("seat-own", "title-face");
    getChildren().add(own);
  }
}
