package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;

/** The projections come true: checked by playing them. */
class ProjectionTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @RuleTest({"C6", "C7", "C8", "P1", "P2", "P3", "V3"})
  void theDogeBringsWhatWasForetoldAndNoRouteIsCheaper(int players) {
    Random random = new Random(players);
    int foretold = 0;
    for (int game = 0; game < 8; game++) {
      SanMarcoPosition position = new SanMarco().start(new Setup("san-marco", players, Map.of()));
      while (!position.actor().equals(Actor.OVER)) {
        if (position.phase() == Phase.PLAY) {
          foretold += check(position);
        }
        position.play(position.sample(random::nextInt), EventListener.SILENT);
      }
    }
    assertThat(foretold).isGreaterThan(100);
  }

  private static int check(SanMarcoPosition position) {
    int seat = position.active();
    List<Doge> moves =
        position.legal().stream().filter(Doge.class::isInstance).map(Doge.class::cast).toList();
    List<Projection> all = Projection.ofDoge(position.view(seat));
    Set<District> reached = EnumSet.noneOf(District.class);
    for (Projection projection : all) {
      assertThat(reached.add(projection.district())).isTrue();
      Payment paid = Objects.requireNonNull(projection.payment());
      assertThat(moves)
          .contains(new Doge(projection.district(), paid))
          .noneMatch(
              move -> move.to() == projection.district() && move.payment().total() < paid.total());
      SanMarcoPosition after = position.copy();
      int[] gained = new int[position.seats()];
      after.play(
          new Doge(projection.district(), paid),
          event -> {
            if (event instanceof PrestigeScored(int scorer, int points, Why why, District _)
                && why == Why.DOGE) {
              gained[scorer - 1] += points;
            } else if (event instanceof TollPaid(int payer, int receiver, int points)) {
              gained[payer - 1] -= points;
              if (receiver > 0) {
                gained[receiver - 1] += points;
              }
            }
          });
      assertThat(projection.gains(seat)).containsExactly(boxed(gained));
    }
    assertThat(reached)
        .containsExactlyInAnyOrderElementsOf(moves.stream().map(Doge::to).distinct().toList());
    return all.size();
  }

  private static Integer[] boxed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toArray(Integer[]::new);
  }
}
