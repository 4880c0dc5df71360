package org.sanmarco.save;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The finished games of this computer, {@code fame.json} in the program's own folder. Safe for
 * several threads; not for the JavaFX thread, except {@link #put}.
 */
public final class FameFile {

  private static final String FORMAT = "san-marco-fame";
  private static final int VERSION = 1;
  private static final int LARGEST = 4 << 20;
  private static final int MOST_GAMES = 5000;

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
    file = new OwnFile<>(disk, home, "fame.json", LARGEST, FameFile::parsed, FameFile::written);
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

  private static OwnFile.Read<List<FinishedGame>> parsed(byte[] bytes) throws SaveException {
    JsonNode written =
        Json.object(bytes, FORMAT, VERSION)
            .<JsonNode>map(all -> all.path("games"))
            .orElse(MissingNode.getInstance());
    List<FinishedGame> games =
        written.valueStream().flatMap(FameFile::game).limit(MOST_GAMES).toList();
    return new OwnFile.Read<>(games, written.isArray() && games.size() == written.size());
  }

  private static Stream<FinishedGame> game(JsonNode written) {
    try {
      return Stream.of(Json.read(written, FinishedGame.class));
    } catch (IOException damaged) {
      return Stream.empty();
    }
  }

  private static byte[] written(List<FinishedGame> games) {
    return Json.file(FORMAT, VERSION, Map.of("games", games));
  }
}
