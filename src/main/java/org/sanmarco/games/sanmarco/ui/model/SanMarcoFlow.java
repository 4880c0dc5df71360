package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.CardGroup;
import org.sanmarco.ui.table.model.CardLook;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameFlow;

/** The flow of San Marco at a screen. */
public final class SanMarcoFlow implements GameFlow {

  @Override
  public Decision decision(Decision.Ask ask) {
    return new SanMarcoDecision(ask);
  }

  /** All colours of the player who gives out the roles (V1). */
  @Override
  public List<Integer> acting(View view) {
    return view.phase() == Phase.ROLES
        ? leading((SanMarcoState) view)
        : GameFlow.super.acting(view);
  }

  /** The seats of the player who leads. */
  public static List<Integer> leading(SanMarcoState state) {
    return state.seatsOfSide(state.player(state.leader()));
  }

  @Override
  public List<CardGroup> cards(View view) {
    SanMarcoState state = (SanMarcoState) view;
    List<CardGroup> groups = new ArrayList<>();
    if (!state.hand().isEmpty()) {
      groups.add(new CardGroup(Phrase.of("sheet.hand.of", state.active()), state.hand().list()));
    }
    // The offers of the first divider who has some are the next to be taken (T7).
    int dividing =
        state.dividers().stream()
            .filter(divider -> !state.offers(divider).isEmpty())
            .findFirst()
            .orElse(0);
    for (int divider : state.dividers()) {
      List<@Nullable Cards> offers = state.offers(divider);
      for (int number = 1; number <= offers.size(); number++) {
        Cards offer = offers.get(number - 1);
        if (offer != null) {
          groups.add(
              new CardGroup(
                  Phrase.of("sheet.offer.of", number, divider),
                  offer.list(),
                  divider == dividing ? new Choice.OfMove(new Take(number)) : null));
        }
      }
    }
    return groups;
  }

  @Override
  public Optional<CardLook> look(Object thing) {
    if (!(thing instanceof Card card)) {
      return Optional.empty();
    }
    District district = card.district();
    if (district != null) {
      String ground = "-sm-" + card.toString().toLowerCase(Locale.ROOT);
      return Optional.of(new CardLook(card.toString(), ground, String.valueOf(district.die())));
    }
    return Optional.of(
        card.isPenalty()
            ? new CardLook("SEAL", "-sm-penalty", String.valueOf(card.points()))
            : new CardLook(card.name(), "card-" + card, ""));
  }

  @Override
  public String chance(View view) {
    return switch ((Phase) view.phase()) {
      case SETUP_ROLL, SETUP_REROLL, EXILE_ROLL -> "chance.roll";
      case ROLES -> "chance.lots";
      default -> GameFlow.super.chance(view);
    };
  }

  /** Dice are shown; lots and cards appear in the moves that follow them. */
  @Override
  public boolean isShown(SeenMove chanceMove, View after) {
    return chanceMove.move() instanceof Roll
        && after.phase() != Phase.SETUP_ROLL
        && after.phase() != Phase.SETUP_REROLL;
  }

  /** An exile's die is rolled by its player. */
  @Override
  public boolean isRoutine(Enum<?> phase) {
    return phase != Phase.EXILE_ROLL;
  }

  /** Offers take longer to inspect than anything else, and the set-up is told at once. */
  @Override
  public int patience(View view) {
    return switch ((Phase) view.phase()) {
      case SETUP_ROLL, SETUP_REROLL, SETUP_BRIDGE -> 0;
      case CHOOSE -> 2;
      default -> 1;
    };
  }

  /** A round that ends the game is told between the last scorings instead. */
  @Override
  public boolean isRoundOver(SeenMove played) {
    return played.events().stream().anyMatch(RoundEnded.class::isInstance)
        && played.events().stream().noneMatch(GameEnded.class::isInstance);
  }

  /** Offers may be written in any order (T5). */
  @Override
  public boolean isSame(Move one, Move other) {
    if (one instanceof Divide(List<Cards> wanted) && other instanceof Divide(List<Cards> made)) {
      List<Cards> left = new ArrayList<>(wanted);
      return made.size() == wanted.size() && made.stream().allMatch(left::remove);
    }
    return one.equals(other);
  }

  /** Offers are made with a button (T5). */
  @Override
  public boolean isConfirmed(Move move) {
    return move instanceof Divide;
  }

  /** Secret offers were turned up (T6). */
  @Override
  public boolean callsAll(SeenMove played) {
    return played.events().stream().anyMatch(OffersTurnedUp.class::isInstance);
  }

  /** Several draws in a row are one: there is no decision between them. */
  @Override
  public boolean chanceGoesOn(State before, State now) {
    return before.phase() == Phase.DRAW && now.phase() == Phase.DRAW;
  }

  /** The dice of the set-up (S3). */
  @Override
  public boolean canRollAll(State now) {
    return now.phase() == Phase.SETUP_ROLL;
  }
}
