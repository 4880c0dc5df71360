package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;

/** Every recorded game, and every sentence in it. */
class RecordedGamesTest {

  private static final Path FOLDER = Path.of("src/test/resources/games/san-marco");
  private static final SavedGameStore SAVED = new SavedGameStore(Games.installed());

  /** Whole games by how many people play. */
  private final Map<Integer, Integer> whole = new TreeMap<>();

  @TestFactory
  List<DynamicNode> goesAsItsSentencesSay() throws IOException {
    List<DynamicNode> nodes = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      files
          .filter(file -> Files.isRegularFile(file) && !file.endsWith("README.md"))
          .sorted()
          .forEach(file -> nodes.add(game(file)));
    }
    nodes.add(dynamicTest("there are many whole games of each kind", this::hasMany));
    return nodes;
  }

  private void hasMany() {
    assertThat(whole.keySet()).containsExactly(2, 3, 4);
    assertThat(whole.values()).allMatch(count -> count >= 10);
  }

  private DynamicNode game(Path file) {
    String name = file.getFileName().toString();
    if (!name.endsWith(".json")) {
      return failure(file, name, new UnreadableException("is no recorded game"));
    }
    try {
      SavedGame saved = SAVED.read(file);
      if (saved.table().isOver()) {
        whole.merge(saved.table().setup().players(), 1, Integer::sum);
      }
      return sentences(file, saved);
    } catch (SaveException refused) {
      return failure(file, name, refused);
    }
  }

  private static DynamicContainer sentences(Path file, SavedGame saved) {
    Recording game = new Recording(saved.table());
    List<DynamicNode> tests = new ArrayList<>();
    tests.add(dynamicTest("expects something", () -> assertThat(saved.expected()).isNotEmpty()));
    Sentences sentences = new Sentences(saved.table().game());
    for (String sentence : saved.expected()) {
      tests.add(dynamicTest(sentence, () -> sentences.read(sentence).check(game)));
    }
    if (OracleCheck.isAvailable(saved.table())) {
      tests.add(
          dynamicTest(
              "the second engine agrees after every move", () -> OracleCheck.check(saved.table())));
    }
    return dynamicContainer(file.getFileName().toString(), file.toUri(), tests.stream());
  }

  private static DynamicTest failure(Path file, String name, Exception reason) {
    return dynamicTest(
        name,
        file.toUri(),
        () -> {
          throw reason;
        });
  }
}
