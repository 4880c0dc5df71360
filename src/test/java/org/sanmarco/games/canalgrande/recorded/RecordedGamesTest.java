package org.sanmarco.games.canalgrande.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.canalgrande.oracle.Oracle;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/** Every recorded game, every sentence in it, and what the second engine says to it. */
class RecordedGamesTest {

  private static final Path FOLDER = Path.of("src/test/resources/games/canal-grande");
  private static final SavedGameStore SAVED = new SavedGameStore(Games.installed());

  @TestFactory
  List<DynamicNode> goesAsItsSentencesSay() throws IOException, SaveException {
    List<DynamicNode> nodes = new ArrayList<>();
    for (Path file : files()) {
      nodes.add(game(file));
    }
    assertThat(nodes).hasSizeGreaterThanOrEqualTo(30);
    return nodes;
  }

  /** Two players, four closed and four open; games that are over and some that stop in between. */
  @Test
  void thereAreGamesOfEachKind() throws IOException, SaveException {
    List<String> kinds = new ArrayList<>();
    for (Path file : files()) {
      Table table = SAVED.read(file).table();
      kinds.add(table.setup().players() + table.setup().options().getOrDefault("partners", ""));
      kinds.add(table.setup().players() + (table.isOver() ? " over" : ""));
    }
    assertThat(kinds).contains("2", "4closed", "4open", "2 over", "4 over");
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> !file.endsWith("README.md")).sorted().toList();
    }
  }

  private static DynamicNode game(Path file) throws SaveException {
    SavedGame saved = SAVED.read(file);
    Recording game = new Recording(saved.table());
    List<DynamicNode> tests = new ArrayList<>();
    tests.add(dynamicTest("expects something", () -> assertThat(saved.expected()).isNotEmpty()));
    for (String sentence : saved.expected()) {
      tests.add(dynamicTest(sentence, () -> Sentences.check(game, sentence)));
    }
    tests.add(dynamicTest("the second engine agrees", () -> agrees(saved.table())));
    return dynamicContainer(file.getFileName().toString(), file.toUri(), tests.stream());
  }

  private static void agrees(Table table) {
    Position position = table.positionAfter(0);
    String leader = table.setup().options().getOrDefault("leader", "1");
    boolean open = table.setup().options().containsValue("open");
    Oracle oracle = new Oracle(table.setup().players(), Integer.parseInt(leader), open);
    for (PlayedMove played : table.history()) {
      String move = played.move().toString();
      if (played.by() instanceof Actor.Seat && !oracle.isLegal(move)) {
        fail("move %s, %s, would not be legal", played.number(), move);
      }
      position.play(played.move(), EventListener.SILENT);
      oracle.play(move);
      assertThat(position.describe().toString())
          .as("after move %s, %s", played.number(), move)
          .isEqualTo(oracle.describe().toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move 1 is deal CAN CAN CRO MAR",
        "move 1 brings nothing",
        "move 1 is refused by GT1: deal CAN CAN CRO CRO",
        "after move 1 deck CAN 9",
        "after move 1 seat 1 sees hands 2 1",
        "after move 1 vote doge 1",
        "after move 1 hands 3 none",
        "at the end phase over",
        "before move 99 phase draw"
      })
  void aSentenceThatIsNotTrueFails(String sentence) throws SaveException {
    Recording game = new Recording(SAVED.read(FOLDER.resolve("worked-example.json")).table());
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Sentences.check(game, sentence));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "move 0 is pass",
        "move 1 is",
        "after move 1 mood good",
        "at the beginning turn 1"
      })
  void unreadableSentencesFail(String sentence) throws SaveException {
    Recording game = new Recording(SAVED.read(FOLDER.resolve("worked-example.json")).table());
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> Sentences.check(game, sentence));
  }
}
