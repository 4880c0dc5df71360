package org.sanmarco.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code save} and {@code load}. */
class SavedSessionsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void aGameComesBackAndCanBeUndone(int players) {
    Path file = folder.resolve("a game of ours.json");
    List<String> lines = new ArrayList<>(WholeGame.lines(players, 3).subList(0, 60));
    lines.addAll(List.of("state", "history", "save " + file));
    List<String> before = Talk.answers(lines.toArray(String[]::new));
    assertThat(before.getLast()).isEqualTo("=");

    List<String> after = Talk.answers("load " + file, "state", "history", "undo", "history");
    assertThat(after.subList(1, 3)).isEqualTo(before.subList(60, 62));
    assertThat(after.get(3)).isEqualTo("=");
    assertThat(after.get(2)).startsWith(after.get(4).substring(0, after.get(4).length() - 1));
  }

  @Test
  void lettersAreAsciiAlone() {
    assertThat(Talk.answers("new san-marco 3", "play g\u0131ve-up TRA", "play \u017Fetup"))
        .element(1)
        .asString()
        .startsWith("? ")
        .contains("U+0131");
  }

  @Test
  void aRefusedLoadLeavesTheGameBefore() throws IOException {
    Path bad = folder.resolve("bad.json");
    Files.writeString(bad, "{");
    for (String file : List.of(bad.toString(), folder.toString(), folder + "/none", "", "  ")) {
      assertThat(Talk.answers("new san-marco 3", "play roll 2", "load " + file, "history"))
          .satisfiesExactly(
              answer -> assertThat(answer).isEqualTo("="),
              answer -> assertThat(answer).isEqualTo("="),
              answer -> assertThat(answer).startsWith("? "),
              answer -> assertThat(answer).isEqualTo("= [\"roll 2\"]"));
    }
    assertThat(bad).hasContent("{");
  }

  @Test
  void aReasonNamesTheMoveAndItsRule() throws IOException {
    Path file = folder.resolve("game.json");
    Talk.answers("new san-marco 4", "play roll 2", "save " + file);
    Files.writeString(
        file, Files.readString(file).replace("\"roll 2\"", "\"roll 2\", \"bridge CAN-DOR\""));
    assertThat(Talk.last("load " + file))
        .startsWith("? move 2 (bridge CAN-DOR) is not legal: B2: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none/game.json", ".", ""})
  void whereNothingCanBeWrittenSaveIsRefused(String name) {
    assertThat(Talk.last("new san-marco 4", "save " + folder.resolve(name))).startsWith("? ");
  }

  @Test
  void aFilesNameIsTheRestOfTheLine() throws IOException {
    Path file = folder.resolve("so  many   blanks #1 ");
    assertThat(Talk.last("new san-marco 4", "save " + file)).isEqualTo("=");
    assertThat(Files.exists(file)).isTrue();
  }
}
