package org.sanmarco.games.canalgrande;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Result;

/**
 * The events of Canal Grande, in the order in which they happen. Seats and sides are numbered from
 * 1.
 */
public sealed interface CanalGrandeEvent extends Event {

  @Override
  default boolean reveals() {
    return switch (this) {
      case HandDealt _, CardsDrawn _, CardStolen _, UnseenDrawn _ -> true;
      case CardPlayed played -> !played.known();
      default -> false;
    };
  }

  @Override
  default boolean settles() {
    return this instanceof VoteWon;
  }

  /**
   * A seat was dealt its first cards (GS2, GS3).
   *
   * @param partner the other seat that sees them, 0 if none does (GS4)
   * @param cards none where they are hidden
   */
  record HandDealt(int seat, int partner, Cards cards) implements CanalGrandeEvent {
    @Override
    public HandDealt seenBy(int observer) {
      return sees(observer, seat, partner) ? this : new HandDealt(seat, partner, Cards.NONE);
    }
  }

  /** A turn began (GT1). */
  record TurnBegan(int round, int turn, int divider, int chooser) implements CanalGrandeEvent {}

  /** The divider drew cards (GT1). */
  record CardsDrawn(int divider, Cards cards) implements CanalGrandeEvent {}

  /** The discards became the deck, since its last card was taken (GM5). */
  record DeckShuffled() implements CanalGrandeEvent {}

  /** The divider made two offers (GT2). */
  record OffersMade(int divider, List<Cards> offers) implements CanalGrandeEvent {
    public OffersMade {
      offers = List.copyOf(offers);
    }
  }

  /**
   * A seat took an offer (GT3); its district cards and gondolas are in hand (GA2).
   *
   * @param number the offer's number, 1 or 2
   * @param points the side's points now (GA1)
   */
  record OfferTaken(int seat, int number, Cards cards, int points) implements CanalGrandeEvent {}

  /** A traitor is about to rob an opponent (GA3). */
  record TraitorPlayed(int seat, int victim) implements CanalGrandeEvent {}

  /** A traitor found nobody to rob (GA3). */
  record TraitorLapsed(int seat) implements CanalGrandeEvent {}

  /**
   * A card was robbed (GA3, GA6).
   *
   * @param card null where it is hidden
   * @param open whether all see it, since partners play with open hands (GK3)
   */
  record CardStolen(int thief, int victim, @Nullable Card card, boolean open)
      implements CanalGrandeEvent {
    @Override
    public CardStolen seenBy(int observer) {
      return open || observer == thief || observer == victim
          ? this
          : new CardStolen(thief, victim, null, false);
    }
  }

  /** A spy is about to draw (GA4). */
  record SpyPlayed(int seat) implements CanalGrandeEvent {}

  /**
   * Cards were drawn unseen by others (GA4, GR2); what does not stay in hand all see.
   *
   * @param partner the other seat that sees them, 0 if none does (GS4)
   * @param bonus whether they are those of a round's end, and not a spy's
   * @param cards without those that went into the hand where these are hidden
   * @param kept how many went into the hand
   */
  record UnseenDrawn(int seat, int partner, boolean bonus, Cards cards, int kept)
      implements CanalGrandeEvent {
    @Override
    public UnseenDrawn seenBy(int observer) {
      if (sees(observer, seat, partner)) {
        return this;
      }
      Cards shown = new Cards(cards.packed() - Cards.inHand(cards.packed()));
      return new UnseenDrawn(seat, partner, bonus, shown, kept);
    }
  }

  /**
   * A doge's vote began (GV1).
   *
   * @param owner whose doge it is
   * @param challenger the owner, or who challenges in their place (GV2, GP1)
   */
  record VoteBegan(int owner, int challenger) implements CanalGrandeEvent {}

  /** A doge was discarded, since nobody could challenge (GV2, GP1). */
  record VoteLapsed(int owner) implements CanalGrandeEvent {}

  /** A challenger named the district of the vote (GV1). */
  record DistrictNamed(int seat, Card district) implements CanalGrandeEvent {}

  /**
   * A card was played in a vote (GV5).
   *
   * @param gondola whether a gondola was played with it
   * @param known whether all knew that the seat had it, and the gondola
   */
  record CardPlayed(int seat, Card card, boolean gondola, boolean known)
      implements CanalGrandeEvent {}

  /**
   * A raise is complete (GV3, GP2).
   *
   * @param count how many cards the seat has on the table
   */
  record RaiseDone(int seat, int count) implements CanalGrandeEvent {}

  /** A seat passed (GV3, GP2). */
  record SeatPassed(int seat) implements CanalGrandeEvent {}

  /**
   * A side won a vote and a card of its district (GV8, GP5).
   *
   * @param winners the side's seats, ascending
   */
  record VoteWon(List<Integer> winners, Card district) implements CanalGrandeEvent {
    public VoteWon {
      winners = List.copyOf(winners);
    }
  }

  /** A loser's cards came back into the hand (GV8, GP6). */
  record CardsReturned(int seat, Cards cards) implements CanalGrandeEvent {}

  /**
   * A round ended (GR1).
   *
   * @param points by seat, those of its side (GP7)
   */
  record RoundEnded(int round, List<Integer> points) implements CanalGrandeEvent {
    public RoundEnded {
      points = List.copyOf(points);
    }
  }

  /** A round began, from the second on with new decks (GR5). */
  record RoundBegan(int round) implements CanalGrandeEvent {}

  /**
   * The game ended (GE1).
   *
   * @param winners the seats of the side that has won, ascending
   */
  record GameEnded(Result result, List<Integer> winners) implements CanalGrandeEvent {
    public GameEnded {
      winners = List.copyOf(winners);
    }
  }

  private static boolean sees(int observer, int seat, int partner) {
    return observer == seat || observer != 0 && observer == partner;
  }
}
