package org.sanmarco.ui.game;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.sanmarco.words.Isolation;

/** A seat's name where there is little room: with two players the colour stands below the name. */
public final class SeatName extends VBox {

  private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
  private static final PseudoClass LONGER = PseudoClass.getPseudoClass("longer");
  private static final int MANY = 9;
  private static final int MORE = 12;

  /** Has a name in smaller letters the longer it is. */
  public static void fit(Label label) {
    label
        .textProperty()
        .subscribe(name -> {
          String bare = Isolation.bare(name);
          int letters = bare.codePointCount(0, bare.length());
          label.pseudoClassStateChanged(LONG, letters > MANY && letters <= MORE);
          label.pseudoClassStateChanged(LONGER, letters > MORE);
        });
  }

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
