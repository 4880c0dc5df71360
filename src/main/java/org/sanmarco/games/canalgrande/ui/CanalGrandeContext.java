package org.sanmarco.games.canalgrande.ui;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeDecision;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.dividing.DividingContext;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** The services and texts shared by Canal Grande's panels. */
final class CanalGrandeContext extends DividingContext<Card> implements ScoreContext {

  private final CardFaces faces;
  private final PlayerWords words;

  CanalGrandeContext(GameModel model, Messages messages, Services services) {
    super(model, messages, services);
    faces = new CardFaces(messages.locale());
    words = new PlayerWords(texts(), messages, colours());
  }

  /** The style sheet of the panels beside the table. */
  static String stylesheet() {
    return Nodes.stylesheet(CanalGrandeContext.class, "panels.css");
  }

  @Override
  public CanalGrandeView view() {
    return (CanalGrandeView) model().view();
  }

  @Override
  public CanalGrandeDecision decision() {
    return (CanalGrandeDecision) model().decision();
  }

  @Override
  public CardFaces faces() {
    return faces;
  }

  @Override
  protected PlayingCard drawn(Card card) {
    return faces.shown(card);
  }

  PlayerWords words() {
    return words;
  }

  /** The sides, ascending. */
  static List<Integer> sides() {
    return List.of(1, 2);
  }

  @Override
  public String side(int side) {
    return names(view().seatsOfSide(side));
  }

  /** The seat of the one person who plays, whose hand is held below the table; 0 with several. */
  int home() {
    List<Integer> people = view().seatsWith(seat -> !model().seat(seat).isComputer());
    return people.size() == 1 ? people.getFirst() : 0;
  }

  @Override
  public String steps() {
    if (decision().chosen().isEmpty()) {
      return "";
    }
    List<String> steps = new ArrayList<>();
    for (Choice choice : decision().chosen()) {
      if (choice instanceof OfCard(Card card)) {
        steps.add(faces.names().of(card));
      }
    }
    steps.add(text("step." + decision().step().name()));
    return begun(String.join(text("step.then"), steps));
  }
}
