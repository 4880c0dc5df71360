package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.game.Panel;

/** The cards a computer chooses from or plays, open for all. */
final class ComputersCards implements Panel {

  private static final double CARD_HEIGHT = 96;

  private final SanMarcoContext context;
  private final HBox root = new HBox();

  private final Drawn<List<Object>> laid = new Drawn<>(what -> lay());

  ComputersCards(SanMarcoContext context) {
    this.context = context;
    root.getStyleClass().add("computer-cards");
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    laid.show(List.of(view.phase(), view.active(), view.hand()));
  }

  private void lay() {
    SanMarcoView view = context.view();
    root.getChildren().clear();
    if (view.phase() == Phase.CHOOSE) {
      root.getChildren().setAll(OpenOffers.lay(context, CARD_HEIGHT));
    } else if (view.phase() == Phase.PLAY) {
      CardRow hand = new CardRow(CARD_HEIGHT);
      view.hand().list().forEach(card -> hand.getChildren().add(OpenOffers.shown(context, card)));
      root.getChildren().setAll(hand);
    }
  }
}
