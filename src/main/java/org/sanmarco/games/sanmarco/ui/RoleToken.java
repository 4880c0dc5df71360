package org.sanmarco.games.sanmarco.ui;

import javafx.scene.layout.HBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.SeatName;

/** A colour that gets a role: to be picked up, put on a place, or dragged there. */
final class RoleToken extends HBox {

  private static final double CREST = 32;

  RoleToken(SanMarcoContext context, int seat, Runnable action) {
    setId("role-seat-" + seat);
    getStyleClass().add("role-token");
    getChildren().addAll(new Crest(context.colour(seat), CREST), new SeatName(context, seat));
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    Buttons.press(this, context.name(seat), action);
  }

  /**
   * Shows the state of the token on its place.
   *
   * @param held whether it is the one that is put somewhere next
   * @param follows whether it has its place because of the others
   */
  void lie(boolean held, boolean follows) {
    Nodes.mark(this, "held", held);
    Nodes.mark(this, "follows", follows);
  }
}
