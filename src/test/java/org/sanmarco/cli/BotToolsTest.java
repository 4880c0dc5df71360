package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.tuning.Tunable;
import org.sanmarco.games.sanmarco.bots.Weights;
import picocli.CommandLine;

/** The commands for work on the computer players. */
class BotToolsTest {

  @TempDir private Path folder;

  @Test
  void theSameSeedGivesTheSameWeightsInAFileThatSaysHow() throws IOException {
    List<String> once = tuned("one.txt");
    assertThat(once)
        .contains("# tune --game san-marco --steps 1 --starts 1 --seed 3")
        .anyMatch(line -> line.startsWith("# It began with scorings "))
        .anyMatch(line -> line.matches("# 4 players, 4 games: [0-9.]+ % .*"));
    assertThat(values(once).stream().map(line -> line.split(" ", -1)[0]))
        .containsExactlyElementsOf(Tunable.byName(Weights.TUNED).keySet());
    assertThat(tuned("other.txt")).isEqualTo(once);
  }

  @Test
  void itGoesOnFromTheWeightsOfAFile() throws IOException {
    Map<String, Double> changed = Tunable.byName(Weights.TUNED);
    changed.put("luck", 9.0);
    String before = Tunable.write(changed);
    Path file = Files.writeString(folder.resolve("before.txt"), "# Some weights\n" + before);
    assertThat(tuned("after.txt", "--from", file.toString()))
        .contains("# It began with " + before.strip().replace("\n", ", ") + ".");
  }

  @Test
  void aFileWithoutWeightsIsRefusedByName() throws IOException {
    Path file = Files.writeString(folder.resolve("no.txt"), "scorings much\n");
    StringWriter err = new StringWriter();
    CommandLine command = BotTools.commandLine().setErr(new PrintWriter(err, true));
    for (String from : List.of(file.toString(), folder.resolve("none.txt").toString())) {
      assertThat(
              command.execute("tune", "--steps", "1", "--seed", "1", "--out", "x", "--from", from))
          .isEqualTo(2);
      assertThat(err.toString()).contains(from);
    }
    assertThat(err.toString().lines()).hasSize(2);
  }

  @Test
  void explainedDecisionsArePrintedAndCounted() {
    StringWriter out = new StringWriter();
    String line = "explain --game canal-grande --players 2 --decisions 1 --iterations 400";
    assertThat(
            BotTools.commandLine().setOut(new PrintWriter(out, true)).execute(line.split(" ", -1)))
        .isZero();
    assertThat(out.toString())
        .containsPattern("% explained\\R\\S")
        .containsPattern("explained +[01] of +1")
        .containsPattern("decisions alike");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "explain --iterations 0",
        "explain --decisions 0",
        "tune --game nim --steps 1 --seed 1 --out x",
        "tune --steps 0 --seed 1 --out x",
        "tune --steps 1 --starts 0 --seed 1 --out x",
        "tune --steps 1 --proof 0 --seed 1 --out x",
        "tune --steps 1 --out x",
        "tune --steps 1 --seed 1"
      })
  void wrongUseIsOneLine(String line) {
    StringWriter err = new StringWriter();
    CommandLine command = BotTools.commandLine().setErr(new PrintWriter(err, true));
    assertThat(command.execute(line.split(" ", -1))).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
  }

  private static List<String> values(List<String> lines) {
    return lines.stream().filter(line -> !line.startsWith("#")).toList();
  }

  private List<String> tuned(String name, String... more) throws IOException {
    Path file = folder.resolve(name);
    List<String> words = new ArrayList<>(List.of(more));
    words.addAll(0, List.of("tune --steps 1 --starts 1 --seed 3 --proof 1 --out".split(" ", -1)));
    words.add(words.size() - more.length, file.toString());
    assertThat(
            BotTools.commandLine()
                .setErr(new PrintWriter(new StringWriter(), true))
                .execute(words.toArray(String[]::new)))
        .isZero();
    return Files.readAllLines(file);
  }
}
