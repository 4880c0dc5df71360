package org.sanmarco.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.SanMarco;

/** Random games that are counted. */
class SimulationTest {

  @Test
  void aSimulatedGamesNumberSaysWhichItIs() {
    Simulation few = new Simulation(new SanMarco(), 4, 9);
    few.play(3);
    Simulation more = new Simulation(new SanMarco(), 4, 9);
    more.play(2);
    more.play(1);
    assertThat(more.moves()).isEqualTo(few.moves());
    assertThat(more.score(1)).isEqualTo(few.score(1));
    assertThat(few.roundsPerGame()).isEqualTo(3);
    assertThat(few.wins(1) + few.wins(2) + few.wins(3) + few.wins(4)).isEqualTo(1);
  }
}
