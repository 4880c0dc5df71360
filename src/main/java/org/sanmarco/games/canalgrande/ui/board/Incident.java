package org.sanmarco.games.canalgrande.ui.board;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.table.board.Drag;
import org.sanmarco.words.Messages;

/**
 * A traitor or a spy at work, large in the middle (GA3, GA4); the traitor can be dragged to a hand.
 */
final class Incident extends Region {

  private static final double CARD_HEIGHT = 190;

  private final CardFaces faces;
  private final Messages messages;
  private final Label words = Nodes.wrapped("", "incident-words", "title-face");
  private final Drawn<Card> drawn = new Drawn<>(this::draw);
  private final Drag.Places hands;
  private final TableActions actions;
  private @Nullable PlayingCard card;

  /**
   * Nothing happens yet.
   *
   * @param hands the seat whose hand lies at a point of the scene, or -1
   */
  Incident(CardFaces faces, Messages messages, TableActions actions, Drag.Places hands) {
    this.faces = faces;
    this.messages = messages;
    this.actions = actions;
    this.hands = hands;
    setPickOnBounds(false);
    words.setMouseTransparent(true);
    getChildren().add(words);
  }

  void show(CanalGrandeView view, java.util.function.IntFunction<String> names) {
    Card what =
        switch (view.phase()) {
          case ROB, STEAL -> Card.TRAITOR;
          case SPY -> Card.SPY;
          default -> null;
        };
    setVisible(what != null);
    if (what != null) {
      drawn.show(what);
      String key = "incident." + view.phase();
      int other = view.victim() > 0 ? view.victim() : view.owner();
      words.setText(messages.text(key, names.apply(view.owner()), names.apply(other), view.due()));
    }
  }

  /** The card at work and the words about it; none without one. */
  List<Node> raised() {
    return isVisible() ? getChildren() : List.of();
  }

  private void draw(Card what) {
    PlayingCard view = faces.shown(what);
    new Drag(view, hands, actions::hand);
    view.setId("incident");
    if (card != null) {
      getChildren().remove(card);
    }
    card = view;
    getChildren().addFirst(view);
  }

  @Override
  protected void layoutChildren() {
    double height = Math.min(CARD_HEIGHT, getHeight() - 70);
    double width = height * CardPaper.WIDTH / CardPaper.HEIGHT;
    if (card != null) {
      card.resizeRelocate((getWidth() - width) / 2, 10, width, height);
    }
    // As wide as its text: a card that is told about lies beside it.
    double wide = Math.min(words.prefWidth(-1), getWidth() - 40);
    words.resizeRelocate((getWidth() - wide) / 2, height + 16, wide, 60);
  }
}
