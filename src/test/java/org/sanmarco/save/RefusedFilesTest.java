package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.SaveWords;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;

/** A refused file is explained in one sentence and left unchanged. */
class RefusedFilesTest {

  private static final String GOOD =
      """
      {
        "format" : "san-marco-game",
        "version" : 1,
        "program" : "0.1.0",
        "saved" : "2026-11-20T19:30:00Z",
        "standing" : "2 moves; chance is to act",
        "game" : "san-marco",
        "players" : 3,
        "options" : {
          "leader" : "2"
        },
        "seats" : [
          { "name" : "Anna", "colour" : "red" },
          { "name" : "Bruno", "colour" : "green" },
          { "name" : "Carla", "colour" : "blue" }
        ],
        "seed" : "12",
        "moves" : [
          "roll 3",
          "roll 4"
        ]
      }
      """;

  @TempDir private Path folder;

  private final SavedGameStore games = new SavedGameStore(Games.installed());
  private final List<DynamicTest> cases = new ArrayList<>();

  @TestFactory
  List<DynamicTest> files() {
    refused("", "this is not a saved game");
    refused("[]", "this is not a saved game");
    refused("{}", "this is not a saved game");
    refused("{\"format\":\"chess\"}", "this is not a saved game");
    refused("{\"format\":1,\"version\":1}", "this is not a saved game");
    refused("null", "this is not a saved game");
    refused("<html>", "the file is cut off or not JSON (line 1, column 1)");
    refused(GOOD.substring(0, 300), "the file is cut off or not JSON (line 14, column 10)");
    refused(
        GOOD.substring(0, GOOD.length() - 3),
        "the file is cut off or not JSON (line 21, column 4)");
    refused(GOOD + "x", "the file is cut off or not JSON (line 23, column 1)");
    refused(GOOD + "{}", "something follows after the end in line 23");
    refused(GOOD.replace('[', '{'), "the value of \"seats\" in line 12 is of the wrong type");

    change(
        "\"version\" : 1",
        "\"version\" : 5",
        "this game needs San Marco 0.1.0 or newer (its format is 5, this program knows formats up"
            + " to 4)");
    change(
        "\"version\" : 1",
        "\"version\" : 5, \"new\" : {}",
        "this game needs San Marco 0.1.0 or newer (its format is 5, this program knows formats up"
            + " to 4)");
    change("\"version\" : 1", "\"version\" : 0", "\"version\" can’t be \"0\"");
    change("\"version\" : 1", "\"version\" : -1", "\"version\" can’t be \"-1\"");
    change("\"version\" : 1", "\"version\" : 1.0", "\"version\" can’t be \"\"");
    change("\"version\" : 1", "\"version\" : \"1\"", "\"version\" can’t be \"\"");
    change("\"version\" : 1,", "", "\"version\" can’t be \"\"");

    change("\"players\" : 3", "\"playerz\" : 3", "the key \"playerz\" in line 8 is unknown");
    change(
        "\"players\" : 3",
        "\"players\" : 3, \"players\" : 3",
        "the key \"players\" in line 8 appears twice");
    change("\"players\" : 3,", "", "the key \"players\" is missing");
    change(
        "\"players\" : 3",
        "\"players\" : \"3\"",
        "the value of \"players\" in line 8 is of the wrong type");
    change(
        "\"players\" : 3",
        "\"players\" : 3.5",
        "the value of \"players\" in line 8 is of the wrong type");
    change(
        "\"players\" : 3",
        "\"players\" : null",
        "the value of \"players\" in line 8 is of the wrong type");
    change("\"players\" : 3", "\"players\" : -3", "\"players\" can’t be \"-3\"");
    change(
        "\"players\" : 3",
        "\"players\" : 30000000000000000000",
        "\"players\" can’t be \"30000000000000000000\"");
    change("\"players\" : 3", "\"players\" : 5", "the set-up is not valid: S1: player-count [5]");
    change(
        "\"leader\" : \"2\"",
        "\"leader\" : 2",
        "the value of \"options.leader\" in line 10 is of the wrong type");
    change(
        "\"leader\" : \"2\"",
        "\"leader\" : \"4\"",
        "the set-up is not valid: S2: no-such-leader [4, 3]");
    change(
        "\"leader\" : \"2\"",
        "\"leader\" : \"2\", \"leader\" : \"2\"",
        "the key \"options.leader\" in line 10 appears twice");
    change(
        "\"leader\" : \"2\"",
        "\"leader\" : {\"a\" : {}}",
        "the value of \"options.leader\" in line 10 is of the wrong type");
    change(
        "\"game\" : \"san-marco\"",
        "\"game\" : \"chess\"",
        "there is no game called \"chess\" here");
    change("20T19", "40T19", "\"saved\" can’t be \"2026-11-40T19:30:00Z\"");
    change("\"12\"", "\"012\"", "\"seed\" can’t be \"012\"");
    change("\"12\"", "\"9223372036854775808\"", "\"seed\" can’t be \"9223372036854775808\"");
    change("\"12\"", "12", "the value of \"seed\" in line 17 is of the wrong type");

    change("\"name\" : \"Anna\", ", "", "the key \"seats.name\" is missing");
    change(
        "\"name\" : \"Anna\"",
        "\"name\" : \"Anna\", \"age\" : 4",
        "the key \"seats.age\" in line 13 is unknown");
    change(
        "\"name\" : \"Anna\"",
        "\"name\" : \"Anna\", \"name\" : \"B\"",
        "the key \"seats.name\" in line 13 appears twice");
    change("\"Anna\"", "\"Bruno\"", "the seats are not valid: names-equal [2, 3]");
    change("\"Anna\"", "\" \\u202e \"", "the seats are not valid: name-blank []");
    change("\"red\"", "\"../../red\"", "the seats are not valid: colour-unreadable []");
    change(
        "{ \"name\" : \"Anna\", \"colour\" : \"red\" },",
        "",
        "the seats are not valid: seats-count [2, 3]");
    change(
        "{ \"name\" : \"Anna\", \"colour\" : \"red\" },",
        "null,",
        "the value of \"seats\" in line 13 is of the wrong type");
    change(
        "{ \"name\" : \"Anna\"",
        "{ \"name\" : \"A\", \"colour\" : \"red\" },".repeat(8) + "{ \"name\" : \"Anna\"",
        "there are more than 8 of \"seats\"");

    change("\"roll 4\"", "4", "the value of \"moves\" in line 20 is of the wrong type");
    change("\"roll 4\"", "[]", "the value of \"moves\" in line 20 is of the wrong type");
    change("\"roll 4\"", "\"roll 7\"", "move 2 (roll 7) is not legal: no-such-number [7, 1, 6]");
    change(
        "\"roll 4\"",
        "\"roll\\u00004\\n\"",
        "move 2 (roll?4?) is not legal: no-such-sign [U+0000]");
    change(
        "\"roll 4\"",
        "\"roll 4\",".repeat(20_000) + "\"roll 4\"",
        "there are more than 20000 of \"moves\"");
    change(
        "\"roll 4\"",
        "\"" + "roll 4".repeat(100) + "\"",
        "something in line 20 is too long or nested too deeply");
    change("\"roll 4\"", "[".repeat(9), "the value of \"moves\" in line 20 is of the wrong type");
    change(
        "\"format\"",
        "\"new\" : " + "[".repeat(9) + ", \"format\"",
        "something in line 2 is too long or nested too deeply");
    change(
        "\"players\" : 3",
        "\"players\" : " + "9".repeat(1000),
        "something in line 8 is too long or nested too deeply");
    refused(GOOD + " ".repeat(1 << 20), "the file is larger than 1048576 bytes");
    return cases;
  }

