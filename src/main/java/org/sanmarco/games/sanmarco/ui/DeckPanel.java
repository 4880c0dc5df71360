package org.sanmarco.games.sanmarco.ui;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.game.TablePanel;

/** The cards left in the decks (B6). */
final class DeckPanel extends TablePanel<SanMarcoContext, Parent> {

  private static final double PICTURE = 24;

  private final Map<Card, Label> counts = new EnumMap<>(Card.class);

  @FXML private HBox districts;
  @FXML private HBox others;

  DeckPanel(SanMarcoContext context) {
    super(context, "deck.fxml");
    for (Card card : Card.ALL) {
      Node what = what(card);
      what.getStyleClass().add("deck-kind");
      Label count = Nodes.styled(new Label(), "deck-count");
      VBox tile = new VBox(what, count);
      context.tellLeft(tile, card);
      tile.setId("deck-" + card);
      tile.getStyleClass().addAll("deck-tile", card.isPenalty() ? "deck-penalty" : "deck-action");
      counts.put(card, count);
      tile.setPrefWidth(24);
      if (card.district() == null) {
        others.getChildren().add(Nodes.wide(tile));
      } else {
        CardPaper.tint(tile, card.district().name());
        districts.getChildren().add(tile);
      }
    }
  }

  /** The picture of an action card, the points of a penalty card. */
  private static Node what(Card card) {
    return card.isPenalty()
        ? new Label(String.valueOf(card.points()))
        : boxed(CardView.picture(card, PICTURE));
  }

  /** All pictures stand on one line, however high they are. */
  private static StackPane boxed(Group picture) {
    StackPane box = new StackPane(new Group(picture));
    box.setAlignment(Pos.BOTTOM_CENTER);
    box.setMinHeight(PICTURE);
    return box;
  }

  @Override
  public void show() {
    Cards deck = context.view().deck();
    counts.forEach((card, label) -> {
      label.setText(String.valueOf(deck.count(card)));
      Objects.requireNonNull(label.getParent()).setAccessibleText(context.left(card));
    });
  }
}
