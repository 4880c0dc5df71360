package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;

/** Advice about the action cards in hand (T8). */
final class HandAdvice {

  /** The price of a step into a neighbouring district (C8). */
  static final int STEP = 2;

  private final SanMarcoView view;
  private final int seat;

  private HandAdvice(SanMarcoView view) {
    this.view = view;
    this.seat = view.active();
  }

  /**
   * The advice.
   *
   * @param chosen the card it is about, or null for all of them
   */
  static Phrase of(SanMarcoView view, @Nullable Card chosen) {
    return new HandAdvice(view).advice(chosen);
  }

  private Phrase advice(@Nullable Card chosen) {
    Cards hand = view.hand();
    List<Card> kinds = chosen == null ? hand.list().stream().distinct().toList() : List.of(chosen);
    if (isStuck()) {
      return Phrase.of("play.stuck", List.of("T8"));
    }
    if (view.reserve(seat) == 0 && kinds.stream().anyMatch(HandAdvice::putsDownNoble)) {
      return Phrase.of("play.reserve-empty", List.of("C11", "T8"));
    }
    if (kinds.size() == 1) {
      return card(kinds.getFirst());
    }
    boolean doge = hand.count(Card.DOGE) > 0;
    return Phrase.of(doge ? "play.several.doge" : "play.several", List.of("T8"), hand);
  }

  private boolean isStuck() {
    List<SanMarcoMove> legal = view.legal();
    return !legal.isEmpty() && legal.stream().allMatch(GiveUp.class::isInstance);
  }

  private static boolean putsDownNoble(Card card) {
    return card.district() != null || card == Card.BRIDGE || card == Card.TRAITOR;
  }

  private Phrase card(Card card) {
    return switch (card) {
      case BRIDGE ->
          view.supply() > 0
              ? Phrase.of("play.bridge", List.of("C2"))
              : Phrase.of("play.bridge.seize", List.of("C3"));
      case TRAITOR -> Phrase.of("play.traitor", List.of("C4"));
      case DOGE -> doge(view.doge());
      case EXILE -> Phrase.of("play.exile", List.of("C5"));
      case CAN, CRO, POL, MAR, DOR, CAS -> district(District.ALL.get(card.ordinal()));
      case PENALTY_1, PENALTY_2, PENALTY_3 ->
          throw new IllegalArgumentException("penalty cards are not in a hand");
    };
  }

  private Phrase district(District district) {
    List<District> beyond = beyond(view, district);
    return beyond.isEmpty()
        ? Phrase.of("play.district", List.of("C1"), district)
        : Phrase.of("play.district.bridge", List.of("C1"), district, beyond);
  }

  /** The districts that the acting seat's own bridges join to a district. */
  static List<District> beyond(SanMarcoView view, District district) {
    return Pair.ALL.stream()
        .filter(pair -> pair.touches(district) && view.owners(pair).contains(view.active()))
        .map(pair -> pair.other(district))
        .toList();
  }

  private Phrase doge(@Nullable District at) {
    if (at == null) {
      return view.players() == 2
          ? Phrase.of("play.doge.first.of-two", List.of("C6", "V2", "T8"))
          : Phrase.of("play.doge.first", List.of("C6", "T8"));
    }
    if (!view.isIsolated(at)) {
      return Phrase.of("play.doge", List.of("C7", "T8"), at);
    }
    return view.prestige(seat) < STEP
        ? Phrase.of("play.doge.stays", List.of("C7", "C8", "T8"), at)
        : Phrase.of("play.doge.isolated", List.of("C8", "C7", "T8"), at);
  }
}
