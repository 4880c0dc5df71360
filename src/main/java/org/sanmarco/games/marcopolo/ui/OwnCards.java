package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.HandFan;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.game.Panel;

/** The viewer's hand while a computer decides; empty if no hand is visible. */
final class OwnCards implements Panel {

  private static final double CARD_HEIGHT = 96;

  private final MarcoPoloContext context;
  private final HBox root = new HBox();
  private final Drawn<List<Cards>> laid = new Drawn<>(this::lay);

  OwnCards(MarcoPoloContext context) {
    this.context = context;
    root.getStyleClass().add("own-cards");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    MarcoPoloView view = context.view();
    laid.show(view.seat() == 0 ? List.of() : List.of(view.hand(view.seat())));
  }

  private void lay(List<Cards> hands) {
    root.getChildren().clear();
    for (Cards cards : hands) {
      HandFan fan = new HandFan(context.messages().locale(), CARD_HEIGHT);
      fan.show(cards, cards.size(), false);
      fan.setDisable(true);
      Label whose = new Label(context.text("hand"));
      whose.getStyleClass().add("tray-help");
      root.getChildren().addAll(whose, fan);
    }
  }
}
