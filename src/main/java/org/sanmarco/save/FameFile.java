package org.sanmarco.save;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The finished games of this computer, the first one first: {@code fame.json} in the program's own
 * folder.
 */
public final class FameFile extends OwnFile<List<FinishedGame>> {

  private static final String FORMAT = "san-marco-fame";
  private static final int VERSION = 1;
  private static final int LARGEST = 4 << 20;
  private static final int MOST_GAMES = 5000;

  /**
   * The file in a folder; neither need exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public FameFile(Path home) {
    super(new Disk(), home, "fame.json", LARGEST);
  }

  /** Has the next {@link #flush} write a game, once, as it was seen last; takes no time. */
  public void put(FinishedGame game) {
    put(before -> {
      Map<String, FinishedGame> games = new LinkedHashMap<>();
      before.forEach(known -> games.put(known.id(), known));
      games.merge(game.id(), game, (known, seen) -> seen.since(known));
      List<FinishedGame> all = List.copyOf(games.values());
      return all.subList(Math.max(0, all.size() - MOST_GAMES), all.size());
    });
  }

  @Override
  protected Read<List<FinishedGame>> parsed(byte[] bytes) throws SaveException {
    JsonNode written =
        Json.object(bytes, FORMAT, VERSION)
            .<JsonNode>map(all -> all.path("games"))
            .orElse(MissingNode.getInstance());
    List<FinishedGame> games =
        written.valueStream().flatMap(FameFile::game).limit(MOST_GAMES).toList();
    return new Read<>(games, written.isArray() && games.size() == written.size());
  }

  private static Stream<FinishedGame> game(JsonNode written) {
    try {
      return Stream.of(Json.read(written, FinishedGame.class));
    } catch (IOException damaged) {
      return Stream.empty();
    }
  }

  @Override
  protected byte[] written(List<FinishedGame> games) {
    return Json.file(FORMAT, VERSION, Map.of("games", games));
  }
}
