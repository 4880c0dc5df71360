package org.sanmarco.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;

/**
 * Keeps the current game on the disk by itself, and finds it again.
 *
 * <p>Each game has a file of its own, so that keeping one never costs another. Writing happens on a
 * thread of its own; of several states that wait, only the last is written. Safe for several
 * threads.
 */
public final class Autosave implements AutoCloseable {

  /** How many files are looked at for a game to continue, the newest first. */
  private static final int LOOKED_AT = 50;

  private final Path folder;
  private final SavedGames games;
  private final BiConsumer<Path, SaveException> failures;
  private final Thread writer;

  private @Nullable GameRecord waiting;
  private boolean writing;
  private boolean closed;

  /**
   * A found game.
   *
   * @param file where it is kept
   * @param game the game
   */
  public record Kept(Path file, SavedGame game) {}

  /**
   * Keeps games in {@code autosave} within the program's own folder.
   *
   * @param failures hears of each file that couldn't be written or read, on the thread that tried
   */
  public Autosave(SavedGames games, BiConsumer<Path, SaveException> failures) {
    this(AppFolder.path().resolve("autosave"), games, failures);
  }

  /** Keeps games in a folder, which is made when the first one is written. */
  public Autosave(Path folder, SavedGames games, BiConsumer<Path, SaveException> failures) {
    this.folder = folder;
    this.games = games;
    this.failures = failures;
    this.writer = Thread.ofPlatform().name("autosave").daemon().unstarted(this::write);
    writer.start();
  }

  /** The file that a game is kept in: its moves may change, but not its beginning. */
  public Path fileOf(GameRecord game) {
    return folder.resolve("%s-%016x.json".formatted(game.setup().game(), game.seed()));
  }

  /**
   * Has a game written soon; returns at once.
   *
   * @throws IllegalStateException after {@link #close}
   */
  public synchronized void keep(GameRecord game) {
    if (closed) {
      throw new IllegalStateException("closed");
    }
    waiting = game;
    notifyAll();
  }

  /** Returns once all that was handed over is written, or was reported as a failure. */
  public synchronized void flush() {
    boolean interrupted = false;
    while (waiting != null || writing) {
      try {
        wait();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes what waits, then stops. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    flush();
  }

  /**
   * The game to continue: the one kept last that is not over. Reads files, so not for the window's
   * thread. Files that are refused are reported and left alone.
   */
  public Optional<Kept> latest() {
    for (Path file : newestFirst()) {
      try {
        SavedGame game = games.read(file);
        if (!game.table().isOver()) {
          return Optional.of(new Kept(file, game));
        }
      } catch (SaveException refused) {
        failures.accept(file, refused);
      }
    }
    return Optional.empty();
  }

  private List<Path> newestFirst() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted(Comparator.comparing(Autosave::changed).reversed())
          .limit(LOOKED_AT)
          .toList();
    } catch (IOException failed) {
      failures.accept(folder, unreadable(failed));
      return List.of();
    }
  }

  private static SaveException unreadable(IOException failed) {
    return new SaveException(SaveRefusal.of(Reason.CANNOT_READ, failed));
  }

  private static FileTime changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException _) {
      // Deleted meanwhile: reading it will say so.
      return FileTime.fromMillis(0);
    }
  }

  private void write() {
    for (GameRecord game = take(); game != null; game = take()) {
      Path file = fileOf(game);
      try {
        Files.createDirectories(folder);
        games.write(file, game);
      } catch (SaveException refused) {
        report(file, refused);
      } catch (IOException failed) {
        report(file, new SaveException(SaveRefusal.of(Reason.CANNOT_WRITE, failed)));
      } catch (RuntimeException broken) {
        report(file, new SaveException(SaveRefusal.of(Reason.FAILURE, broken)));
      }
    }
  }

  /** A listener that fails must not end the writing. */
  private void report(Path file, SaveException failure) {
    try {
      failures.accept(file, failure);
    } catch (RuntimeException broken) {
      writer.getUncaughtExceptionHandler().uncaughtException(writer, broken);
    }
  }

  /** What is to be written next; null once closed and all is written. */
  private synchronized @Nullable GameRecord take() {
    writing = false;
    notifyAll();
    while (waiting == null && !closed) {
      try {
        wait();
      } catch (InterruptedException _) {
        // Nobody else has this thread; it ends when closed.
      }
    }
    GameRecord game = waiting;
    waiting = null;
    writing = game != null;
    return game;
  }
}
