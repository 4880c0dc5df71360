package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;

/** The effect of an offer on the seats that may take it. */
class OfferEffectTest {

  private static final int GAMES = 5;
  private static final Cards HEAVY =
      Cards.of(List.of(Card.PENALTY_3, Card.PENALTY_3, Card.PENALTY_3, Card.PENALTY_1));
  private static final Cards LIGHT = Cards.of(List.of(Card.DOGE));

  @Test
  void isToldOfThoseWhoMayTakeAnOfferAndNobodyElse() {
    RandomWalks.positions(
        GAMES,
        position -> {
          if (position.phase() == Phase.DIVIDE || position.phase() == Phase.CHOOSE) {
            SanMarcoView view = position.view(position.active());
            assertThat(OfferEffect.of(view, LIGHT.points()))
                .extracting(OfferEffect::seat)
                .hasSize(takers(position))
                .doesNotHaveDuplicates()
                .contains(position.active())
                .isSubsetOf(view.roles());
          }
        });
  }

  /** A divider has as many offers as there are takers; a chooser has those that are left. */
  private static int takers(SanMarcoPosition position) {
    List<Integer> roles = position.roles();
    if (position.phase() == Phase.CHOOSE) {
      SanMarcoView all = position.view(0);
      return (int)
          all.dividers().stream()
              .flatMap(divider -> all.offers(divider).stream())
              .filter(Objects::nonNull)
              .count();
    }
    return roles.size() == 3 ? 3 : 2;
  }

  @Test
  void bonusIsTheDifferenceToTheHighestBelowTenPoints() {
    RandomWalks.positions(
        GAMES,
        position -> {
          if (position.phase() == Phase.CHOOSE) {
            SanMarcoView view = position.view(0);
            assertThat(OfferEffect.of(view, HEAVY.points()))
                .allMatch(OfferEffect::isOut)
                .allMatch(effect -> effect.bonus() == 0);
            for (OfferEffect effect : OfferEffect.of(view, LIGHT.points())) {
              int own = view.penalty(effect.seat());
              assertThat(effect.penalty()).isEqualTo(own);
              assertThat(effect.bonus() > 0).isEqualTo(own < 10 && own < highest(view));
            }
          }
        });
  }

  private static int highest(SanMarcoView view) {
    int highest = 0;
    for (int seat = 1; seat <= view.seats(); seat++) {
      highest = Math.max(highest, view.penalty(seat));
    }
    return highest;
  }
}
