package org.sanmarco.save;

import module java.base;

import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.JournalReader;
import org.sanmarco.save.format.SaveContent;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveReader;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.ReplayResult;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * Writes saved games to files and reads them. Safe for several threads.
 *
 * <p>A file is replaced whole or not at all. A game that is read has been played again by the
 * rules, move by move. A file that is refused is left as it is.
 */
public final class SavedGameStore {

  private final Games games;
  private final InstantSource clock;
  private final Disk disk;
  private final ChanceKey key;

  /** Saved games of these games, for a program that plays on in none of them. */
  public SavedGameStore(Games games) {
    this(games, InstantSource.system(), new Disk(), ChanceKey.passing());
  }

  /**
   * Saved games of these games.
   *
   * @param clock tells when a game is saved
   * @param key gives the games of this place their chance
   */
  public SavedGameStore(Games games, InstantSource clock, Disk disk, ChanceKey key) {
    this.games = games;
    this.clock = clock;
    this.disk = disk;
    this.key = key;
  }

  /**
   * Writes a game into a file and nothing else; a file that is there already is replaced.
   *
   * @throws SaveException if that is not possible; a file that was there is then as it was
   */
  public void write(Path file, GameRecord game) throws SaveException {
    byte[] bytes = bytes(game);
    replace(file, () -> AtomicFile.write(disk, file, bytes));
  }

  /**
   * Saves a game for a player. An existing file is replaced, and becomes the newest of its {@link
   * Backups}.
   *
   * @throws SaveException if that is not possible; a file that was there is then as it was
   */
  public void save(Path file, GameRecord game) throws SaveException {
    byte[] bytes = bytes(game);
    replace(
        file,
        () -> {
          if (Files.exists(file)) {
            Backups.rotate(disk, file);
          }
          AtomicFile.write(disk, file, bytes);
        });
  }

  /**
   * Writes another kind of file, as safely as a saved game; who may read it the system decides.
   *
   * @throws SaveException if that is not possible; a file that was there is then as it was
   */
  public void export(Path file, byte[] bytes) throws SaveException {
    replace(file, () -> AtomicFile.publish(disk, file, bytes));
  }

  private interface Writing {
    void write() throws IOException;
  }

  private static void replace(Path file, Writing writing) throws SaveException {
    requireFile(file);
    try {
      writing.write();
    } catch (IOException failed) {
      throw Troubles.writing(failed, file.toAbsolutePath().getParent());
    }
  }

  private byte[] bytes(GameRecord game) throws SaveException {
    return checked(game, SaveContent.file(game, now()));
  }

