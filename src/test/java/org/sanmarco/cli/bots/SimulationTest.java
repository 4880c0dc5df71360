package org.sanmarco.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
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
    assertThat(more.results("prestige")).isEqualTo(few.results("prestige"));
    assertThat(few.results("prestige")).contains("a game: 3.00 rounds");
    double wins =
        Pattern.compile("wins ([0-9.]+) %")
            .matcher(few.results("prestige"))
            .results()
            .mapToDouble(share -> Double.parseDouble(share.group(1)))
            .sum();
    assertThat(wins).isEqualTo(100, Offset.offset(0.1));
  }
}
