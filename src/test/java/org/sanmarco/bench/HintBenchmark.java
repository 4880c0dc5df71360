package org.sanmarco.bench;

import module java.base;

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
import org.sanmarco.coach.Hint;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.SanMarcoCoach;
import org.sanmarco.games.sanmarco.coach.SanMarcoTexts;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.kernel.EventListener;

/** All that is said about a position in which a doge may be moved: the dearest hint there is. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class HintBenchmark {

  private static final int POSITIONS = 64;

  @Param({"2", "4"})
  private int players;

  private final SanMarcoTexts hints = new SanMarcoCoach().in(Locale.ENGLISH, seat -> "Anna");
  private final List<SanMarcoView> views = new ArrayList<>();
  private int next;

  @Setup
  public void play() {
    Dice dice = new Dice();
    while (views.size() < POSITIONS) {
      SanMarcoPosition position =
          new SanMarco().start(new org.sanmarco.kernel.Setup(SanMarco.ID, players, Map.of()));
      while (position.phase() != Phase.OVER) {
        if (position.phase() == Phase.PLAY && position.hand().count(Card.DOGE) > 0) {
          views.add(position.view(position.active()));
        }
        position.play(position.sample(dice), EventListener.SILENT);
      }
    }
  }

  @Benchmark
  public Hint hint() {
    return hints.hint(views.get(next++ % POSITIONS));
  }
}
