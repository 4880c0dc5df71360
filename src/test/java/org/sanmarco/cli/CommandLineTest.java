package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;
import picocli.CommandLine;

/** The program without a window. */
class CommandLineTest {

  @TempDir private Path folder;

  private record Said(int status, String out, String err) {}

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "engine --help",
        "simulate --help",
        "check --help",
        "check -h",
        "export -h"
      })
  void helpIsThereEverywhere(String line) {
    Said said = say(line.split(" ", -1));
    assertThat(said.status).isZero();
    assertThat(said.out).startsWith("Usage: san-marco");
    assertThat(said.err).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--version",
        "engine --version",
        "simulate --version",
        "check --version",
        "export --version",
        "review --version",
        "server-config --version",
        "table --version",
        "worker --version"
      })
  void theVersionIsThereEverywhere(String line) {
    assertThat(say(line.split(" ", -1)))
        .isEqualTo(new Said(0, "san-marco " + Program.version() + System.lineSeparator(), ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--windows",
        "simulat",
        "engine now",
        "engine --fast",
        "check",
        "check a b",
        "export",
        "export a",
        "export --as text",
        "export a --as music",
        "export a b --as text",
        "simulate",
        "simulate --games 5",
        "simulate --seats 4",
        "simulate --games 0 --seats 4",
        "simulate --games -1 --seats 4",
        "simulate --games x --seats 4",
        "simulate --games 1.5 --seats 4",
        "simulate --games 5 --seats 6",
        "simulate --games 5 --seats 4 --game chess",
        "simulate --games 5 --seats 5",
        "simulate --games 5 --seats 4 --warm-up -1",
        "simulate --games 5 --seats 4 --warm-up 3601",
        "simulate --games 5 --seats 4 --warm-up NaN",
        "simulate --games 5 --seats 4 --seed x",
        "simulate --games 5 --seats 4 --seed 9223372036854775808",
        "simulate --games 5 --games 5 --seats 4",
        "simulate --games 5 --seats 4 more",
        "worker",
        "worker http://127.0.0.1:4222",
        "worker nats://",
        "worker nats://127.0.0.1:4222 --threads 0",
        "table --creds no-such-file",
        "table --creds a --replicas 0",
        "table --creds a --webhook file:///tmp/a",
        "table --creds a --move soon",
        "table --creds a --after never",
        "table --creds a --players a,b,c,d,e,f,g"
      })
  void wrongUseIsOneLineAndStatusTwo(String line) {
    Said said = say(line.split(" ", -1));
    assertThat(said.status).isEqualTo(2);
    assertThat(said.out).isEmpty();
    assertThat(said.err.lines()).hasSize(1);
  }

  @Test
  void wrongUseStaysOneLineWhateverWasTyped() {
    Said said = say("simulate", "--games", "1\n2\u001b[2J\u2028", "--seats", "4");
    assertThat(said.status).isEqualTo(2);
    assertThat(said.err.lines()).hasSize(1);
    assertThat(said.err).doesNotContain("\u001b", "\u2028");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void simulateEndsWithALineForScripts(int seats) {
    Said said = simulate(seats, 5);
    assertThat(said.status).isZero();
    assertThat(said.out.lines().toList().getLast())
        .matches(
            "games=200 moves=[0-9]+ seconds=[0-9]+\\.[0-9]+"
                + " games_per_second=[0-9]+\\.[0-9]+ moves_per_second=[0-9]+\\.[0-9]+");
    assertThat(said.out.lines()).hasSize(4 + seats);
  }

  @Test
  void simulatePlaysTheSameGamesForTheSameSeed() {
    assertThat(withoutTimes(simulate(4, 5))).isEqualTo(withoutTimes(simulate(4, 5)));
    assertThat(withoutTimes(simulate(4, 5))).isNotEqualTo(withoutTimes(simulate(4, 6)));
  }

  @Test
  void simulateWritesNumbersAlikeInAllLanguages() {
    Locale before = Language.system();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      List<String> arabic = withoutTimes(simulate(3, 5));
      Locale.setDefault(Locale.GERMANY);
      assertThat(withoutTimes(simulate(3, 5))).isEqualTo(arabic);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void checkSaysWhatASoundGameIs() throws SaveException {
    Path file = folder.resolve("game.json");
    new SavedGameStore(Games.installed()).write(file, SampleGames.played(3, 1, 30).record());
    Said said = say("check", file.toString());
    assertThat(said.status).isZero();
    assertThat(said.out.strip())
        .isEqualTo("san-marco, 3 players (Anna, Bruno, Carla), round 1, 30 moves, not over");
    assertThat(said.err).isEmpty();
  }

  @Test
  void checkSaysWhenAGameIsOver() throws SaveException {
    Path file = folder.resolve("game.json");
    new SavedGameStore(Games.installed())
        .write(file, SampleGames.played(2, 1, Integer.MAX_VALUE).record());
    assertThat(say("check", file.toString()).out)
        .startsWith("san-marco, 2 players (Anna, Bruno), round 3, ")
        .contains(" moves, over");
  }

  @Test
  void checkReadsAGameThatKeepsItself() {
    Said said =
        say("check", "src/test/resources/saves/v1/four-players-killed-in-mid-write.journal");
    assertThat(said.out.strip()).endsWith("round 1, 46 moves, not over");
  }

  @Test
  void checkSaysWhyAGameIsUnsound() throws IOException, SaveException {
    Path file = folder.resolve("game.json");
    new SavedGameStore(Games.installed()).write(file, SampleGames.played(3, 1, 5).record());
    Files.writeString(
        file, Files.readString(file).replaceFirst("\"roll .\"\n", "\"bridge CAN-DOR\"\n"));
    Said said = say("check", file.toString());
    assertThat(said.status).isEqualTo(1);
    assertThat(said.out).isEmpty();
    assertThat(said.err.strip())
        .startsWith(file + ": move 5 (bridge CAN-DOR) is not legal: B2: ")
        .hasLineCount(1);
  }

  @Test
  void checkSaysWhenThereIsNoFile() {
    Said said = say("check", folder.resolve("none").toString());
    assertThat(said.status).isEqualTo(1);
    assertThat(said.err.lines()).hasSize(1);
  }

  @Test
  void exportWritesAGameInWordsAndAsATable() throws SaveException {
    Path file = folder.resolve("game.json");
    Table table = SampleGames.played(3, 1, 30);
    new SavedGameStore(Games.installed()).write(file, table.record());
    assertThat(say("export", file.toString(), "--as", "text"))
        .isEqualTo(new Said(0, Transcript.of(table, Language.system()), ""));
    assertThat(say("export", "--as", "csv", file.toString()))
        .isEqualTo(new Said(0, MoveTable.of(table), ""));
  }

  @Test
  void exportSaysWhenThereIsNoFile() {
    Said said = say("export", folder.resolve("none").toString(), "--as", "csv");
    assertThat(said.status).isEqualTo(1);
    assertThat(said.out).isEmpty();
    assertThat(said.err.lines()).hasSize(1);
  }

  @Test
  void exportSaysWhenItCannotBeWrittenToTheEnd() throws SaveException {
    Path file = folder.resolve("game.json");
    new SavedGameStore(Games.installed()).write(file, SampleGames.played(3, 1, 5).record());
    for (String line : List.of("export --as text FILE", "check FILE", "--help", "--version")) {
      StringWriter err = new StringWriter();
      int status =
          SanMarcoCommand.execute(
              SanMarcoCommand.commandLine().setErr(new PrintWriter(err, true)),
              full(),
              full(),
              line.replace("FILE", file.toString()).split(" ", -1));
      assertThat(status).as(line).isEqualTo(1);
      assertThat(err.toString().lines()).as(line).hasSize(1);
    }
  }

  private static PrintWriter full() {
    return new PrintWriter(
        new FilterWriter(Writer.nullWriter()) {
          @Override
          public void write(String text, int from, int length) throws IOException {
            throw new IOException("full");
          }
        });
  }

  private static Said simulate(int seats, long seed) {
    return execute(
        SanMarcoCommand.commandLine(),
        "simulate",
        "--warm-up",
        "0",
        "--games",
        "200",
        "--seats",
        String.valueOf(seats),
        "--seed",
        String.valueOf(seed));
  }

  private static List<String> withoutTimes(Said said) {
    return said.out
        .lines()
        .filter(line -> !line.startsWith("per CPU second: "))
        .map(line -> line.replaceFirst(" seconds=.*", ""))
        .toList();
  }

  private static Said say(String... arguments) {
    return execute(SanMarcoCommand.commandLine(), arguments);
  }

  private static Said execute(CommandLine command, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        command
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new Said(status, out.toString(), err.toString());
  }
}