  private static void requireFile(Path file) throws SaveException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw SaveException.of(Reason.NOT_A_FILE);
    }
  }

  /** The bytes, if they are not more than will be read. */
  private static byte[] checked(GameRecord game, byte[] bytes) throws SaveException {
    if (game.moves().size() > Format.MOST_MOVES) {
      throw SaveException.of(Reason.TOO_MANY, "moves", Format.MOST_MOVES);
    }
    if (bytes.length > Format.MOST_BYTES) {
      throw SaveException.of(Reason.TOO_LARGE, Format.MOST_BYTES);
    }
    return bytes;
  }

  /** The time, by this store's clock, as near as a file may have it. */
  public Instant now() {
    Instant now = clock.instant();
    if (now.isBefore(Format.EARLIEST)) {
      return Format.EARLIEST;
    }
    return now.isAfter(Format.LATEST) ? Format.LATEST : now;
  }

  /** The chance of a game that begins here, a copy among them. */
  ChanceSource newChanceSource() {
    return key.newGame();
  }

  /** The disk that files are written through. */
  Disk disk() {
    return disk;
  }

  /**
   * Reads a saved game and plays all its moves.
   *
   * @throws SaveException if there is anything wrong with it
   */
  public SavedGame read(Path file) throws SaveException {
    return read(bytes(file));
  }

  /**
   * Reads a saved game to play it.
   *
   * @throws SaveException with {@code IN_USE} if it is being played already, here or in another
   *     program, or if there is anything wrong with it
   */
  public OpenedGame open(Path file) throws SaveException {
    SavedGame game = read(file);
    return new OpenedGame(game, GameLock.take(disk, file));
  }

  /**
   * Reads a saved game out of its file's bytes.
   *
   * @throws SaveException if there is anything wrong with them
   */
  public SavedGame read(byte[] bytes) throws SaveException {
    if (bytes.length > Format.MOST_BYTES) {
      throw SaveException.of(Reason.TOO_LARGE, Format.MOST_BYTES);
    }
    try {
      return JournalReader.isJournal(bytes) ? journal(bytes) : game(bytes);
    } catch (RuntimeException broken) {
      // Any file must end in a sentence, even where the program has a fault.
      throw SaveException.of(Reason.FAILURE, broken);
    }
  }

  private SavedGame journal(byte[] bytes) throws SaveException {
    JournalReader.JournalContent journal = JournalReader.read(bytes);
    SavedGame game = play(journal.content());
    if (journal.damage() != null) {
      throw new SaveException(journal.damage(), game.table());
    }
    return game;
  }

  private SavedGame game(byte[] bytes) throws SaveException {
    try {
      return play(SaveReader.read(text(bytes), Format.GAME));
    } catch (SaveException refused) {
      throw new SaveException(
          refused.refusal(),
          refused.playable().or(() -> beforeDamage(bytes, refused)).orElse(null));
    }
  }

  /** The game with the moves before the line that is damaged, if that is among the moves. */
  private Optional<Table> beforeDamage(byte[] bytes, SaveException damage) {
    try {
      return Optional.of(play(SaveReader.beforeDamage(bytes, damage)).table());
    } catch (SaveException alsoRefused) {
      return alsoRefused.playable();
    }
  }

  private SavedGame play(SaveContent content) throws SaveException {
    Game game =
        games
            .find(content.game())
            .orElseThrow(() -> SaveException.of(Reason.UNKNOWN_GAME, content.game()));
    Setup setup = new Setup(content.game(), content.players(), content.options());
    Reason reason = Reason.BAD_SETUP;
    ReplayResult replay;
    try {
      game.start(setup);
      reason = Reason.BAD_SEATS;
      List<Seat> seats = new ArrayList<>();
      for (SaveContent.Sitter sitter : content.seats()) {
        seats.add(new Seat(sitter.name(), sitter.colour(), sitter.computer()));
      }
      replay = Table.replay(game, setup, seats, chanceSource(content), content.moves());
      if (content.practice()) {
        replay.table().practise();
      }
      replay.table().tell(occasion(content));
    } catch (RefusedException refused) {
      throw new SaveException(SaveRefusal.of(reason, content.game(), refused.refusal()));
    }
    ReplayResult.BadMove bad = replay.bad();
    if (bad != null) {
      throw new SaveException(
          SaveRefusal.of(Reason.BAD_MOVE, content.game(), bad.refusal(), bad.number(), bad.text()),
          replay.table());
    }
    return new SavedGame(
        replay.table(), content.saved(), content.program(), content.wasChanged(), content.expect());
  }

  private static Occasion occasion(SaveContent content) throws SaveException {
    Occasion occasion = content.occasion();
    int times = occasion.thinking().size();
    if (times > 0 && times != content.seats().size()) {
      throw SaveException.of(Reason.WRONG_VALUE, "thinkingMillis", times);
    }
    return occasion;
  }

  private ChanceSource chanceSource(SaveContent content) {
    String seed = content.seed();
    return seed == null
        ? key.of(Objects.requireNonNull(content.number()))
        : new Dealer(Long.parseLong(seed));
  }

  /** The bytes of a file, or one more than are allowed. */
  private static byte[] bytes(Path file) throws SaveException {
    if (!Files.isRegularFile(file)) {
      throw SaveException.of(Files.exists(file) ? Reason.NOT_A_FILE : Reason.NO_SUCH_FILE);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(Format.MOST_BYTES + 1);
    } catch (IOException failed) {
      throw Troubles.reading(failed);
    }
  }

  private static String text(byte[] bytes) throws SaveException {
    String text = SaveReader.text(bytes, 0, bytes.length);
    // Some editors put a byte order mark in front.
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
