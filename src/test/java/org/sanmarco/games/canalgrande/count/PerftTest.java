package org.sanmarco.games.canalgrande.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.save.SaveException;

/**
 * As many ways to go on as the files say, by the engine; and by the second one where that's quick.
 */
class PerftTest {

  /** So many positions at most are reached by the second engine for one number. */
  private static final long PATIENCE = 60;

  @TestFactory
  List<DynamicTest> countsWhatTheFilesSay() throws IOException, SaveException {
    List<DynamicTest> tests = new ArrayList<>();
    List<Counts> all = Counts.all();
    assertThat(all).hasSizeGreaterThanOrEqualTo(12);
    for (Counts counts : all) {
      for (int i = 1; i <= counts.leaves().size(); i++) {
        int depth = i;
        long leaves = counts.leaves().get(depth - 1);
        String said = counts.name() + ", depth " + depth + ": " + leaves;
        tests.add(
            dynamicTest(
                said, () -> assertThat(new EngineTree(counts).leaves(depth)).isEqualTo(leaves)));
        if (depth == 1 || counts.leaves().get(depth - 2) <= PATIENCE) {
          tests.add(
              dynamicTest(
                  said + ", says the second engine",
                  () -> assertThat(new OracleTree(counts).leaves(depth)).isEqualTo(leaves)));
        }
      }
    }
    return tests;
  }
}
