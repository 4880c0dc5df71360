package org.sanmarco.games.canalgrande.ui.model;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.CardGroup;
import org.sanmarco.ui.table.model.CardLook;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameFlow;

/** The flow of Canal Grande at a screen. */
public final class CanalGrandeFlow implements GameFlow {

  @Override
  public Decision decision(Decision.Ask ask) {
    return new CanalGrandeDecision(ask);
  }

  @Override
  public boolean hasHands() {
    return true;
  }

  /** The thief picks a card. */
  @Override
  public boolean isRoutine(Enum<?> phase) {
    return phase != Phase.STEAL;
  }

  /** Partners may have agreed to play with open hands (GS4). */
  @Override
  public boolean sees(State state, int seat, int other) {
    return ((CanalGrandeState) state).sees(seat, other);
  }

  @Override
  public List<CardGroup> cards(View view) {
    CanalGrandeView state = (CanalGrandeView) view;
    List<CardGroup> groups = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (view.seat() > 0 && state.sees(view.seat(), seat)) {
        groups.add(new CardGroup(Phrase.of("sheet.hand.of", seat), state.hand(seat).list()));
      }
      if (!state.table(seat).isEmpty()) {
        groups.add(new CardGroup(Phrase.of("sheet.vote", seat), state.table(seat).list(), null));
      }
    }
    for (int number = 1; number <= 2; number++) {
      if (!state.offer(number).isEmpty()) {
        groups.add(
            new CardGroup(
                Phrase.of("sheet.offer", number),
                state.offer(number).list(),
                state.phase() == Phase.CHOOSE ? new Choice.OfMove(new Take(number)) : null));
      }
    }
    return groups;
  }

  @Override
  public String chance(View view) {
    return view.phase() == Phase.DEAL ? "chance.deal" : GameFlow.super.chance(view);
  }

  @Override
  public Optional<CardLook> look(Object thing) {
    if (!(thing instanceof Card card)) {
      return Optional.empty();
    }
    if (card.isNumber()) {
      return Optional.of(new CardLook("", "card-number", card.toString()));
    }
    return Optional.of(
        card.isDistrict()
            ? new CardLook(card.name(), "-sm-" + card.name().toLowerCase(Locale.ROOT), "")
            : new CardLook(card.name(), "card-" + card, ""));
  }

  /** Offers take longer to inspect than anything else. */
  @Override
  public int patience(View view) {
    return view.phase() == Phase.CHOOSE ? 2 : 1;
  }

  @Override
  public boolean isRoundOver(SeenMove played) {
    return played.events().stream().anyMatch(RoundEnded.class::isInstance);
  }

  /** Offers may be written in any order (GT2). */
  @Override
  public boolean isSame(Move one, Move other) {
    return one instanceof Divide(Cards first, Cards second)
            && other.equals(new Divide(/* first= */ second, /* second= */ first))
        || one.equals(other);
  }

  /** A raise is assembled from its cards and played at once (GV5). */
  @Override
  public boolean isPart(Move move) {
    return move instanceof Play || move instanceof Gondola;
  }

  @Override
  public boolean isPass(Move move) {
    return move instanceof Pass;
  }

  /** Offers and raises are confirmed with a button (GT2, GV5), and playing a card is deliberate. */
  @Override
  public boolean isConfirmed(Move move) {
    return switch (move) {
      case Divide _, Play _, Gondola _, Done _ -> true;
      default -> false;
    };
  }

  /** All hands are dealt at once, and all replacements of drawn cards come at once, too. */
  @Override
  public boolean chanceGoesOn(State before, State now) {
    return switch ((Phase) now.phase()) {
          case DEAL, SPY, BONUS -> before.phase() == now.phase() && before.onTurn() == now.onTurn();
          default -> false;
        }
        || before.phase() == Phase.DEAL && now.phase() == Phase.DEAL;
  }
}
