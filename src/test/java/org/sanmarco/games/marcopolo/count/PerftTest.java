package org.sanmarco.games.marcopolo.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * As many ways to go on as the files say, by the engine; and by the second one where that's quick.
 */
class PerftTest {

  /** So many positions at most are reached by the second engine for one number. */
  private static final long PATIENCE = 60;

  @TestFactory
  List<DynamicContainer> countsWhatTheFilesSay() {
    List<DynamicContainer> nodes = new ArrayList<>();
    for (Counts counts : Counts.all()) {
      List<DynamicNode> tests = new ArrayList<>();
      for (int i = 1; i <= counts.leaves().size(); i++) {
        int depth = i;
        long leaves = counts.leaves().get(depth - 1);
        tests.add(
            dynamicTest(
                "depth " + depth, () -> assertThat(counts.engine(depth)).isEqualTo(leaves)));
        if (depth == 1 || counts.leaves().get(depth - 2) <= PATIENCE) {
          tests.add(
              dynamicTest(
                  "depth " + depth + ", says the second engine",
                  () -> assertThat(counts.oracle(depth)).isEqualTo(leaves)));
        }
      }
      nodes.add(dynamicContainer(counts.name(), tests));
    }
    assertThat(nodes).hasSizeGreaterThanOrEqualTo(12);
    return nodes;
  }
}
