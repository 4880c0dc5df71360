package org.sanmarco.bench;

import java.util.ArrayList;
import java.util.List;
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
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.SanMarco;
import org.sanmarco.rules.sanmarco.SanMarcoMove;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;

/** What a search does all day: copy a position, play a move, play a game to its end. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class EngineBenchmark {

  @Param({"3", "4"})
  private int players;

  private final Randomness randomness = new Dice();
  private final Codes scratch = new Codes();
  private final List<SanMarcoMove> moves = new ArrayList<>();
  private long[] codes = {};
  private int next;
  private SanMarcoPosition start;
  private SanMarcoPosition middle;
  private SanMarcoPosition position;

  @Setup
  public void recordGame() {
    start = new SanMarco().start(new org.sanmarco.rules.Setup("san-marco", players, Map.of()));
    position = start.copy();
    middle = start;
    List<Long> played = new ArrayList<>();
    while (!position.actor().equals(Actor.OVER)) {
      long code = position.randomCode(randomness, scratch);
      moves.add(position.move(code));
      played.add(code);
      position.advance(code, Listener.SILENT);
      if (played.size() == 60) {
        middle = position.copy();
      }
    }
    codes = played.stream().mapToLong(Long::longValue).toArray();
    rewind();
  }

  private void rewind() {
    next = 0;
    position.become(start);
  }

  @Benchmark
  public SanMarcoPosition copy() {
    return middle.copy();
  }

  @Benchmark
  public SanMarcoPosition copyIntoOneAtHand() {
    position.become(middle);
    return position;
  }

  /** The next move of a recorded game, as a search plays it: by its number, unheard. */
  @Benchmark
  public SanMarcoPosition playNumber() {
    if (next == codes.length) {
      rewind();
    }
    position.advance(codes[next++], Listener.SILENT);
    return position;
  }

  /** The same as all others play it: a typed move, looked at for legality. */
  @Benchmark
  public SanMarcoPosition playMove() {
    if (next == codes.length) {
      rewind();
    }
    position.play(moves.get(next++), Listener.SILENT);
    return position;
  }

  /** A whole random game, with every move drawn uniformly; needs long to warm up. */
  @Benchmark
  @Warmup(iterations = 6, time = 4)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public SanMarcoPosition randomGame() {
    position.become(start);
    while (!position.actor().equals(Actor.OVER)) {
      position.advance(position.randomCode(randomness, scratch), Listener.SILENT);
    }
    return position;
  }

  /** Numbers so cheap that they don't count: XorShift, mapped by multiplication. */
  private static final class Dice implements Randomness {
    private long state = 20_011_101;

    @Override
    public int below(int bound) {
      state ^= state << 13;
      state ^= state >>> 7;
      state ^= state << 17;
      return (int) ((state >>> 32) * bound >>> 32);
    }
  }
}
