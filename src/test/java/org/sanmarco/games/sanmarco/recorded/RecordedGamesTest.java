package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.oracle.Oracle;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Setup;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.table.Table;

/** Every recorded game, and every sentence in it. */
class RecordedGamesTest {

  @TestFactory
  List<DynamicNode> goesAsItsSentencesSay() {
    return RecordedGames.tests(
        SanMarco.ID, SanMarcoSentences.ALL, RecordedGamesTest::replayWithSecondEngine);
  }

  @Test
  void thereAreTenWholeGamesOfEachKind() {
    Map<Integer, Long> whole =
        RecordedGames.all(SanMarco.ID).stream()
            .filter(Table::isOver)
            .collect(
                Collectors.groupingBy(table -> table.setup().players(), Collectors.counting()));
    assertThat(whole).containsOnlyKeys(2, 3, 4);
    assertThat(whole.values()).allMatch(count -> count >= 10);
  }

  private static void replayWithSecondEngine(Table table) {
    Setup setup = table.setup();
    String leader = setup.options().get("leader");
    Setup plain = new Setup(setup.game(), setup.players(), Map.of("leader", leader));
    assumeTrue(
        table.game().start(plain).setup().equals(setup),
        "the second engine knows the standard board only");
    Oracle oracle = new Oracle(setup.players(), Integer.parseInt(leader));
    RecordedGames.replay(
        table,
        played ->
            !(played.by() instanceof Actor.Seat)
                || played.move() instanceof Divide
                || oracle.legal().contains(played.move().toString()),
        oracle::play,
        oracle::describe);
  }
}
