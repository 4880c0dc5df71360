package org.sanmarco.games.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

/** A player who looks one move ahead. */
class GreedyTest {

  private static final double FAR = 0.1;

  /** T8: to see where a card helps most is hard, to see that it helps is not. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void noisyBotsGiveUpNoHelpfulCard(int players) {
    Bot exact = new Greedy(Weights.TUNED, 0);
    Bot erring = new Greedy(Weights.TUNED, FAR);
    XorShift dice = new XorShift(players);
    SanMarcoPosition position = new SanMarco().start(new Setup(SanMarco.ID, players, Map.of()));
    int misjudged = 0;
    while (!position.actor().equals(Actor.OVER)) {
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        long seed = dice.below(Integer.MAX_VALUE);
        Move best = exact.choose(position.view(seat), Budget.forIterations(seed, 1));
        move = erring.choose(position.view(seat), Budget.forIterations(seed, 1));
        assertThat(isIdle(move)).isEqualTo(isIdle(best));
        misjudged += move.equals(best) ? 0 : 1;
      } else {
        move = position.sample(dice);
      }
      position.play(move, EventListener.SILENT);
    }
    assertThat(misjudged).isGreaterThan(10);
  }

  private static boolean isIdle(Move move) {
    return move instanceof GiveUp || move instanceof Pass;
  }
}
