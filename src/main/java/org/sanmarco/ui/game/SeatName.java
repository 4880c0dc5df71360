package org.sanmarco.ui.game;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Isolation;

/** A seat's name where there is little room: with two players the colour stands below the name. */
public final class SeatName extends VBox {

  private static final int MANY = 9;
  private static final int MORE = 12;

  /** Has a name in smaller letters the longer it is. */
  public static void fit(Label label) {
    label
        .textProperty()
        .subscribe(name -> {
          String bare = Isolation.bare(name);
          int letters = bare.codePointCount(0, bare.length());
          Nodes.mark(label, "long", letters > MANY && letters <= MORE);
          Nodes.mark(label, "longer", letters > MORE);
        });
  }

  public SeatName(PanelContext context, int seat) {
    getStyleClass().add("seat-called");
    setMinWidth(0);
    if (context.hasSeveralSeatsEach()) {
      Label player =
          Nodes.styled(
              new Label(context.player(context.model().view().player(seat))), "seat-owner");
      getChildren().add(player);
    }
    getChildren().add(Nodes.styled(new Label(context.own(seat)), "seat-own", "title-face"));
  }
}
