package org.sanmarco.save;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.sanmarco.rules.Game;
import org.sanmarco.rules.RefusedException;
import org.sanmarco.rules.Setup;
import org.sanmarco.save.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Replay;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * Writes games to files and reads them back. Safe for several threads.
 *
 * <p>A file is replaced whole or not at all. What is read is believed only once every move has been
 * played again by the rules; a file that is refused is left as it is.
 */
public final class SavedGames {

  private final Games games;
  private final InstantSource clock;
  private final Disk disk;

  /**
   * Saved games of these games.
   *
   * @param clock tells when a game is saved
   */
  public SavedGames(Games games, InstantSource clock) {
    this(games, clock, new Disk());
  }

  /** Saved games of these games, with the system's clock. */
  public SavedGames(Games games) {
    this(games, InstantSource.system());
  }

  SavedGames(Games games, InstantSource clock, Disk disk) {
    this.games = games;
    this.clock = clock;
    this.disk = disk;
  }

  /**
   * Saves a game; a file that is there already is replaced.
   *
   * @throws SaveException if that is not possible; a file that was there is then as it was
   */
  public void write(Path file, GameRecord game) throws SaveException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw refused(Reason.NOT_A_FILE);
    }
    if (game.moves().size() > Format.MOST_MOVES) {
      throw refused(Reason.TOO_MANY, "moves", Format.MOST_MOVES);
    }
    byte[] bytes = SaveWriter.bytes(game, clock.instant());
    if (bytes.length > Format.MOST_BYTES) {
      throw refused(Reason.TOO_LARGE, Format.MOST_BYTES);
    }
    try {
      AtomicFile.write(disk, file, bytes);
    } catch (IOException failed) {
      throw failed(Reason.CANNOT_WRITE, failed);
    }
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
   * Reads a saved game out of its file's bytes.
   *
   * @throws SaveException if there is anything wrong with them
   */
  public SavedGame read(byte[] bytes) throws SaveException {
    if (bytes.length > Format.MOST_BYTES) {
      throw refused(Reason.TOO_LARGE, Format.MOST_BYTES);
    }
    String text = text(bytes);
    try {
      SaveReader.Content content = SaveReader.read(text);
      Game game =
          games
              .find(content.game())
              .orElseThrow(() -> refused(Reason.UNKNOWN_GAME, content.game()));
      return new SavedGame(
          play(game, content), content.saved(), content.program(), content.expected());
    } catch (RuntimeException broken) {
      // A stranger's file must end in a sentence even where the program has a fault.
      throw refused(Reason.FAILURE, broken);
    }
  }

  private static Table play(Game game, SaveReader.Content content) throws SaveException {
    Setup setup = new Setup(content.game(), content.players(), content.options());
    Reason reason = Reason.BAD_SETUP;
    Replay replay;
    try {
      game.start(setup);
      reason = Reason.BAD_SEATS;
      List<Seat> seats = new ArrayList<>();
      for (SaveReader.Sitter sitter : content.seats()) {
        seats.add(new Seat(sitter.name(), sitter.colour()));
      }
      replay = Table.replay(game, setup, seats, content.seed(), content.moves());
    } catch (RefusedException refused) {
      throw new SaveException(SaveRefusal.of(reason, refused.refusal()));
    }
    Replay.BadMove bad = replay.bad();
    if (bad != null) {
      throw new SaveException(
          SaveRefusal.of(Reason.BAD_MOVE, bad.refusal(), bad.number(), bad.text()), replay.table());
    }
    return replay.table();
  }

  private static byte[] bytes(Path file) throws SaveException {
    if (!Files.isRegularFile(file)) {
      throw refused(Files.exists(file) ? Reason.NOT_A_FILE : Reason.NO_SUCH_FILE);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(Format.MOST_BYTES + 1);
    } catch (IOException failed) {
      throw failed(Reason.CANNOT_READ, failed);
    }
  }

  private static String text(byte[] bytes) throws SaveException {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      // Some editors put a byte order mark in front.
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      throw refused(Reason.NOT_UTF8);
    }
  }

  private static SaveException failed(Reason reason, IOException failed) {
    return switch (failed) {
      case NoSuchFileException _ -> refused(Reason.NO_SUCH_FILE);
      case AccessDeniedException _ -> refused(Reason.NO_ACCESS);
      case FileSystemException because when because.getReason() != null ->
          refused(reason, because.getReason());
      default -> refused(reason, failed.toString());
    };
  }

  private static SaveException refused(Reason reason, Object... arguments) {
    return new SaveException(SaveRefusal.of(reason, arguments));
  }
}
