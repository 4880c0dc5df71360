package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * Files of every form that was ever released are read, for ever, and are the games they were. A
 * file here is never changed; a new form comes with files of its own.
 */
class VersionsTest {

  private static final Path SAVES = Path.of("src", "test", "resources", "saves");

  private final SavedGameStore games = new SavedGameStore(Games.installed());

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          v1/two-players-to-the-end.json,           173, over,   '[47, 48, 23, 64]'
          v1/three-players-own-board.json,           70, seat 3, '[7, 33, 41]'
          v1/four-players-not-begun.json,             0, chance, '[0, 0, 0, 0]'
          v1/four-players-under-way.journal,         47, seat 2, '[4, 0, 7, 0]'
          v1/four-players-killed-in-mid-write.journal, 46, seat 4, '[4, 0, 7, 0]'
          v2/two-players-computer-practice.json,   60, seat 2, '[8, 11, 4, 6]'
          v2/four-players-two-computers.journal,    47, seat 2, '[5, 12, 0, 5]'
          v3/four-players-own-number.json,          50, seat 4, '[4, 0, 3, 25]'
          v3/three-players-practice.journal,        55, seat 3, '[8, 0, 10]'
          v4/four-players-named.json,               60, seat 2, '[14, 3, 12, 20]'
          v4/three-players-times.journal,           47, seat 2, '[6, 11, 21]'
          """)
  void isReadAsTheGameItWas(String file, int moves, String actor, String prestige)
      throws SaveException {
    Table table = games.read(SAVES.resolve(file)).table();
    assertThat(table.size()).isEqualTo(moves);
    assertThat(table.actor()).hasToString(actor);
    assertThat(Objects.requireNonNull(table.position().describe().get("prestige")))
        .hasToString(prestige);
  }

  @Test
  void practiceAndComputersComeBack() throws SaveException {
    Table practice = games.read(SAVES.resolve("v2/two-players-computer-practice.json")).table();
    assertThat(practice.isPractice()).isTrue();
    assertThat(practice.seats()).extracting(Seat::computer).containsExactly("", "hard", "", "hard");
    Table computers = games.read(SAVES.resolve("v2/four-players-two-computers.journal")).table();
    assertThat(computers.isPractice()).isFalse();
    assertThat(computers.seats())
        .extracting(Seat::computer)
        .containsExactly("", "easy", "", "medium");
  }

  @Test
  void circumstancesComeBack() throws SaveException {
    Instant begun = Instant.parse("2026-11-25T20:15:00Z");
    assertThat(games.read(SAVES.resolve("v4/four-players-named.json")).table().occasion())
        .isEqualTo(
            new Occasion(
                "Die Revanche",
                begun,
                List.of(
                    Duration.ofMillis(61_250),
                    Duration.ZERO,
                    Duration.ofMillis(3_600_500),
                    Duration.ofMillis(7))));
    assertThat(games.read(SAVES.resolve("v4/three-players-times.journal")).table().occasion())
        .isEqualTo(
            new Occasion(
                "",
                begun,
                List.of(
                    Duration.ofMillis(14_216), Duration.ofMillis(15_104), Duration.ofMillis(123))));
    assertThat(games.read(SAVES.resolve("v3/four-players-own-number.json")).table().occasion())
        .isEqualTo(Occasion.NONE);
  }

  @Test
  void namesOfAllKindsComeBack() throws SaveException {
    Table table = games.read(SAVES.resolve("v1/three-players-own-board.json")).table();
    assertThat(table.seats())
        .extracting(Seat::name)
        .containsExactly("Zoë \"Z\"", "Жанна", "c’est moi");
    assertThat(table.setup().options()).containsEntry("leader", "2");
  }

  @Test
  void everyVersionHasItsFiles() throws IOException {
    for (int version = 1; version <= Format.VERSION; version++) {
      try (Stream<Path> files = Files.list(SAVES.resolve("v" + version))) {
        assertThat(files.map(Path::toString)).anyMatch(name -> name.endsWith(".json"));
      }
    }
  }
}
