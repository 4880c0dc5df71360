package org.sanmarco.games.marcopolo.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/** Every recorded game and every sentence in it; the README beside them has the sentences. */
class RecordedGamesTest {

  private static final Path FOLDER = Path.of("src/test/resources/games/marco-polo");
  private static final SavedGameStore SAVED = new SavedGameStore(Games.installed());
  private static final MarcoPolo GAME = new MarcoPolo();
  private static final Pattern MOVE =
      Pattern.compile("move (\\d+) (is refused by (\\w+):|is one of|may be|is|changes) (.+)");
  private static final Pattern POSITION =
      Pattern.compile("(before move|after move|at the) (\\d+|start|end) (.+)");

  @TestFactory
  List<DynamicContainer> goesAsItsSentencesSay() throws IOException, SaveException {
    List<DynamicContainer> nodes = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> games = files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
      for (Path file : games) {
        nodes.add(game(file, SAVED.read(file)));
      }
    }
    assertThat(nodes).hasSizeGreaterThanOrEqualTo(30);
    return nodes;
  }

  private static DynamicContainer game(Path file, SavedGame saved) {
    Table table = saved.table();
    List<DynamicNode> tests = new ArrayList<>();
    tests.add(dynamicTest("expects something", () -> assertThat(saved.expected()).isNotEmpty()));
    for (String sentence : saved.expected()) {
      tests.add(dynamicTest(sentence, () -> check(table, sentence)));
    }
    tests.add(
        dynamicTest("the second engine agrees after every move", () -> SecondOpinion.check(table)));
    return dynamicContainer(file.getFileName().toString(), file.toUri(), tests.stream());
  }

  private static void check(Table table, String sentence) {
    Matcher move = MOVE.matcher(sentence);
    Matcher position = POSITION.matcher(sentence);
    if (move.matches()) {
      checkMove(table, move);
    } else if (position.matches()) {
      checkPosition(at(table, position.group(1), position.group(2)), position.group(3));
    } else {
      throw new IllegalArgumentException("no sentence begins or goes on like this");
    }
  }

  private static void checkMove(Table table, Matcher said) {
    int number = Integer.parseInt(said.group(1));
    Position before = table.positionAfter(number - 1);
    String rest = said.group(4);
    PlayedMove played = table.history().get(number - 1);
    switch (said.group(2)) {
      case "is" -> assertThat(played.move()).hasToString(rest);
      case "may be" -> assertThat(before.refusal(GAME.read(rest))).isNull();
      case "is one of" -> {
        List<String> legal = before.legal().stream().map(Object::toString).toList();
        if (rest.matches("\\d+")) {
          assertThat(legal).hasSize(Integer.parseInt(rest));
        } else {
          assertThat(legal).containsExactlyInAnyOrder(rest.split(", ", -1));
        }
      }
      case "changes" -> checkGold(before, table.positionAfter(number), rest);
      default -> {
        Refusal refusal = Objects.requireNonNull(before.refusal(GAME.read(rest)), rest);
        assertThat(refusal.rule()).isEqualTo(said.group(3));
      }
    }
  }

  /** As {@code gold by +1 0 -1}. */
  private static void checkGold(Position before, Position after, String said) {
    List<?> old = (List<?>) Objects.requireNonNull(before.describe().get("gold"));
    List<?> now = (List<?>) Objects.requireNonNull(after.describe().get("gold"));
    StringBuilder changes = new StringBuilder("gold by");
    for (int i = 0; i < old.size(); i++) {
      int change = (Integer) now.get(i) - (Integer) old.get(i);
      changes.append(change > 0 ? " +" : " ").append(change);
    }
    assertThat(changes).hasToString(said);
  }

  private static Position at(Table table, String when, String number) {
    return switch (number) {
      case "start" -> table.positionAfter(0);
      case "end" -> {
        assertThat(table.isOver()).isTrue();
        yield table.position();
      }
      default ->
          table.positionAfter(Integer.parseInt(number) - (when.equals("before move") ? 1 : 0));
    };
  }

  private static void checkPosition(Position position, String said) {
    List<String> words = List.of(said.split(" ", -1));
    int length = Told.keyLength(position.describe(), words);
    String key = String.join(" ", words.subList(0, length));
    assertThat(Told.sentence(position.describe(), key)).isEqualTo(said);
  }
}
