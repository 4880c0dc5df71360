package org.sanmarco.games.marcopolo.ui.model;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.CardGroup;
import org.sanmarco.ui.table.model.CardLook;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameFlow;

/** The flow of Marco Polo at a screen. */
public final class MarcoPoloFlow implements GameFlow {

  /** The paints of the colours of cards, in their order. */
  public static final List<String> DYES =
      List.of("-sm-dye-blue", "-sm-dye-yellow", "-sm-dye-green", "-sm-dye-violet", "-sm-dye-red");

  @Override
  public Decision decision(Decision.Ask ask) {
    return new MarcoPoloDecision(ask);
  }

  @Override
  public boolean hasHands() {
    return true;
  }

  @Override
  public List<CardGroup> cards(View view) {
    MarcoPoloView state = (MarcoPoloView) view;
    List<CardGroup> groups = new ArrayList<>();
    if (view.seat() > 0) {
      groups.add(
          new CardGroup(Phrase.of("sheet.hand.of", view.seat()), state.hand(view.seat()).list()));
    }
    groups.add(new CardGroup(Phrase.of("sheet.open"), state.row().list()));
    return groups;
  }

  @Override
  public String chance(View view) {
    return view.phase() == Phase.DEAL ? "chance.deal" : GameFlow.super.chance(view);
  }

  @Override
  public Optional<CardLook> look(Object thing) {
    return thing instanceof Card(Card.Kind kind, Card.Colour colour)
        ? Optional.of(new CardLook(kind.name(), DYES.get(colour.ordinal()), ""))
        : Optional.empty();
  }

  /** A card drawn from the deck is shown to its player before others have the screen. */
  @Override
  public boolean isShown(SeenMove chanceMove, View after) {
    return chanceMove.events().stream().anyMatch(CardDrawn.class::isInstance) && !after.isOver();
  }

  /** The first hands and the row are dealt at one go (MS2). */
  @Override
  public boolean chanceGoesOn(State before, State now) {
    return isDealing(now);
  }

  /** Taking requests the draw (MT7): the deck's card and the row's next one come at once. */
  @Override
  public boolean follows(State now) {
    return !isDealing(now);
  }

  @Override
  public boolean isPass(Move move) {
    return move instanceof Stop;
  }

  private static boolean isDealing(State now) {
    MarcoPoloState state = (MarcoPoloState) now;
    return state.turn() == 0 && (state.phase() == Phase.DEAL || state.phase() == Phase.ROW);
  }
}
