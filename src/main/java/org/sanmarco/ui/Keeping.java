package org.sanmarco.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.SaveException;
import org.sanmarco.save.SavedGames;
import org.sanmarco.table.Table;

/**
 * Watches over the game that keeps itself: which game it is, whether the disk takes it, and which
 * one is there to be continued.
 */
public final class Keeping {

  private final Autosave autosave;
  private final BiConsumer<Path, SaveException> firstFailure;

  /** The thread that looks for a game to continue; what fails there is no failure to write. */
  private @Nullable Thread reader;

  private List<Refused> refused = new ArrayList<>();
  private int failures;
  private boolean told;
  private @Nullable Table table;

  /**
   * A kept file that can't be read, and is left as it is.
   *
   * @param file where it is
   * @param reason why
   */
  public record Refused(Path file, SaveException reason) {}

  /**
   * What was found to be continued.
   *
   * @param game the latest game that is not over
   * @param refused later files that can't be read
   */
  public record Found(Optional<Autosave.Kept> game, List<Refused> refused) {}

  /**
   * Keeps games in a folder.
   *
   * @param firstFailure hears of the first game that couldn't be written, on another thread
   */
  public Keeping(Path folder, SavedGames games, BiConsumer<Path, SaveException> firstFailure) {
    this.firstFailure = firstFailure;
    this.autosave = new Autosave(folder, games, this::failed);
  }

  /** What keeps the games. */
  public Autosave autosave() {
    return autosave;
  }

  /** Looks for the game to continue; reads files, so not for the JavaFX thread. */
  public Found find() {
    autosave.flush();
    synchronized (this) {
      reader = Thread.currentThread();
      refused = new ArrayList<>();
    }
    Optional<Autosave.Kept> game = autosave.latest();
    synchronized (this) {
      reader = null;
      return new Found(game, List.copyOf(refused));
    }
  }

  /** Nothing is being played. */
  public void leave() {
    enter(null);
    autosave.leave();
  }

  /** The game that is being played, which the autosave has been told of. */
  public void play(Table game) {
    enter(game);
  }

  /** The game that is being played, for the JavaFX thread. */
  public synchronized Optional<Table> game() {
    return Optional.ofNullable(table);
  }

  /** Where the game that is being played is kept; empty while nothing of it is. */
  public Optional<Path> file() {
    return autosave.file();
  }

  /** How often writing has failed so far. */
  public synchronized int failures() {
    return failures;
  }

  private synchronized void enter(@Nullable Table game) {
    table = game;
    told = false;
  }

  private void failed(Path file, SaveException reason) {
    synchronized (this) {
      if (Thread.currentThread().equals(reader)) {
        refused.add(new Refused(file, reason));
        return;
      }
      failures++;
      if (told) {
        return;
      }
      told = true;
    }
    firstFailure.accept(file, reason);
  }
}
