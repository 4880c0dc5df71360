package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class MainTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    CommandLine main = SanMarcoCommand.commandLine();
    main.setOut(new PrintWriter(out, true));
    main.setErr(new PrintWriter(err, true));
    return main.execute(args);
  }

  @Test
  void versionIsTheBuilds() {
    assertThat(run("--version")).isZero();
    assertThat(out.toString().strip()).matches("san-marco \\d+\\.\\d+\\.\\d+.*");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void helpSaysWhatTheProgramIs() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString()).contains("Usage: san-marco", "unofficial");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void savedGameNeedsNoArgumentParser(@TempDir Path folder) throws IOException {
    Path game = Files.createFile(folder.resolve("game.sanmarco"));
    assertThat(Main.game(game.toString())).isEqualTo(game.toString());
    assertThat(Main.game(folder.resolve("other.sanmarco").toString())).isNull();
    assertThat(Main.game("engine")).isNull();
  }

  @ParameterizedTest
  @CsvSource({"--no-such-option", "no-such-command"})
  void wrongUseIsOneLineAndStatus2(String argument) {
    assertThat(run(argument)).isEqualTo(2);
    assertThat(err.toString()).startsWith("san-marco: ").contains(argument).hasLineCount(1);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void wrongUseIsOneLineEvenWhereTheArgumentIsSeveral() {
    assertThat(run("--no\nsuch\r\noption")).isEqualTo(2);
    assertThat(err.toString()).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "Unable to open DISPLAY, there is no display",
    "Unable to load glass GTK library., GTK 3 is missing",
    "something else, something else",
  })
  void whatTheWindowLacksIsOneSentence(String reason, String said) {
    assertThat(WindowStart.sentence(reason))
        .startsWith("San Marco cannot open its window")
        .contains(said)
        .hasLineCount(1);
  }
}
