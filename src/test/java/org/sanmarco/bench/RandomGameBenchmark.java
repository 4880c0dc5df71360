package org.sanmarco.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.EventListener;

/** A whole game, with every move drawn uniformly. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class RandomGameBenchmark {

  @Param({"2", "3", "4"})
  private int players;

  private final Dice dice = new Dice();
  private SanMarcoPosition start;
  private SanMarcoPosition position;

  @Setup
  public void begin() {
    start = new SanMarco().start(new org.sanmarco.kernel.Setup(SanMarco.ID, players, Map.of()));
    position = start.copy();
  }

  @Benchmark
  public SanMarcoPosition randomGame() {
    position.copyFrom(start);
    while (position.phase() != Phase.OVER) {
      position.advance(position.randomCode(dice), EventListener.SILENT);
    }
    return position;
  }
}
