package org.sanmarco.games.sanmarco.bots;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.search.TreeSearch;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.EventListener;

/** Iterations of a search early in a game: the first division, and the first choice. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 1,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx1g"})
public class SearchBenchmark {

  @Param({"4", "3"})
  private int players;

  @Param({"DIVIDE", "CHOOSE"})
  private Phase phase;

  private TreeSearch search;

  @Setup(Level.Iteration)
  public void begin() {
    XorShift random = new XorShift(1);
    SanMarcoPosition position =
        new SanMarco().start(new org.sanmarco.kernel.Setup(SanMarco.ID, players, Map.of()));
    while (position.phase() != phase) {
      position.play(position.sample(random), EventListener.SILENT);
    }
    search =
        new Search(
                position.view(position.active()), Budget.forIterations(1, 100_000), Weights.TUNED)
            .search();
  }

  @Benchmark
  public void iteration() {
    search.iterate();
  }
}
