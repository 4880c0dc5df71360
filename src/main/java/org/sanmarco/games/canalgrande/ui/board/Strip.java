package org.sanmarco.games.canalgrande.ui.board;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.words.Messages;

/** The offer being carried out, its remaining cards, and the offer that still waits (GA). */
final class Strip extends HBox {

  private static final double CREST = 30;
  private static final double CARD_HEIGHT = 52;

  private final CardFaces faces;
  private final Messages messages;
  private final Drawn<List<Object>> drawn = new Drawn<>(what -> draw());
  private List<SeatColour> colours = List.of();
  private List<String> names = List.of();
  private Cards todo = Cards.NONE;
  private Cards waiting = Cards.NONE;
  private int owner;
  private int divider;
  private boolean bonus;
  private boolean spying;

  /** The partner who draws extra cards next, 0 if none does. */
  private int partner;

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
    owner = view.owner();
    divider = view.divider();
    bonus = view.phase() == Phase.BONUS;
    spying = view.phase() == Phase.SPY;
    List<Integer> side = owner == 0 ? List.of() : view.seatsOfSide(view.side(owner));
    partner = bonus && side.getFirst() == owner && side.size() > 1 ? side.getLast() : 0;
    todo = view.todo();
    waiting = view.offer(1).isEmpty() ? view.offer(2) : view.offer(1);
    setVisible(owner > 0 && !view.isOver() || bonus);
    if (isVisible()) {
      drawn.show(List.of(owner, divider, bonus, spying, partner, todo, waiting, names, colours));
    }
  }

  private void draw() {
    getChildren().clear();
    if (owner > 0) {
      getChildren().add(new Crest(colours.get(owner - 1), CREST));
      say(
          messages.text(bonus ? "strip.bonus" : "strip.owner", names.get(owner - 1)),
          "strip-words");
    }
    // Beside what waits there is no room to say that nothing is left.
    if (!bonus && (!todo.isEmpty() || waiting.isEmpty())) {
      // What a spy draws may bring further actions.
      String next = todo.isEmpty() ? spying ? "strip.spy" : "strip.last" : "strip.todo";
      say(messages.text(next), "strip-soft");
    }
    if (partner > 0) {
      say(messages.text("strip.then", names.get(partner - 1)), "strip-soft");
    }
    cards(todo);
    Region spring = new Region();
    HBox.setHgrow(spring, Priority.ALWAYS);
    getChildren().add(spring);
    if (!waiting.isEmpty()) {
      say(messages.text("strip.waiting"), "strip-soft");
      getChildren().add(new Crest(colours.get(divider - 1), CREST));
      cards(waiting);
    }
  }

  private void say(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().add(style);
    label.setMinWidth(style.equals("strip-soft") ? 0 : USE_PREF_SIZE);
    getChildren().add(label);
  }

  private void cards(Cards cards) {
    for (Card card : cards.list()) {
      PlayingCard view = faces.shown(card);
      double width = CARD_HEIGHT * CardPaper.WIDTH / CardPaper.HEIGHT;
      view.setMinSize(width, CARD_HEIGHT);
      view.setMaxSize(width, CARD_HEIGHT);
      getChildren().add(view);
    }
  }
}
