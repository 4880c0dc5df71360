package org.sanmarco.games.canalgrande.ui.board;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.model.StillToCome;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.words.Messages;

/** The offer being carried out, its remaining cards, and the offer that still waits (GA). */
final class Strip extends HBox {

  private static final double CREST = 30;
  private static final double CARD_HEIGHT = 52;

  private final CardFaces faces;
  private final Messages messages;
  private final Drawn<StillToCome> drawn = new Drawn<>(this::draw);
  private List<SeatColour> colours = List.of();
  private List<String> names = List.of();

  Strip(CardFaces faces, Messages messages) {
    this.faces = faces;
    this.messages = messages;
    setId("strip");
    getStyleClass().add("strip");
  }

  void call(List<SeatColour> seatColours, List<String> seatNames) {
    colours = seatColours;
    names = seatNames;
  }

  void show(CanalGrandeView view) {
    StillToCome actions = StillToCome.of(view);
    setVisible(actions.owner() > 0);
    if (isVisible()) {
      drawn.show(actions);
    }
  }

  private void draw(StillToCome actions) {
    getChildren().clear();
    getChildren().add(new Crest(colours.get(actions.owner() - 1), CREST));
    say(
        messages.text(
            actions.isBonus() ? "strip.bonus" : "strip.owner", names.get(actions.owner() - 1)),
        "strip-words");
    if (!actions.todo().isEmpty()) {
      say(messages.text("strip.todo"), "strip-soft");
      cards(actions.todo());
    } else if (actions.mayGrow() && !actions.isBonus() && actions.next() == 0) {
      // Beside a waiting offer there is no room for it.
      say(messages.text("strip.spy"), "strip-soft");
    } else if (actions.isLast()) {
      say(messages.text("strip.last"), "strip-soft");
    }
    getChildren().add(Nodes.wide(new Region()));
    if (actions.next() > 0) {
      say(
          actions.isBonus()
              ? messages.text("strip.then", names.get(actions.next() - 1))
              : messages.text("strip.waiting"),
          "strip-soft");
      getChildren().add(new Crest(colours.get(actions.next() - 1), CREST));
      cards(actions.waiting());
    }
  }

  private void say(String words, String style) {
    Label label = Nodes.styled(new Label(words), style);
    label.setMinWidth(style.equals("strip-soft") ? 0 : USE_PREF_SIZE);
    getChildren().add(label);
  }

  private void cards(Cards cards) {
    for (Card card : cards.list()) {
      getChildren().add(faces.card(card).toLookAt(CARD_HEIGHT));
    }
  }
}
