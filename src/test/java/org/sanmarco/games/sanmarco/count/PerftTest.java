package org.sanmarco.games.sanmarco.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.contract.Counts;

/**
 * As many ways to go on as the files say, by the engine; and by the second one where that's quick.
 */
class PerftTest {

  /** So many positions at most are reached by the second engine for one number. */
  private static final long PATIENCE = 90;

  @TestFactory
  List<DynamicContainer> countsWhatTheFilesSay() {
    return Counts.tests(
        "san-marco",
        PATIENCE,
        (counts, depth) -> new EngineTree(counts).leaves(depth),
        (counts, depth) -> new OracleTree(counts).leaves(depth));
  }

  @Test
  void someAreForEachNumberOfPlayers() {
    assertThat(Counts.all("san-marco"))
        .extracting(counts -> counts.setup().players())
        .contains(2, 3, 4);
  }

  @Test
  void dividesAsItCounts() {
    for (String name : List.of("setup-bridges-two", "empty-reserve-and-a-bridge-to-take")) {
      Counts counts = Counts.named("san-marco", name);
      assertThat(new EngineTree(counts).divide(2)).isEqualTo(new OracleTree(counts).divide(2));
      assertThat(
              new EngineTree(counts).divide(2).values().stream().mapToLong(Long::longValue).sum())
          .isEqualTo(counts.leaves(2));
    }
  }
}
