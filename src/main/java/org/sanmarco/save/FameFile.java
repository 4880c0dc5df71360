package org.sanmarco.save;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;
import org.sanmarco.table.Seat;

/**
 * The finished games of this computer, {@code fame.json} in the program's own folder. Safe for
 * several threads; not for the JavaFX thread, except {@link #put}.
 */
public final class FameFile {

  private static final String FORMAT = "san-marco-fame";
  private static final int VERSION = 1;
  private static final int LARGEST = 4 << 20;
  private static final int MOST_GAMES = 5000;
  private static final int LONGEST_GAME = 40;
  private static final int MOST_PLAYERS = 8;
  private static final int MOST_FEATS = 8;

  private final OwnFile<List<FinishedGame>> file;

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
    file = new OwnFile<>(disk, home, "fame.json", LARGEST, new Form());
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
    file.change(before -> merged(before, added));
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
    OwnFile.Found<List<FinishedGame>> found = file.read();
    synchronized (unwritten) {
      return new Content(merged(found.content(), unwritten), found.setAside());
    }
  }

  /**
   * Forgets all games for good, those in files that were set aside too.
   *
   * @throws SaveException if that is not possible
   */
  public synchronized void clear() throws SaveException {
    file.forget();
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

  /** The file's format. */
  private static final class Form implements OwnFile.Format<List<FinishedGame>> {

    @Override
    public OwnFile.Read<List<FinishedGame>> read(byte[] bytes) throws SaveException {
      List<FinishedGame> games = new ArrayList<>();
      JsonNode written =
          Json.object(bytes, FORMAT, VERSION)
              .<JsonNode>map(all -> all.path("games"))
              .orElse(MissingNode.getInstance());
      boolean isWhole = written.isArray();
      for (JsonNode one : written) {
        FinishedGame game = games.size() < MOST_GAMES ? game(one) : null;
        isWhole &= game != null;
        if (game != null) {
          games.add(game);
        }
      }
      return new OwnFile.Read<>(games, isWhole);
    }

    @Override
    public byte[] write(List<FinishedGame> games) {
      Map<String, Object> content = Json.begun(FORMAT, VERSION);
      content.put("games", games.stream().map(FameFile::data).toList());
      return Json.file(content);
    }
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
        written.path("advised").asBoolean(false),
        feats(written.path("feats")));
  }

  /** Feats of no proper name, and more than a few, are left out. */
  private static Map<String, Integer> feats(JsonNode written) {
    Map<String, Integer> feats = new TreeMap<>();
    for (Map.Entry<String, JsonNode> feat : written.properties()) {
      if (feats.size() < MOST_FEATS && FinishedGame.FEAT.matcher(feat.getKey()).matches()) {
        feats.put(feat.getKey(), feat.getValue().asInt(0));
      }
    }
    return feats;
  }

  private static Map<String, Object> data(FinishedGame game) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", game.id());
    data.put("game", game.game());
    data.put("ended", game.ended().toString());
    data.put("players", game.players().stream().map(FameFile::data).toList());
    return data;
  }

  private static Map<String, Object> data(FinishedGame.Player player) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", player.name());
    if (!player.computer().isEmpty()) {
      data.put("computer", player.computer());
    }
    data.put("score", player.score());
    data.put("won", player.won());
    if (player.advised()) {
      data.put("advised", true);
    }
    if (!player.feats().isEmpty()) {
      data.put("feats", new TreeMap<>(player.feats()));
    }
    return data;
  }
}
