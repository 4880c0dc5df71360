package org.sanmarco.games.marcopolo.ui;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.HandFan;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.TablePanel;

/** The viewer's hand while a computer decides; empty if no hand is visible. */
final class OwnCards extends TablePanel<MarcoPoloContext, HBox> {

  private static final double CARD_HEIGHT = 96;

  private final Drawn<Hand> laid = new Drawn<>(this::lay);

  private record Hand(Cards cards, boolean byColour) {}

  OwnCards(MarcoPoloContext context) {
    super(context, new HBox());
    root.getStyleClass().add("own-cards");
  }

  @Override
  public void show() {
    MarcoPoloView view = context.view();
    laid.show(
        new Hand(view.seat() == 0 ? Cards.NONE : view.hand(view.seat()), context.isByColour()));
  }

  private void lay(Hand hand) {
    root.getChildren().clear();
    if (!hand.cards().isEmpty()) {
      HandFan fan = new HandFan(context.messages().locale(), CARD_HEIGHT);
      fan.show(hand.cards(), hand.cards().size(), hand.byColour());
      fan.setDisable(true);
      Label whose = Nodes.styled(new Label(context.text("hand")), "tray-help");
      root.getChildren().addAll(whose, Nodes.wide(fan));
    }
  }
}
