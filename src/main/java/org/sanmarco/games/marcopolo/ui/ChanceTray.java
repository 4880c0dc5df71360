package org.sanmarco.games.marcopolo.ui;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.GoOnPanel;
import org.sanmarco.ui.table.model.Prompt.Shown;

/** The first hands before they are dealt, and the card that was drawn from the deck. */
final class ChanceTray extends GoOnPanel<MarcoPoloContext> {

  private static final double CARD_HEIGHT = 118;
  private static final int BACKS = 5;

  @FXML private HBox picture;

  ChanceTray(MarcoPoloContext context) {
    super(context, "chance.fxml");
  }

  @Override
  public void show() {
    picture.getChildren().clear();
    if (context.model().prompt() instanceof Shown) {
      lead(context.text("end-turn"));
      context.model().lastEvents().stream()
          .filter(CardDrawn.class::isInstance)
          .map(event -> drawn((CardDrawn) event))
          .forEach(card -> picture.getChildren().add(card));
    } else {
      lead(context.text("deal"));
      for (int i = 0; i < BACKS; i++) {
        picture.getChildren().add(sized(context.cardBack()));
      }
    }
  }

  private Node drawn(CardDrawn event) {
    return sized(event.card() == null ? context.cardBack() : context.card(event.card()));
  }

  private static PlayingCard sized(PlayingCard card) {
    card.setPrefHeight(CARD_HEIGHT);
    card.setMaxHeight(CARD_HEIGHT);
    return card.unused();
  }
}
