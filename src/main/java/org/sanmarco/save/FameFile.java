package org.sanmarco.save;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.JsonFile;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The finished games of this computer, the first one first: {@code fame.json} in the program's own
 * folder.
 */
public final class FameFile extends OwnFile<List<FinishedGame>> {

  private static final String FORMAT = "san-marco-fame";
  private static final int VERSION = 1;
  private static final int LARGEST = 16 << 20;
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
    put(before -> latest(Stream.concat(before.stream(), Stream.of(game))));
  }

  /** The latest games, each once. */
  private static List<FinishedGame> latest(Stream<FinishedGame> games) {
    Map<String, FinishedGame> once = new LinkedHashMap<>();
    games.forEach(game -> once.merge(game.id(), game, (known, seen) -> seen.since(known)));
    List<FinishedGame> all = List.copyOf(once.values());
    return all.subList(Math.max(0, all.size() - MOST_GAMES), all.size());
  }

  @Override
  protected Read<List<FinishedGame>> parsed(byte[] bytes) throws SaveException {
    JsonNode written = JsonFile.object(bytes, FORMAT, VERSION).path("games");
    List<FinishedGame> games = latest(JsonFile.each(written, FinishedGame.class));
    return new Read<>(games, JsonFile.holds(written(games), bytes));
  }

  @Override
  protected byte[] written(List<FinishedGame> games) {
    return JsonFile.file(FORMAT, VERSION, Map.of("games", games));
  }
}
