package org.sanmarco.games.sanmarco.ui.move;

import java.util.List;
import java.util.Optional;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoiceStep;
import org.sanmarco.ui.move.MoveBuilder;

/** The kinds of a next choice; the texts for each are keyed by its name. */
public enum SanMarcoStep implements ChoiceStep {
  /** The card to play. */
  CARD("T8"),
  /** The place for a district card's noble (C1). */
  PLACE("C1"),
  /** The place for a new bridge (S5, C2). */
  BUILD("C2"),
  /** The bridge to take over (C3). */
  SEIZE("C3"),
  /** The new place of the bridge that is taken over (C3). */
  SEIZE_TO("C3"),
  /** The noble that turns traitor (C4). */
  TRAITOR("C4"),
  /** The district of an exile (C5, E5). */
  EXILE("C5"),
  /** The first place of the doge (C6). */
  DOGE_FIRST("C6"),
  /** The same where each player has two colours (V2). */
  DOGE_FIRST_OF_TWO("V2"),
  /** The doge's destination (C7, C8). */
  DOGE("C7"),
  /** The recipients of the payment for the doge's route (C7 to C9). */
  PAYMENT("C9"),
  /** The district from which the noble is taken (C11). */
  SOURCE("C11"),
  /** The nobles that an exile removes (C5). */
  REMOVE("C5"),
  /** The roles of the colours (V1). */
  ROLE("V1"),
  /** The same in the last turn of a round (V4). */
  LAST_ROLE("V4"),
  /** Nothing but one of the moves themselves. */
  MOVE("T7");

  private final String rule;

  SanMarcoStep(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }

  /** Whether moves of the phase are assembled from choices. */
  public static boolean serves(Phase phase) {
    return switch (phase) {
      case SETUP_REROLL, SETUP_BRIDGE, ROLES, CHOOSE, PLAY, EXILE_REMOVE, BONUS_EXILE -> true;
      case SETUP_ROLL, DRAW, DIVIDE, EXILE_ROLL, OVER -> false;
    };
  }

  /** The kind of the next choice. */
  public static SanMarcoStep of(SanMarcoState state, MoveBuilder builder) {
    return switch (state.phase()) {
      case SETUP_BRIDGE -> builder.isNext(OfSource.class) ? SOURCE : BUILD;
      case BONUS_EXILE -> EXILE;
      case EXILE_REMOVE -> REMOVE;
      case PLAY -> card(builder).map(card -> of(state, builder, card)).orElse(CARD);
      case ROLES -> state.isLastTurn() ? LAST_ROLE : ROLE;
      case SETUP_ROLL, SETUP_REROLL, DRAW, DIVIDE, CHOOSE, EXILE_ROLL, OVER -> MOVE;
    };
  }

  private static SanMarcoStep of(SanMarcoState state, MoveBuilder builder, Card card) {
    if (builder.isNext(OfSource.class)) {
      return SOURCE;
    }
    return switch (card) {
      case CAN, CRO, POL, MAR, DOR, CAS -> PLACE;
      case BRIDGE ->
          state.supply() > 0
              ? BUILD
              : builder.chosen().getLast() instanceof OfBridge ? SEIZE_TO : SEIZE;
      case TRAITOR -> TRAITOR;
      case EXILE -> EXILE;
      case DOGE ->
          state.doge() == null
              ? state.players() == 2 ? DOGE_FIRST_OF_TWO : DOGE_FIRST
              : builder.isNext(OfPayment.class) ? PAYMENT : DOGE;
      case PENALTY_1, PENALTY_2, PENALTY_3 -> throw new IllegalStateException("played " + card);
    };
  }

  /** The card that was chosen, if the move begins with one. */
  public static Optional<Card> card(MoveBuilder builder) {
    List<Choice> chosen = builder.chosen();
    return !chosen.isEmpty() && chosen.getFirst() instanceof OfCard(Card card)
        ? Optional.of(card)
        : Optional.empty();
  }
}