  @Test
  void aGoodFileIsGood() throws SaveException {
    assertThat(games.read(GOOD.getBytes(StandardCharsets.UTF_8)).table().size()).isEqualTo(2);
  }

  @Test
  void aBadMoveIsNamedWithItsRule() {
    List<String> moves = new ArrayList<>(SampleGames.played(3, 1, 12).record().moves());
    assertThat(moves).hasSize(12);
    String text =
        GOOD.replace("\"leader\" : \"2\"", "")
            .replace(
                "\"roll 3\",\n    \"roll 4\"",
                "\"" + String.join("\",\"", moves) + "\", \"bridge CAN-DOR\"");
    SaveException refused = refuse(text.getBytes(StandardCharsets.UTF_8));

    assertThat(refused.refusal().reason()).isEqualTo(Reason.BAD_MOVE);
    assertThat(refused.refusal().arguments()).containsExactly("13", "bridge CAN-DOR");
    assertThat(Objects.requireNonNull(refused.refusal().rules()).rule()).isEqualTo("B2");
    assertThat(refused.playable().orElseThrow().record().moves()).isEqualTo(moves);
  }

  @Test
  void whatIsNoTextIsRefused() {
    assertThat(refuse(new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 0}).refusal().reason())
        .isEqualTo(Reason.NOT_UTF8);
  }

  @Test
  void aRefusedFileIsLeftAsItIs() throws IOException {
    Path file = folder.resolve("game.json");
    Files.writeString(file, GOOD.replace("\"version\" : 1", "\"version\" : 5"));
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> games.read(file)).isInstanceOf(SaveException.class);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void whatIsNoFileIsRefused() {
    assertThat(
            catchThrowableOfType(SaveException.class, () -> games.read(folder)).refusal().reason())
        .isEqualTo(Reason.NOT_A_FILE);
    assertThat(
            catchThrowableOfType(
                    SaveException.class,
                    () -> games.write(folder, SampleGames.begun(3, 1).record()))
                .refusal()
                .reason())
        .isEqualTo(Reason.NOT_A_FILE);
    assertThat(
            catchThrowableOfType(SaveException.class, () -> games.read(folder.resolve("none.json")))
                .refusal()
                .reason())
        .isEqualTo(Reason.NO_SUCH_FILE);
  }

  @Test
  void everyReasonHasASentence() {
    for (Reason reason : Reason.values()) {
      SaveRefusal refusal = SaveRefusal.of(reason, "one", "two", "three");
      assertThat(SaveWords.in(Locale.ENGLISH).sentence(refusal, (game, broken) -> broken.code()))
          .isNotBlank()
          .doesNotContain("{", "}");
    }
  }

  @Test
  void sentencesShowNothingThatMovesTheCursorAndStayShort() {
    SaveRefusal refusal =
        SaveRefusal.of(Reason.UNKNOWN_KEY, "a\u001b[2J\n\u202e" + "x".repeat(1000), 1);
    assertThat(SaveWords.in(Locale.ENGLISH).sentence(refusal, (game, broken) -> broken.code()))
        .startsWith("the key \"a?[2J??xxx")
        .hasSizeLessThan(200);
  }

  private void change(String from, String to, String sentence) {
    assertThat(GOOD).contains(from);
    refused(GOOD.replace(from, to), sentence);
  }

  private void refused(String text, String sentence) {
    cases.add(
        DynamicTest.dynamicTest(
            sentence,
            () ->
                assertThat(
                        SaveWords.in(Locale.ENGLISH)
                            .sentence(
                                refuse(text.getBytes(StandardCharsets.UTF_8)).refusal(),
                                (game, broken) -> broken.code() + " " + broken.arguments()))
                    .isEqualTo(sentence)));
  }

  private SaveException refuse(byte[] bytes) {
    return catchThrowableOfType(SaveException.class, () -> games.read(bytes));
  }
}
