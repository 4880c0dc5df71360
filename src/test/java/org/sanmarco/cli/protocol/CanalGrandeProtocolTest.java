package org.sanmarco.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol's commands, for Canal Grande. */
class CanalGrandeProtocolTest {

  private static final String NEW = "new canal-grande 2";
  private static final String[] VOTE = {
    NEW,
    "play deal CAN MAR MAR DOR",
    "play deal CAN POL POL CAS",
    "play draw MAR GON GON TRA DOG 1 3 3",
    "play divide MAR GON DOG 3 / TRA GON 1 3",
    "play take 1"
  };

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new canal-grande 2",
        "new canal-grande 2 leader=2",
        "new canal-grande 4",
        "new canal-grande 4 leader=3 partners=open"
      })
  void newStartsAGame(String command) {
    assertThat(Talk.answers(command, "actor")).containsExactly("=", "= chance");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new canal-grande 3|? GS1: Canal Grande is for 2 or 4 players, not 3",
        "new canal-grande 2 leader=3|? GS5: the first divider is a number from 1 to 2, not 3",
        "new canal-grande 2 partners=closed|? GS4: only four players have partners",
        "new canal-grande 4 partners=1|? GS4: partners play open or closed, not 1"
      })
  void newRefusesWithTheRule(String command, String answer) {
    assertThat(Talk.last(command)).isEqualTo(answer);
  }

  @Test
  void stateShowsAllAndAViewWhatItsSeatSees() {
    assertThat(Talk.last(with(VOTE, "state")))
        .contains("\"hands\":[[\"CAN\",\"MAR\",\"MAR\",\"DOR\"]");
    assertThat(Talk.last(with(VOTE, "view 2")))
        .contains("\"hands\":[4,[\"CAN\",\"POL\"")
        .doesNotContain("\"DOR\"]");
  }

  @Test
  void legalListsTheActorsMoves() {
    assertThat(Talk.last(with(VOTE, "legal")))
        .isEqualTo("= [\"play CAN\",\"play POL\",\"play MAR\",\"play CAS\"]");
    assertThat(Talk.last(NEW, "legal"))
        .isEqualTo("? GS2: there are too many possible draws to list");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play DOR|? GV1: seat 2 has no DOR card in hand",
        "gondola CAN|? GV1: the first card names the district; gondolas can only follow",
        "pass|? GV1: the challenger must play a card, which names the district",
        "take 1|? GV1: this is not possible now: seat 2 has to play cards in the vote, or pass"
      })
  void aRefusedMoveNamesItsRuleAndChangesNothing(String move, String answer) {
    List<String> answers = Talk.answers(with(VOTE, "state", "play " + move, "state"));
    assertThat(answers.get(answers.size() - 2)).isEqualTo(answer);
    assertThat(answers.getLast()).isEqualTo(answers.get(answers.size() - 3));
  }

  @Test
  void movesAreReadLenientlyAndWrittenCanonically() {
    assertThat(
            Talk.last(
                NEW,
                "play  DEAL dor mar can mar",
                "play deal CAS POL POL CAN",
                "play draw 3 1 3 mar gon tra gon dog",
                "play divide dog 3 gon mar/ 1 3 tra gon ",
                "history"))
        .isEqualTo(
            "= [\"deal CAN MAR MAR DOR\",\"deal CAN POL POL CAS\","
                + "\"draw MAR GON GON TRA DOG 1 3 3\",\"divide MAR GON DOG 3 / GON TRA 1 3\"]");
  }

  @Test
  void aSampleIsLegalAndTheSameForTheSameSeed() {
    List<String> answers = Talk.answers(with(VOTE, "sample 7", "sample 7", "legal"));
    String sample = answers.get(VOTE.length);
    assertThat(answers.get(VOTE.length + 1)).isEqualTo(sample);
    assertThat(answers.getLast()).contains("\"" + sample.substring(2) + "\"");
  }

  @Test
  void undoTakesBackOneMove() {
    List<String> answers =
        Talk.answers(with(VOTE, "state", "play play MAR", "undo", "state", "history"));
    assertThat(answers.get(VOTE.length + 3)).isEqualTo(answers.get(VOTE.length));
    assertThat(answers.getLast()).endsWith("\"take 1\"]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "it", "ru"})
  void aHintHasATitleATextReasonsNotesAndRules(String language) {
    assertThat(Talk.last(with(VOTE, "hint " + language)))
        .matches(
            "= \\{\"title\":\".+\",\"text\":\".+\",\"rules\":\\[\"GV1\"\\],\"why\":\".+\","
                + "\"notes\":\\[\\]}");
  }

  @Test
  void aGameComesBackFromItsFile() {
    Path file = folder.resolve("vote.json");
    List<String> before = Talk.answers(with(VOTE, "save " + file, "state", "history"));
    assertThat(before.get(VOTE.length)).isEqualTo("=");
    List<String> after = Talk.answers("load " + file, "state", "history");
    assertThat(after.subList(1, 3)).isEqualTo(before.subList(VOTE.length + 1, VOTE.length + 3));
  }

  private static String[] with(String[] first, String... then) {
    List<String> lines = new ArrayList<>(List.of(first));
    lines.addAll(List.of(then));
    return lines.toArray(String[]::new);
  }
}
