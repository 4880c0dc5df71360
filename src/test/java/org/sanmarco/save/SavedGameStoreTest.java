package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveContent;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

class SavedGameStoreTest {

  private static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");

  @TempDir private Path folder;

  private final SavedGameStore games =
      new SavedGameStore(
          Games.installed(), InstantSource.fixed(NOW), new Disk(), ChanceKey.passing());

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void giveBackRandomGamesFromAnyPoint(int players) throws SaveException {
    for (int seed = 0; seed < 60; seed++) {
      Table table = SampleGames.played(players, seed, 5 * seed);
      Path file = folder.resolve("game.json");
      games.write(file, table.record());
      SavedGame read = games.read(file);

      assertThat(read.table().record()).isEqualTo(table.record());
      assertThat(read.table().position()).isEqualTo(table.position());
      assertThat(read.saved()).isEqualTo(NOW);
      assertThat(read.program()).isEqualTo(Program.version());
    }
  }

  @Test
  void practiceAndComputersAreWrittenWhereThereAreSuch() throws SaveException {
    Path file = folder.resolve("game.json");
    Table table = SampleGames.played(4, 1, 20);
    games.write(file, table.record());
    assertThat(file).content().doesNotContain("practice", "computer");
    table.practise();
    table.handOver(4, "hard");
    games.write(file, table.record());
    assertThat(file).content().contains("practice", "\"computer\" : \"hard\"");
    assertThat(games.read(file).table().record()).isEqualTo(table.record());
  }

  @Test
  void knowsWhenSomethingElseHasChangedAGame() throws SaveException, IOException {
    Path file = folder.resolve("game.json");
    games.write(file, SampleGames.played(4, 1, 3).record());
    String written = Files.readString(file);
    assertThat(games.read(file).isChanged()).isFalse();
    assertThat(read(written.replace("\n", "\r\n").replace("  ", "\t")).isChanged()).isFalse();
    assertThat(read(written.replaceFirst("\"roll [0-9]\"", "\"roll 6\"")).isChanged()).isTrue();
    assertThat(read(written.replace("CAN:7/5", "CAN:8/5")).isChanged()).isTrue();
    assertThat(read(written.replaceFirst(",\\s+\"check\" : \"\\w+\"", "")).isChanged()).isTrue();
  }

  private SavedGame read(String text) throws SaveException {
    return games.read(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  @Test
  void goOnWithTheSameDice() throws SaveException {
    Table table = SampleGames.played(4, 9, 50);
    Path file = folder.resolve("game.json");
    games.write(file, table.record());
    Table read = games.read(file).table();
    while (!table.isOver()) {
      SampleGames.step(table);
      SampleGames.step(read);
    }
    assertThat(read.record()).isEqualTo(table.record());
  }

  @Test
  void canBeReadByAPerson() throws SaveException, IOException {
    Table table =
        new Table(
            SampleGames.GAME,
            new Setup("san-marco", 3, Map.of("leader", "2", "board", "CAN:9/1")),
            List.of(new Seat("Zoë \"Z\"", "red"), new Seat("Жан", "green"), new Seat("C", "blue")),
            Long.MIN_VALUE);
    table.play(SampleGames.GAME.read("roll 3"));
    table.play(SampleGames.GAME.read("ROLL 4"));
    Path file = folder.resolve("game.json");
    games.write(file, table.record());

    assertThat(Files.readString(file))
        .isEqualTo(
            """
            {
              "format" : "san-marco-game",
              "version" : 4,
              "program" : "%s",
              "saved" : "2026-11-20T19:30:00Z",
              "standing" : "2 moves; chance is to act",
              "game" : "san-marco",
              "players" : 3,
              "options" : {
                "board" : "CAN:9/1,CRO:5/4,POL:6/5,MAR:8/6,DOR:6/4,CAS:7/4",
                "leader" : "2"
              },
              "seats" : [
                {
                  "name" : "Zoë \\"Z\\"",
                  "colour" : "red"
                },
                {
                  "name" : "Жан",
                  "colour" : "green"
                },
                {
                  "name" : "C",
                  "colour" : "blue"
                }
              ],
              "seed" : "-9223372036854775808",
              "moves" : [
                "roll 3",
                "roll 4"
              ],
              "check" : "%s"
            }
            """
                .formatted(
                    Program.version(), SaveContent.of(table.record(), Instant.EPOCH).checksum()));
    assertThat(games.read(file).table().record()).isEqualTo(table.record());
  }

  @Test
  void mayBeWrittenByHand() throws SaveException {
    String written =
        "\uFEFF"
            + """
            {"version":1, "moves":["ROLL  1", "roll 2"], "seed":"0", "players":4, "options":{},
             "seats":[{"colour":"red","name":"A"},{"colour":"green","name":"B"},
                      {"colour":"blue","name":"C"},{"colour":"yellow","name":"D"}],
             "expect":["2: CRO holds 2"], "game":"san-marco",
             "saved":"2026-01-01T00:00:00Z", "program":"0.0.1", "format":"san-marco-game"}
            """;
    SavedGame read = games.read(written.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertThat(read.table().record().moves()).containsExactly("roll 1", "roll 2");
    assertThat(read.expected()).containsExactly("2: CRO holds 2");
  }

  @Test
  void replaceWhatWasThere() throws SaveException, IOException {
    Path file = folder.resolve("game.json");
    Files.writeString(file, "x".repeat(100_000));
    games.write(file, SampleGames.played(4, 1, 5).record());
    assertThat(games.read(file).table().size()).isEqualTo(5);
    try (var files = Files.list(folder)) {
      assertThat(files).as("nothing is left lying about").containsExactly(file);
    }
  }

  @Test
  void keepTheLastThreeStatesOfAFileBesideIt() throws SaveException, IOException {
    Path file = folder.resolve("game.json");
    for (int moves = 1; moves <= 6; moves++) {
      games.save(file, SampleGames.played(4, 1, moves).record());
    }
    assertThat(games.read(file).table().size()).isEqualTo(6);
    assertThat(Backups.of(file))
        .extracting(backup -> games.read(backup).table().size())
        .containsExactly(5, 4, 3);
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(4);
    }
  }

  @Test
  void haveTheGameBeforeInTheBackupOfADamagedFile() throws SaveException, IOException {
    Path file = folder.resolve("game.json");
    games.save(file, SampleGames.played(4, 1, 20).record());
    games.save(file, SampleGames.played(4, 1, 30).record());
    Files.writeString(file, Files.readString(file).substring(0, 500));
    assertThatThrownBy(() -> games.read(file)).isInstanceOf(SaveException.class);
    assertThat(games.read(Backups.of(file).getFirst()).table().size()).isEqualTo(20);
  }
}
