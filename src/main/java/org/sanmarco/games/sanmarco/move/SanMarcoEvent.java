package org.sanmarco.games.sanmarco.move;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Result;

/** The events of San Marco, in the order in which they happen. Seats are numbered from 1. */
public sealed interface SanMarcoEvent extends Event {

  /** Why prestige was scored. */
  enum Why {
    /** The doge scored the district (C6, C7). */
    DOGE,
    /** Fewer than ten penalty points at the end of a round (E4). */
    BONUS,
    /** The last scoring of all districts (F1). */
    FINAL
  }

  @Override
  default boolean settles() {
    return List.of(DistrictScored.class, ColourOut.class, RoundEnded.class, GameEnded.class)
        .contains(getClass());
  }

  /** A die fell. */
  record DieRolled(int die) implements SanMarcoEvent {}

  /** A noble came out of its reserve, or (C11) out of another district, into a district. */
  record NoblePlaced(int seat, @Nullable District from, District to) implements SanMarcoEvent {}

  /** A noble went over an own bridge (C1). */
  record NobleCrossed(int seat, District from, District to) implements SanMarcoEvent {}

  /**
   * Nobles went from a district back to their reserve: a traitor's victim, exiles, a roll again.
   */
  record NoblesReturned(int seat, District district, int count) implements SanMarcoEvent {}

  /** A bridge was built from the supply (S5, C2). */
  record BridgeBuilt(int seat, Pair pair, @Nullable District from) implements SanMarcoEvent {}

  /** A bridge changed its owner, and perhaps its place (C3). */
  record BridgeSeized(int seat, int owner, Pair pair, Pair to, @Nullable District from)
      implements SanMarcoEvent {}

  /** A round began, the first one after the set-up (E6, E7). */
  record RoundBegan(int round) implements SanMarcoEvent {}

  /** A turn began (T10). */
  record TurnBegan(int round, int turn, int leader, boolean last) implements SanMarcoEvent {}

  /** Roles were given out, in the order of {@link SanMarcoMove.Roles}. */
  record RolesGiven(List<Integer> seats) implements SanMarcoEvent {}

  /**
   * A divider drew cards (T4).
   *
   * @param secret whether only the divider may see them (T6)
   */
  record CardsDrawn(int divider, Cards cards, boolean secret) implements SanMarcoEvent {
    @Override
    public CardsDrawn seenBy(int seat) {
      return secret && seat != divider ? new CardsDrawn(divider, Cards.NONE, true) : this;
    }
  }

  /**
   * A divider made the offers (T5).
   *
   * @param secret whether only the divider may see them yet (T6)
   */
  record OffersMade(int divider, List<Cards> offers, boolean secret) implements SanMarcoEvent {
    @Override
    public OffersMade seenBy(int seat) {
      return secret && seat != divider ? new OffersMade(divider, List.of(), true) : this;
    }
  }

  /** Secret offers were turned face up for all (T6). */
  record OffersTurnedUp(int divider, List<Cards> offers) implements SanMarcoEvent {
    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public boolean uncovers(Event earlier) {
      return switch (earlier) {
        case CardsDrawn drawn -> drawn.divider() == divider;
        case OffersMade made -> made.divider() == divider;
        default -> false;
      };
    }
  }

  /**
   * A colour took an offer and put its penalty cards in front of it (T7, T9).
   *
   * @param number the offer's number, from 1
   * @param penalty its penalty points now
   */
  record OfferTaken(int seat, int divider, int number, Cards cards, int penalty)
      implements SanMarcoEvent {}

  /** A colour plays an action card; what it does follows. */
  record CardPlayed(int seat, Card card) implements SanMarcoEvent {}

  /** A colour gave an action card up (T8). */
  record CardGivenUp(int seat, Card card) implements SanMarcoEvent {}

  /** A district was named for an exile (C5, E5). */
  record ExileNamed(int seat, District district, boolean bonus) implements SanMarcoEvent {}

  /** A colour did without its exile (E5). */
  record ExilePassed(int seat) implements SanMarcoEvent {}

  /** The doge was placed (C6; {@code from} is null), moved, or left in place (C7, C8). */
  record DogeMoved(int seat, @Nullable District from, District to) implements SanMarcoEvent {}

  /**
   * Prestige was paid for the doge's route (C7, C8, V3).
   *
   * @param receiver a seat, or 0 for the bank
   */
  record TollPaid(int seat, int receiver, int points) implements SanMarcoEvent {}

  /** A district is scored; who scores follows (P, F1). */
  record DistrictScored(District district, Why why) implements SanMarcoEvent {}

  /**
   * A colour scored prestige.
   *
   * @param district where, or null for a bonus
   */
  record PrestigeScored(int seat, int points, Why why, @Nullable District district)
      implements SanMarcoEvent {}

  /** A colour has ten or more penalty points at the end of a turn (E1). */
  record ColourOut(int seat, int penalty) implements SanMarcoEvent {}

  /** A round ended; bonuses follow (E3, E4). Penalty points by seat. */
  record RoundEnded(int round, List<Integer> penalty) implements SanMarcoEvent {
    public RoundEnded {
      penalty = List.copyOf(penalty);
    }
  }

  /** The game ended (F2, V6). */
  record GameEnded(Result result) implements SanMarcoEvent {}
}
