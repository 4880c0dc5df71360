package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.sanmarco.Weight;
import picocli.CommandLine;

/** Weights from the command line. */
class TuneTest {

  @TempDir private Path folder;

  @Test
  void theSameSeedGivesTheSameWeightsInAFileThatSaysHow() throws IOException {
    List<String> once = tuned("one.txt");
    assertThat(once).contains("# san-marco tune --steps 1 --starts 1 --seed 3");
    assertThat(
            once.stream().filter(line -> !line.startsWith("#")).map(line -> line.split(" ", -1)[0]))
        .containsExactlyElementsOf(Weight.ALL.stream().map(Weight::toString).toList());
    assertThat(tuned("other.txt")).isEqualTo(once);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tune --steps 0 --seed 1 --out x",
        "tune --steps 1 --starts 0 --seed 1 --out x",
        "tune --steps 1 --out x",
        "tune --steps 1 --seed 1"
      })
  void wrongUseIsOneLine(String line) {
    StringWriter err = new StringWriter();
    CommandLine command = SanMarcoCommand.commandLine().setErr(new PrintWriter(err, true));
    assertThat(command.execute(line.split(" ", -1))).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
  }

  private List<String> tuned(String name) throws IOException {
    Path file = folder.resolve(name);
    assertThat(
            SanMarcoCommand.commandLine()
                .setErr(new PrintWriter(new StringWriter(), true))
                .execute(
                    "tune",
                    "--steps",
                    "1",
                    "--starts",
                    "1",
                    "--seed",
                    "3",
                    "--out",
                    file.toString()))
        .isZero();
    return Files.readAllLines(file);
  }
}
