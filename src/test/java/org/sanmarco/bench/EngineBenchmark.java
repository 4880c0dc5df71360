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
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/**
 * The operations of a search, one thing at a time, in the positions of a recorded game one after
 * the other.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class EngineBenchmark {

  @Param("4")
  private int players;

  private final Dice dice = new Dice();
  private final MoveCodes scratch = new MoveCodes();
  private final List<SanMarcoPosition> positions = new ArrayList<>();
  private final List<SanMarcoPosition> hands = new ArrayList<>();
  private final List<SanMarcoMove> moves = new ArrayList<>();
  private long[] codes = {};
  private int next;
  private SanMarcoPosition position;

  @Setup
  public void recordGame() {
    position = new SanMarco().start(new org.sanmarco.kernel.Setup(SanMarco.ID, players, Map.of()));
    List<Long> played = new ArrayList<>();
    while (position.phase() != Phase.OVER) {
      positions.add(position.copy());
      if (position.phase() == Phase.PLAY) {
        hands.add(position.copy());
      }
      long code = position.randomCode(dice);
      moves.add(position.move(code));
      played.add(code);
      position.advance(code, EventListener.SILENT);
    }
    codes = played.stream().mapToLong(Long::longValue).toArray();
    position.copyFrom(positions.getFirst());
  }

  private SanMarcoPosition next(List<SanMarcoPosition> cycle) {
    next = next + 1 < cycle.size() ? next + 1 : 0;
    return cycle.get(next);
  }

  /** A step of XorShift, to compare machines by. */
  @Benchmark
  public long xorShift() {
    return dice.step();
  }

  @Benchmark
  public SanMarcoPosition copy() {
    return next(positions).copy();
  }

  @Benchmark
  public SanMarcoPosition copyIntoOneAtHand() {
    position.copyFrom(next(positions));
    return position;
  }

  /** All moves of a colour with cards in hand. */
  @Benchmark
  public MoveCodes list() {
    next(hands).codes(scratch);
    return scratch;
  }

  /** One of the same moves, drawn without listing them. */
  @Benchmark
  public long sample() {
    return next(hands).randomCode(dice);
  }

  /** The next move of the game, as a search plays it: by its number, unheard. */
  @Benchmark
  public SanMarcoPosition playNumber() {
    position.advance(codes[nextMove()], EventListener.SILENT);
    return position;
  }

  /** The same as all others play it: a typed move, looked at for legality. */
  @Benchmark
  public SanMarcoPosition playMove() {
    position.play(moves.get(nextMove()), EventListener.SILENT);
    return position;
  }

  private int nextMove() {
    if (next == codes.length) {
      next = 0;
      position.copyFrom(positions.getFirst());
    }
    return next++;
  }
}
