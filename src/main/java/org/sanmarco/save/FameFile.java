package org.sanmarco.save;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.Seat;

/**
 * The finished games of this computer, {@code fame.json} in the program's own folder. A file in
 * which something can't be read is kept beside it before it is written again, with what can be
 * read. Safe for several threads; not for the JavaFX thread, except {@link #put}.
 */
public final class FameFile {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private static final String FORMAT = "san-marco-fame";
  private static final int VERSION = 1;
  private static final int LARGEST = 4 << 20;
  private static final int MOST_GAMES = 5000;
  private static final int LONGEST_GAME = 40;
  private static final int MOST_PLAYERS = 8;

  private final Path file;
  private final Disk disk;
  private final DiskFolder place;

  /** The games that are still to be written; guarded by itself. */
  private final List<FinishedGame> unwritten = new ArrayList<>();

  /**
   * The content of the file.
   *
   * @param games the finished games, the first one first
   * @param setAside where a file was copied that could not be read as a whole
   */
  public record Content(List<FinishedGame> games, Optional<Path> setAside) {}

  /**
   * The file in a folder; neither need exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public FameFile(Path home) {
    this(home, new Disk());
  }

  FameFile(Path home, Disk disk) {
    this.file = home.toAbsolutePath().resolve("fame.json");
    this.disk = disk;
    this.place = new DiskFolder(disk, home);
  }

  /** Has the next {@link #flush} write a game; takes no time. */
  public void put(FinishedGame game) {
    synchronized (unwritten) {
      unwritten.add(game);
    }
  }

  /**
   * Writes what was put since: each game once, as it was seen last.
   *
   * @throws SaveException if that is not possible; the next time tries again
   */
  public synchronized void flush() throws SaveException {
    List<FinishedGame> added;
    synchronized (unwritten) {
      added = List.copyOf(unwritten);
    }
    if (added.isEmpty()) {
      return;
    }
    List<FinishedGame> before = read().games();
    List<FinishedGame> games = merged(before, added);
    if (!games.equals(before)) {
      write(games);
    }
    synchronized (unwritten) {
      unwritten.subList(0, added.size()).clear();
    }
  }

  /**
   * All finished games, with those that were put but could not be written.
   *
   * @throws SaveException if the file is there and can't be read, or a later program wrote it
   */
  public synchronized Content all() throws SaveException {
    Content content = read();
    synchronized (unwritten) {
      return new Content(merged(content.games(), unwritten), content.setAside());
    }
  }

  /**
   * Forgets all games for good, those in files that were set aside too.
   *
   * @throws SaveException if that is not possible
   */
  public synchronized void clear() throws SaveException {
    try {
      for (Path kept : Backups.of(file)) {
        disk.delete(kept);
      }
      if (Files.exists(file)) {
        disk.delete(file);
      }
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
    synchronized (unwritten) {
      unwritten.clear();
    }
  }

  private static List<FinishedGame> merged(List<FinishedGame> before, List<FinishedGame> added) {
    Map<String, FinishedGame> games = new LinkedHashMap<>();
    before.forEach(game -> games.put(game.id(), game));
    for (FinishedGame game : added) {
      games.merge(game.id(), game, (known, seen) -> seen.since(known));
    }
    List<FinishedGame> all = List.copyOf(games.values());
    return all.subList(Math.max(0, all.size() - MOST_GAMES), all.size());
  }

  private Content read() throws SaveException {
    place.look();
    if (!Files.exists(file)) {
      return new Content(List.of(), Optional.empty());
    }
    List<FinishedGame> games = new ArrayList<>();
    try {
      if (isRead(content(), games)) {
        return new Content(games, Optional.empty());
      }
      Backups.rotate(disk, file);
      write(games);
      return new Content(games, Backups.of(file).stream().findFirst());
    } catch (IOException failed) {
      throw Troubles.reading(failed);
    }
  }

  /** The file's content; null if it is no JSON. */
  private @Nullable JsonNode content() throws IOException {
    if (Files.size(file) > LARGEST) {
      return null;
    }
    try {
      return MAPPER.readTree(Files.readAllBytes(file));
    } catch (JacksonException | CharConversionException _) {
      return null;
    }
  }

  /** Reads all games that can be read, and says whether that was all of the file. */
  private static boolean isRead(@Nullable JsonNode content, List<FinishedGame> games)
      throws SaveException {
    if (content == null || !content.path("format").asText("").equals(FORMAT)) {
      return false;
    }
    int version = content.path("version").asInt(0);
    if (version > VERSION) {
      throw new SaveException(
          SaveRefusal.of(
              Reason.LATER_VERSION, version, VERSION, content.path("program").asText("?")));
    }
    boolean whole = version == VERSION && content.path("games").isArray();
    for (JsonNode written : content.path("games")) {
      FinishedGame game = game(written);
      whole &= game != null && games.size() < MOST_GAMES;
      if (game != null && games.size() < MOST_GAMES) {
        games.add(game);
      }
    }
    return whole;
  }

  private static @Nullable FinishedGame game(JsonNode written) {
    String id = written.path("id").asText("");
    String game = written.path("game").asText("");
    List<FinishedGame.Player> players = new ArrayList<>();
    try {
      for (JsonNode player : written.path("players")) {
        players.add(player(player));
      }
      Instant ended = Instant.parse(written.path("ended").asText(""));
      boolean fits =
          !id.isEmpty()
              && id.length() <= FinishedGame.LONGEST_ID
              && !game.isEmpty()
              && game.length() <= LONGEST_GAME
              && !players.isEmpty()
              && players.size() <= MOST_PLAYERS
              && !ended.isBefore(Format.EARLIEST)
              && !ended.isAfter(Format.LATEST);
      return fits ? new FinishedGame(id, game, ended, players) : null;
    } catch (RefusedException | DateTimeException _) {
      return null;
    }
  }

  /**
   * A player, whose name is cleaned as at a table.
   *
   * @throws RefusedException if the name or the level is none
   */
  private static FinishedGame.Player player(JsonNode written) {
    Seat seat =
        new Seat(
            written.path("name").asText(""),
            Seat.COLOURS.getFirst(),
            written.path("computer").asText(""));
    return new FinishedGame.Player(
        seat.name(),
        seat.computer(),
        written.path("score").asInt(0),
        written.path("won").asBoolean(false),
        written.path("advised").asBoolean(false));
  }

  private void write(List<FinishedGame> games) throws SaveException {
    ObjectNode content = MAPPER.createObjectNode();
    content.put("format", FORMAT);
    content.put("version", VERSION);
    content.put("program", Program.version());
    ArrayNode all = content.putArray("games");
    for (FinishedGame game : games) {
      ObjectNode written = all.addObject();
      written.put("id", game.id());
      written.put("game", game.game());
      written.put("ended", game.ended().toString());
      ArrayNode players = written.putArray("players");
      game.players().forEach(player -> put(player, players.addObject()));
    }
    try {
      place.make();
      AtomicFile.write(
          disk, file, (content.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }

  private static void put(FinishedGame.Player player, ObjectNode written) {
    written.put("name", player.name());
    if (!player.computer().isEmpty()) {
      written.put("computer", player.computer());
    }
    written.put("score", player.score());
    written.put("won", player.won());
    if (player.advised()) {
      written.put("advised", true);
    }
  }
}
