package org.sanmarco.save;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.GameRecord;

/**
 * The file of an autosaved game: an ordinary saved game, replaced as a whole by each {@link
 * #write}. It is locked against other programs from the first write until {@link #close}.
 */
public final class AutosaveFile implements AutoCloseable {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss").withZone(ZoneOffset.UTC);

  private final SavedGameStore games;
  private final DiskFolder place;

  /** The lock of the file that the game was read from, if there is one. */
  private final @Nullable GameLock origin;

  private @Nullable GameLock lock;

  /** The locked path, which is or will be the file. */
  private @Nullable Path claimed;

  private volatile boolean isWritten;

  /**
   * The file of a game that is not written yet; {@link #write} gives it a name in this place.
   *
   * @param origin the lock of the file that the game was read from, released with this one; null if
   *     there is none
   */
  AutosaveFile(SavedGameStore games, DiskFolder place, @Nullable GameLock origin) {
    this.games = games;
    this.place = place;
    this.origin = origin;
  }

  /** The path of the file; empty until the game has been written. */
  Optional<Path> file() {
    return isWritten ? Optional.ofNullable(claimed) : Optional.empty();
  }

  /**
   * Opens an autosaved game to continue it. No other program can change its file between reading
   * and continuing.
   *
   * @throws SaveException if another program has it open or it is refused
   */
  static Resumed resume(SavedGameStore games, Path found) throws SaveException {
    GameLock taken = GameLock.take(games.disk(), found);
    Path folder = Objects.requireNonNull(found.toAbsolutePath().getParent());
    AutosaveFile file = new AutosaveFile(games, new DiskFolder(games.disk(), folder), null);
    file.place.look();
    try {
      SavedGame game = games.read(found);
      if (Format.isJournal(found)) {
        file.replace(found, game.table().record());
      } else {
        file.claimed = found;
        file.lock = taken;
        file.isWritten = true;
      }
      return new Resumed(file, game);
    } finally {
      if (file.lock != taken) {
        taken.close();
      }
    }
  }

  /** A file to go on with, and the game in it. */
  record Resumed(AutosaveFile file, SavedGame game) {}

  /** Replaces a journal, in which form earlier versions autosaved. */
  private void replace(Path journal, GameRecord game) {
    try {
      write(game);
      ReviewFile.move(games.disk(), journal, Objects.requireNonNull(claimed));
      games.disk().delete(journal);
    } catch (SaveException | IOException _) {
      // The old file stays; the next move reports why the game can't be written.
    }
  }

  /**
   * Writes the game; returns when it is on the disk.
   *
   * @throws SaveException if that is not possible; the file is then as it was
   */
  void write(GameRecord game) throws SaveException {
    try {
      place.make();
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
    games.write(claimed == null ? claim(game) : claimed, game);
    isWritten = true;
  }

  /** Claims a name that no file has and no other program can claim. */
  private Path claim(GameRecord game) {
    String name = game.setup().game() + "-" + NAME.format(games.now());
    for (int number = 1; ; number++) {
      String more = number == 1 ? "" : "-" + number;
      Path candidate = place.folder().resolve(name + more + Format.AUTOSAVED_ENDING);
      try {
        GameLock taken = GameLock.take(games.disk(), candidate);
        if (!Files.exists(candidate)) {
          lock = taken;
          claimed = candidate;
          return candidate;
        }
        taken.close();
      } catch (SaveException _) {
        // Another program has claimed this name.
      }
    }
  }

  /** Releases the locks. */
  @Override
  public void close() {
    if (origin != null) {
      origin.close();
    }
    if (lock != null) {
      lock.close();
      lock = null;
    }
  }
}
