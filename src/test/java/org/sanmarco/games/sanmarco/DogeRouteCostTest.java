package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.DogeRoute.Leg;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;

class DogeRouteCostTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @RuleTest({"C7", "C8", "C9", "V3"})
  void everyLegalMoveHasARouteThatCostsJustThat(int players) {
    Random random = new Random(players);
    int routes = 0;
    for (int game = 0; game < 12; game++) {
      SanMarcoPosition position = new SanMarco().start(new Setup("san-marco", players, Map.of()));
      while (!position.actor().equals(Actor.OVER)) {
        if (position.phase() == Phase.PLAY) {
          for (SanMarcoMove move : position.legal()) {
            if (move instanceof Doge doge) {
              check(position, doge);
              routes++;
            }
          }
        }
        position.play(position.sample(random::nextInt), EventListener.SILENT);
      }
    }
    assertThat(routes).isGreaterThan(500);
  }

  private static void check(SanMarcoPosition position, Doge doge) {
    int seat = position.active();
    District here = position.doge();
    int[] paid = new int[5];
    for (Leg leg : DogeRoute.of(position, seat, doge.to(), doge.payment()).legs()) {
      assertThat(leg.from()).isEqualTo(here);
      here = leg.to();
      Pair pair = Objects.requireNonNull(Pair.of(leg.from(), leg.to()));
      if (leg.owner() == 0) {
        paid[0] += 2;
      } else if (leg.owner() != seat) {
        boolean own = position.player(leg.owner()) == position.player(seat);
        paid[own ? 0 : leg.owner()]++;
      }
      assertThat(leg.owner() == 0 || position.owners(pair).contains(leg.owner())).isTrue();
    }
    assertThat(here == null || here == doge.to()).isTrue();
    assertThat(paid[0]).isEqualTo(doge.payment().bank());
    for (int receiver = 1; receiver <= 4; receiver++) {
      assertThat(paid[receiver]).isEqualTo(doge.payment().to(receiver));
    }
  }

  @Test
  void ofSeveralRoutesItIsTheShortest() {
    SanMarcoPosition position =
        Given.three()
            .doge("CAN")
            .bridge("CAN-CRO", 1)
            .bridge("CRO-POL", 1)
            .bridge("CAN-POL", 1)
            .hand(1, "DOG")
            .scene()
            .position();
    assertThat(DogeRoute.of(position, 1, District.POL, Payment.NOTHING).legs())
        .isEqualTo(List.of(new Leg(District.CAN, District.POL, 1)));
    assertThat(DogeRoute.of(position, 1, District.CAN, Payment.NOTHING).legs()).isEmpty();
    assertThatThrownBy(() -> DogeRoute.of(position, 1, District.CAS, Payment.NOTHING))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
