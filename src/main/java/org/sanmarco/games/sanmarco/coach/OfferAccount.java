package org.sanmarco.games.sanmarco.coach;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Criterion;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.EventListener;

/** The countable content of offers: their cards, and penalty totals with them. */
final class OfferAccount {

  /** The number of district cards of an offer that are considered. */
  private static final int MOST_CARDS = 2;

  private OfferAccount() {}

  /** T5: what each offer holds, and the totals of those who may get it. */
  static void divided(
      SanMarcoView view, List<Cards> offers, List<Fact> facts, List<Criterion> criteria) {
    int own = view.penalty(view.active());
    for (int number = 1; number <= offers.size(); number++) {
      Cards offer = offers.get(number - 1);
      List<Share> totals =
          OfferEffect.of(view, offer).stream()
              .map(one -> new Share(one.seat(), one.penalty()))
              .toList();
      facts.add(Fact.of("offer", number, offer.actions().size(), offer.points(), totals));
    }
    criteria.add(
        Criterion.less("left", own + offers.stream().mapToInt(Cards::points).max().orElse(0)));
    criteria.add(
        Criterion.less(
            "most", offers.stream().mapToInt(offer -> offer.actions().size()).max().orElse(0)));
  }

  /**
   * T7, T9: what the offer holds, what its cards can do as things stand, and what it leaves.
   *
   * @param after the position once it is taken
   */
  static void taken(
      SanMarcoView view,
      int number,
      SanMarcoPosition after,
      List<Fact> facts,
      List<Criterion> criteria) {
    int seat = view.active();
    List<@Nullable Cards> offers = view.offers(view.offering());
    Cards offer = requireNonNull(offers.get(number - 1));
    int then = view.penalty(seat);
    int now = then + offer.points();
    facts.add(Fact.of("holds", offer.actions().size(), offer.points()));
    facts.add(
        now < SanMarcoState.LIMIT
            ? Fact.of("penalty", then, now)
            : Fact.of("penalty.out", then, now, SanMarcoState.LIMIT));
    Fact doge = offer.actions().isEmpty() ? null : bestOfDoge(after);
    if (doge != null) {
      facts.add(doge);
    }
    offer.list().stream()
        .distinct()
        .map(Card::district)
        .filter(district -> district != null && view.reserve(seat) > 0)
        .limit(MOST_CARDS)
        .forEach(district -> facts.add(card(after, requireNonNull(district), seat)));
    for (int other = 1; other <= offers.size(); other++) {
      Cards rest = offers.get(other - 1);
      if (rest != null && other != number) {
        facts.add(Fact.of("stays", other, rest.actions().size(), rest.points()));
      }
    }
    criteria.add(Criterion.less("penalty", now));
    criteria.add(Criterion.more("doge", doge == null ? 0 : doge.number(1)));
    criteria.add(Criterion.more("cards", offer.actions().size()));
  }

  /** The effect of a noble that goes straight into a district on the colour's place there (C1). */
  private static Fact card(SanMarcoPosition taken, District district, int seat) {
    SanMarcoPosition played = taken.copy();
    played.play(new Place(district, district, null), EventListener.SILENT);
    return Fact.of("card", requireNonNull(MoveAccount.place(taken, played, district, seat)));
  }

  /**
   * The most that a doge card in the hand of the seat that acts can bring it now, tolls taken off:
   * a fact with the district and the prestige; null if there is none.
   */
  static @Nullable Fact bestOfDoge(SanMarcoPosition position) {
    int seat = position.active();
    return Projection.ofDoge(position.view(seat)).stream()
        .max(Comparator.comparingInt(visit -> visit.gains(seat).get(seat - 1)))
        .map(visit -> Fact.of("doge-card", visit.district(), visit.gains(seat).get(seat - 1)))
        .orElse(null);
  }
}
