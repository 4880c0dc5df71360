package org.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import module java.base;

import org.junit.jupiter.api.DynamicNode;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/** The recorded games of a game, and the tests that they are. */
public final class RecordedGames {

  private static final SavedGameStore SAVED = new SavedGameStore(Games.installed());
  private static final int FEWEST = 30;

  private RecordedGames() {}

  /** A recorded game by its name. */
  public static SavedGame read(String game, String name) {
    return read(folder(game).resolve(name + ".json"));
  }

  /** All recorded games of a game. */
  public static List<Table> all(String game) {
    return files(game).stream().map(file -> read(file).table()).toList();
  }

  /**
   * A test for each sentence of each game.
   *
   * @param secondEngine plays a game along, and fails where it disagrees
   */
  public static List<DynamicNode> tests(
      String game, Sentences sentences, Consumer<Table> secondEngine) {
    List<DynamicNode> nodes = new ArrayList<>();
    for (Path file : files(game)) {
      nodes.add(tests(file, read(file), sentences, secondEngine));
    }
    assertThat(nodes).hasSizeGreaterThanOrEqualTo(FEWEST);
    return nodes;
  }

  private static DynamicNode tests(
      Path file, SavedGame saved, Sentences sentences, Consumer<Table> secondEngine) {
    RecordedGame game = new RecordedGame(saved.table());
    List<DynamicNode> tests = new ArrayList<>();
    tests.add(dynamicTest("expects something", () -> assertThat(saved.expected()).isNotEmpty()));
    for (String sentence : saved.expected()) {
      tests.add(dynamicTest(sentence, () -> sentences.check(game, sentence)));
    }
    tests.add(
        dynamicTest(
            "the second engine agrees after every move", () -> secondEngine.accept(saved.table())));
    return dynamicContainer(file.getFileName().toString(), file.toUri(), tests.stream());
  }

  /**
   * Replays a game with the second engine: each move is legal, and after each the positions are the
   * same.
   */
  public static void replay(
      Table table, Predicate<PlayedMove> isLegal, Consumer<String> play, Supplier<?> described) {
    Position position = table.positionAfter(0);
    for (PlayedMove played : table.history()) {
      Move move = played.move();
      if (!isLegal.test(played)) {
        fail("move %s, %s, would not be legal", played.number(), move);
      }
      position.play(move, EventListener.SILENT);
      play.accept(move.toString());
      assertThat(position.describe().toString())
          .as("after move %s, %s", played.number(), move)
          .isEqualTo(described.get().toString());
    }
  }

  private static Path folder(String game) {
    return Path.of("src/test/resources/games", game);
  }

  private static List<Path> files(String game) {
    try (Stream<Path> files = Files.list(folder(game))) {
      return files.filter(file -> !file.endsWith("README.md")).sorted().toList();
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private static SavedGame read(Path file) {
    try {
      return SAVED.read(file);
    } catch (SaveException broken) {
      throw new AssertionError(file + ": " + broken.getMessage(), broken);
    }
  }
}
