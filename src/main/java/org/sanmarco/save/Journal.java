package org.sanmarco.save;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.JournalReader;
import org.sanmarco.save.format.LineCheck;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveWriter;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.GameRecord;

/**
 * The autosave of one game: a first line with the whole game as it was then, and a further line for
 * each change since. It is locked against other programs from the first line until {@link #close}.
 *
 * <p>A line is on the disk before {@link #write} returns, and what is written depends on its
 * length, not on the game's. If the file is not as it was left, down to the last bit, it is
 * rewritten as a whole.
 */
public final class Journal implements AutoCloseable {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss").withZone(ZoneOffset.UTC);

  private final SavedGameStore games;
  private final DiskFolder place;

  /** The locked path, which is or will be the file. */
  private @Nullable Path claimed;

  private @Nullable GameLock lock;

  /** The lock of the file that the game was read from, if there is one. */
  private final @Nullable GameLock origin;

  private volatile boolean isWritten;

  private LineCheck check = new LineCheck();

  /** Of all bytes of the file as it was left. */
  private final CRC32C sum = new CRC32C();

  private long end;

  /** The game as it is in the file; null where the file has to be written as a whole. */
  private @Nullable GameRecord written;

  /**
   * The journal of a game that is not written yet; {@link #write} gives it a file in this place.
   *
   * @param origin the lock of the file that the game was read from, released with the journal; null
   *     if there is none
   */
  Journal(SavedGameStore games, DiskFolder place, @Nullable GameLock origin) {
    this.games = games;
    this.place = place;
    this.origin = origin;
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
    Path folder = Objects.requireNonNull(kept.toAbsolutePath().getParent());
    Journal journal = new Journal(games, new DiskFolder(games.disk(), folder), null);
    journal.place.look();
    try {
      byte[] bytes = SavedGameStore.bytes(kept);
      SavedGame game = games.read(bytes);
      if (JournalReader.isJournal(bytes)) {
        journal.goOn(kept, lock, JournalReader.read(bytes), bytes);
        journal.written = game.table().record();
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

  private void goOn(Path kept, GameLock held, JournalReader.JournalContent content, byte[] bytes) {
    claimed = kept;
    lock = held;
    isWritten = true;
    check = content.check();
    end = content.end();
    sum.update(bytes, 0, content.end());
    try (FileChannel channel = games.disk().open(kept)) {
      channel.truncate(end);
    } catch (IOException _) {
      // The next move writes it as a whole, or reports why that is not possible.
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
    GameRecord before = written;
    written = null;
    try {
      if (before == null || !append(before, game)) {
        writeWhole(game);
      }
      written = game;
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }

  /** Appends what has changed, if the file is as it was left and has room for it. */
  private boolean append(GameRecord before, GameRecord game) throws IOException {
    if (!before.seats().equals(game.seats())
        || before.practice() != game.practice()
        || !before.occasion().equals(game.occasion().thinking(before.occasion().thinking()))
        || !Files.isRegularFile(here())) {
      return false;
    }
    // Opened again each time: another file may have taken the place of the one before.
    try (FileChannel channel = games.disk().open(here())) {
      return isAsLeft(channel) && append(channel, before, game);
    }
  }

  private boolean append(FileChannel channel, GameRecord before, GameRecord game)
      throws IOException {
    int common = GameRecord.common(before.moves(), game.moves());
    List<String> added = game.moves().subList(common, game.moves().size());
    List<Duration> thinking = game.occasion().thinking();
    boolean hasThought = !thinking.equals(before.occasion().thinking());
    if (common == before.moves().size() && added.isEmpty() && !hasThought) {
      return true;
    }
    byte[] line =
        line(SaveWriter.journalLine(common, added, hasThought ? thinking : List.of(), games.now()));
    if (end + line.length > Format.MOST_BYTES || game.moves().size() > Format.MOST_MOVES) {
      return false;
    }
    games.disk().append(channel, line, end);
    end += line.length;
    sum.update(line);
    return true;
  }

  private boolean isAsLeft(FileChannel channel) throws IOException {
    if (channel.size() != end) {
      return false;
    }
    CheckedInputStream now = new CheckedInputStream(Channels.newInputStream(channel), new CRC32C());
    now.transferTo(OutputStream.nullOutputStream());
    return now.getChecksum().getValue() == sum.getValue();
  }

  private void writeWhole(GameRecord game) throws IOException, SaveException {
    place.make();
    if (claimed == null) {
      claim(game);
    }
    check = new LineCheck();
    byte[] line = SavedGameStore.checked(game, line(SaveWriter.journal(game, games.now())));
    AtomicFile.write(games.disk(), here(), line);
    isWritten = true;
    end = line.length;
    sum.reset();
    sum.update(line);
  }

  /** Claims a name that no file has and no other program can claim. */
  private void claim(GameRecord game) {
    String name = game.setup().game() + "-" + NAME.format(games.now());
    for (int number = 1; claimed == null; number++) {
      String more = number == 1 ? "" : "-" + number;
      Path candidate = place.folder().resolve(name + more + Format.JOURNAL_ENDING);
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

  private byte[] line(byte[] json) {
    byte[] behind = (check.of(json, 0, json.length) + "\n").getBytes(StandardCharsets.US_ASCII);
    byte[] line = Arrays.copyOf(json, json.length + behind.length);
    System.arraycopy(behind, 0, line, json.length, behind.length);
    return line;
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
