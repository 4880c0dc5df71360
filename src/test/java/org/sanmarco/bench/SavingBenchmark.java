package org.sanmarco.bench;

import module java.base;

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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/**
 * The cost of saving, including the disk's own time: a whole game for four, and one more move of
 * it. {@code -p parent=/dev/shm} shows it without the disk.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 4)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class SavingBenchmark {

  /** The folder to write in; the system's for temporary files if empty. */
  @Param({""})
  private String parent;

  private final SavedGameStore games = new SavedGameStore(Games.installed());
  private final Table table = SampleGames.played(4, 1, Integer.MAX_VALUE);
  private final GameRecord game = table.record();
  private Path folder;
  private Path file;
  private Autosave autosave;
  private List<GameRecord> steps;
  private int step;

  @Setup
  public void makeFolder() throws IOException, SaveException {
    Path in = Path.of(parent.isEmpty() ? System.getProperty("java.io.tmpdir") : parent);
    folder = Files.createTempDirectory(in, "san-marco-bench");
    file = folder.resolve("game.json");
    games.write(file, game);
    autosave = new Autosave(folder, List::of, games, () -> {});
    table.undo();
    steps = List.of(game, table.record());
    autosave.begin(game, null);
  }

  @TearDown(Level.Trial)
  public void deleteFolder() throws IOException {
    autosave.flush();
    autosave
        .trouble()
        .ifPresent(found -> {
          throw new IllegalStateException(found.reason());
        });
    autosave.close();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(SavingBenchmark::delete);
    }
  }

  /** Saving by hand. */
  @Benchmark
  public void saveWholeGame() throws SaveException {
    games.write(file, game);
  }

  /** Opening, which plays all moves again. */
  @Benchmark
  public SavedGame loadWholeGame() throws SaveException {
    return games.read(file);
  }

  /** A move, until it is on the disk. */
  @Benchmark
  public void autosaveMove() {
    step = 1 - step;
    autosave.save(steps.get(step));
    autosave.flush();
  }

  /** The part that the JavaFX thread waits for. */
  @Benchmark
  public void handOverMove() {
    step = 1 - step;
    autosave.save(steps.get(step));
  }

  private static void delete(Path path) {
    try {
      Files.delete(path);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
