package org.sanmarco.games.marcopolo.count;

import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.contract.Counts;

/**
 * As many ways to go on as the files say, by the engine; and by the second one where that's quick.
 */
class PerftTest {

  /** So many positions at most are reached by the second engine for one number. */
  private static final long PATIENCE = 60;

  @TestFactory
  List<DynamicContainer> countsWhatTheFilesSay() {
    return Counts.tests("marco-polo", PATIENCE, Trees::engine, Trees::oracle);
  }
}
