package org.sanmarco.save;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Moves;

/**
 * The autosave of one game: a first line with the whole game as it was then, and a further line for
 * each change since. It is locked against other programs from the first line until {@link #close}.
 *
 * <p>A line is on the disk before {@link #write} returns, and its cost depends on its length, not
 * on the game's. If the file is not as it was left, it is written anew as a whole.
 */
final class Journal implements AutoCloseable {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss").withZone(ZoneOffset.UTC);

  private final SavedGameStore games;
  private final Path folder;

  /** The locked path, which is or will be the file. */
  private @Nullable Path claimed;

  private @Nullable GameLock lock;
  private volatile boolean isWritten;

  /** Null where the file has to be written as a whole. */
  private @Nullable FileChannel channel;

  private LineCheck check = new LineCheck();
  private long end;

  /** The game as it is in the file; null before the first write. */
  private @Nullable GameRecord written;

  /**
   * The journal of a game that is not written yet; {@link #write} gives it a file in this folder.
   */
  Journal(SavedGameStore games, Path folder) {
    this.games = games;
    this.folder = folder;
  }

  /** The journal's file, once the game is in it. */
  Optional<Path> file() {
    return isWritten ? Optional.ofNullable(claimed) : Optional.empty();
  }

  /**
   * Opens an autosaved game's journal to continue it. No other program can change it between
   * reading and continuing.
   *
   * @throws SaveException if another program has it open or it is refused
   */
  static Resumed resume(SavedGameStore games, Path kept) throws SaveException {
    GameLock lock = GameLock.take(games.disk(), kept);
    Journal journal = new Journal(games, Objects.requireNonNull(kept.toAbsolutePath().getParent()));
    try {
      byte[] bytes = SavedGameStore.bytes(kept);
      SavedGame game = games.read(bytes);
      if (JournalReader.isJournal(bytes)) {
        journal.goOn(kept, lock, JournalReader.read(bytes), game.table().record());
      } else {
        journal.replace(kept, game.table().record());
      }
      return new Resumed(journal, game);
    } finally {
      if (journal.lock != lock) {
        lock.close();
      }
    }
  }

  /** A journal to go on with, and the game in it. */
  record Resumed(Journal journal, SavedGame game) {}

  private void goOn(Path kept, GameLock held, JournalReader.Reading reading, GameRecord game) {
    claimed = kept;
    lock = held;
    isWritten = true;
    written = game;
    check = reading.check();
    end = reading.end();
    try {
      open(kept).truncate(end);
    } catch (IOException _) {
      // The next move writes it as a whole, or reports why that is not possible.
      closeChannel();
    }
  }

  /** Replaces a saved game, in which form earlier versions autosaved. */
  private void replace(Path kept, GameRecord game) {
    try {
      write(game);
      games.disk().delete(kept);
    } catch (SaveException | IOException _) {
      // The old file stays; the next move reports why the game can't be written.
    }
  }

  /**
   * Brings the file up to this state of the game; returns when it is on the disk.
   *
   * @throws SaveException if that is not possible; what was in the file is then still in it
   */
  void write(GameRecord game) throws SaveException {
    boolean isSafe = false;
    try {
      if (channel == null || !append(channel, game)) {
        writeWhole(game);
      }
      isSafe = true;
    } catch (IOException failed) {
      throw Troubles.writing(failed, folder);
    } finally {
      if (!isSafe) {
        closeChannel();
      }
    }
  }

  /** Appends what has changed, if the file is as it was left and has room for it. */
  private boolean append(FileChannel open, GameRecord game) throws IOException {
    GameRecord before = Objects.requireNonNull(written);
    boolean begunAlike =
        before.seats().equals(game.seats()) && before.practice() == game.practice();
    if (!begunAlike || !Files.exists(here()) || Files.size(here()) != end) {
      return false;
    }
    int common = Moves.common(before.moves(), game.moves());
    List<String> added = game.moves().subList(common, game.moves().size());
    if (common == before.moves().size() && added.isEmpty()) {
      return true;
    }
    byte[] line = line(SaveWriter.step(common, added, games.now()));
    if (end + line.length > Format.MOST_BYTES || game.moves().size() > Format.MOST_MOVES) {
      return false;
    }
    games.disk().append(open, line, end);
    end += line.length;
    written = game;
    return true;
  }

  private void writeWhole(GameRecord game) throws IOException, SaveException {
    closeChannel();
    games.disk().makeFolder(folder);
    if (claimed == null) {
      AtomicFile.tidy(games.disk(), folder, games.now());
      claim(game);
    }
    check = new LineCheck();
    byte[] line = SavedGameStore.checked(game, line(SaveWriter.journal(game, games.now())));
    AtomicFile.write(games.disk(), here(), line);
    isWritten = true;
    end = line.length;
    written = game;
    open(here());
  }

  /** Claims a name that no file has and no other program can claim. */
  private void claim(GameRecord game) {
    String name = game.setup().game() + "-" + NAME.format(games.now());
    for (int number = 1; claimed == null; number++) {
      String more = number == 1 ? "" : "-" + number;
      Path candidate = folder.resolve(name + more + Format.JOURNAL_ENDING);
      try {
        GameLock taken = GameLock.take(games.disk(), candidate);
        if (Files.exists(candidate)) {
          taken.close();
        } else {
          lock = taken;
          claimed = candidate;
        }
      } catch (SaveException _) {
        // Another program has claimed this name.
      }
    }
  }

  private Path here() {
    return Objects.requireNonNull(claimed);
  }

  private FileChannel open(Path path) throws IOException {
    FileChannel opened = games.disk().open(path);
    channel = opened;
    return opened;
  }

  private byte[] line(byte[] json) {
    byte[] behind = (check.of(json, 0, json.length) + "\n").getBytes(StandardCharsets.US_ASCII);
    byte[] line = Arrays.copyOf(json, json.length + behind.length);
    System.arraycopy(behind, 0, line, json.length, behind.length);
    return line;
  }

  private void closeChannel() {
    FileChannel open = channel;
    channel = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException _) {
        // Nothing is lost: each line was forced to the disk.
      }
    }
  }

  /** Closes the file and releases its lock. */
  @Override
  public void close() {
    closeChannel();
    if (lock != null) {
      lock.close();
      lock = null;
    }
  }
}
