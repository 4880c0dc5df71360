package org.sanmarco.games.sanmarco.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * As many ways to go on as the files say, by the engine; and by the second one where that's quick.
 */
class PerftTest {

  /** So many positions at most are reached by the second engine for one number. */
  private static final long PATIENCE = 90;

  @TestFactory
  List<DynamicContainer> countsWhatTheFilesSay() {
    List<DynamicContainer> nodes = new ArrayList<>();
    for (Counts counts : Counts.all()) {
      List<DynamicNode> tests = new ArrayList<>();
      for (int i = 1; i <= counts.leaves().size(); i++) {
        int depth = i;
        String said = "depth " + depth + ": " + counts.leaves(depth);
        tests.add(
            dynamicTest(
                said,
                () ->
                    assertThat(new EngineTree(counts).leaves(depth))
                        .isEqualTo(counts.leaves(depth))));
        if (depth == 1 || counts.leaves(depth - 1) <= PATIENCE) {
          tests.add(
              dynamicTest(
                  said + ", says the second engine",
                  () ->
                      assertThat(new OracleTree(counts).leaves(depth))
                          .isEqualTo(counts.leaves(depth))));
        }
      }
      nodes.add(dynamicContainer(counts.name(), tests));
    }
    assertThat(nodes).hasSizeGreaterThan(12);
    assertThat(Counts.all()).extracting(counts -> counts.setup().players()).contains(2, 3, 4);
    return nodes;
  }

  @Test
  void dividesAsItCounts() {
    for (String name : List.of("setup-bridges-two", "empty-reserve-and-a-bridge-to-take")) {
      Counts counts = Counts.named(name);
      assertThat(new EngineTree(counts).divide(2)).isEqualTo(new OracleTree(counts).divide(2));
      assertThat(
              new EngineTree(counts).divide(2).values().stream().mapToLong(Long::longValue).sum())
          .isEqualTo(counts.leaves(2));
    }
  }
}
