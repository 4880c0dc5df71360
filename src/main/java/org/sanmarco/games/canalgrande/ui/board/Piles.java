package org.sanmarco.games.canalgrande.ui.board;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.words.Messages;

/** The decks and the discards (GM4); a click shows their contents. */
final class Piles extends Region {

  private static final double LABEL = 24;

  private final CardFaces faces;
  private final Messages messages;
  private final List<Pile> piles;

  /** A pile: a stack of cards, and how many they are. */
  private final class Pile extends Region {
    private final String key;
    private final Label label = new Label();
    private final Tooltip tip = new Tooltip();
    private final Drawn<List<Object>> drawn = new Drawn<>(this::draw);

    Pile(String key, Runnable open) {
      this.key = key;
      setId("pile-" + key);
      getStyleClass().add("pile");
      label.getStyleClass().add("pile-label");
      label.setMouseTransparent(true);
      Tooltip.install(this, tip);
      Buttons.press(this, "", open);
    }

    /** Shows as many cards as there are, in layers of five. */
    void show(int count, Object top) {
      label.setText(String.valueOf(count));
      String words = messages.text("pile." + key + ".tip", count);
      tip.setText(words);
      setAccessibleText(words);
      drawn.show(List.of((count + 4) / 5, top));
    }

    private void draw(List<Object> what) {
      getChildren().setAll(label);
      int layers = Math.min(6, (int) what.getFirst());
      for (int layer = 0; layer < layers; layer++) {
        PlayingCard card =
            what.getLast() instanceof Card top
                ? faces.shown(top)
                : key.equals("numbers") ? faces.numberBack() : faces.back();
        card.setMouseTransparent(true);
        getChildren().add(card);
      }
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      double height = getHeight() - LABEL - 14;
      double width = Math.min(height * CardPaper.WIDTH / CardPaper.HEIGHT, getWidth() - 16);
      label.resizeRelocate(0, getHeight() - LABEL, getWidth(), LABEL);
      double layer = 0;
      for (var child : getChildren()) {
        if (child instanceof PlayingCard) {
          child.resizeRelocate(
              (getWidth() - width) / 2 + layer - 3,
              10 - layer,
              width,
              width * CardPaper.HEIGHT / CardPaper.WIDTH);
          layer += 1.6;
        }
      }
    }
  }

  Piles(CardFaces faces, Messages messages, Runnable open) {
    this.faces = faces;
    this.messages = messages;
    piles =
        List.of(new Pile("actions", open), new Pile("numbers", open), new Pile("discard", open));
    getChildren().addAll(piles);
  }

  /** The numbers of cards left in the decks of actions and of numbers, and of discards. */
  static List<Integer> counts(CanalGrandeView view) {
    Cards deck = view.deck();
    int unseen = 0;
    for (int seat = 1; seat <= view.seats(); seat++) {
      // GK4: what is not known of hands counts as if it were in the deck.
      unseen += view.handSize(seat) - view.hand(seat).size();
    }
    return List.of(deck.actions().size() - unseen, deck.numbers().size(), view.discard().size());
  }

  void show(CanalGrandeView view) {
    List<Integer> counts = counts(view);
    Cards discard = view.discard();
    piles.get(0).show(counts.get(0), "");
    piles.get(1).show(counts.get(1), "");
    piles.get(2).show(counts.get(2), discard.isEmpty() ? "" : discard.list().getLast());
  }

  /** The node of a pile; 0 is the action deck. */
  Region pile(int index) {
    return piles.get(index);
  }

  @Override
  protected void layoutChildren() {
    double each = getWidth() / piles.size();
    for (int index = 0; index < piles.size(); index++) {
      piles.get(index).resizeRelocate(index * each + 2, 0, each - 4, getHeight());
    }
  }
}
