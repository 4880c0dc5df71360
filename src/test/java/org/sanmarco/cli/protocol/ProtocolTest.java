package org.sanmarco.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.format.Program;

/** The protocol's commands, in the order of the notation's page. */
class ProtocolTest {

  private static final String NEW = "new san-marco 4";

  @Test
  void versionNamesTheNotationsAndTheProgramsVersion() {
    assertThat(Talk.answers("version")).containsExactly("= 1 san-marco " + Program.version());
  }

  @Test
  void gamesAreNamed() {
    assertThat(Talk.answers("games")).containsExactly("= san-marco canal-grande marco-polo nim");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new san-marco 2",
        "new san-marco 3",
        "new san-marco 4",
        "new san-marco 4 leader=4",
        "new san-marco 2 leader=2",
        "new san-marco 4 board=CAN:7/5",
        "new san-marco 4 board=CAS:1/1,CAN:99/98",
        "new san-marco 4 board=CAN:7/5,CRO:5/4,POL:6/5,MAR:8/6,DOR:6/4,CAS:7/4 leader=2"
      })
  void newStartsAGame(String command) {
    assertThat(Talk.answers(command, "actor")).containsExactly("=", "= chance");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new",
        "new san-marco",
        "new chess 4",
        "new San-Marco 4",
        "new san-marco 1",
        "new san-marco 5",
        "new san-marco 04",
        "new san-marco +4",
        "new san-marco -4",
        "new san-marco 4.0",
        "new san-marco ٤",
        "new san-marco four",
        "new san-marco 99999999999999999999",
        "new san-marco 4 4",
        "new san-marco 4 leader=0",
        "new san-marco 4 leader=5",
        "new san-marco 3 leader=4",
        "new san-marco 2 leader=3",
        "new san-marco 4 leader=01",
        "new san-marco 4 leader=",
        "new san-marco 4 leader",
        "new san-marco 4 =2",
        "new san-marco 4 =",
        "new san-marco 4 leader = 2",
        "new san-marco 4 LEADER=2",
        "new san-marco 4 leader=2 leader=2",
        "new san-marco 4 colour=red",
        "new san-marco 4 board=",
        "new san-marco 4 board=CAN",
        "new san-marco 4 board=CAN:7",
        "new san-marco 4 board=CAN:7/5,",
        "new san-marco 4 board=,CAN:7/5",
        "new san-marco 4 board=CAN:7/5,,CRO:5/4",
        "new san-marco 4 board=CAN:7/5,CAN:7/5",
        "new san-marco 4 board=VEN:7/5",
        "new san-marco 4 board=CAN:5/7",
        "new san-marco 4 board=CAN:0/0",
        "new san-marco 4 board=CAN:7/0",
        "new san-marco 4 board=CAN:100/5",
        "new san-marco 4 board=CAN:07/5",
        "new san-marco 4 board=CAN:7/-5",
        "new san-marco 4 board=CAN:7/5 board=CRO:5/4"
      })
  void aRefusedNewLeavesTheGameBefore(String command) {
    assertThat(Talk.answers("new san-marco 3", "play roll 2", command, "history"))
        .satisfiesExactly(
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).startsWith("? "),
            answer -> assertThat(answer).isEqualTo("= [\"roll 2\"]"));
  }

  @Test
  void leaderAndBoardAreThoseAskedFor() {
    assertThat(Talk.last("new san-marco 3 leader=2 board=MAR:9/1", "state"))
        .startsWith("= {\"game\":\"san-marco\",\"version\":1,\"seats\":3,\"players\":[1,2,3],")
        .contains("\"MAR\":[9,1]", "\"CAN\":[7,5]", "\"leader\":2");
  }

  @Test
  void stateIsThePositionInOneLineWithoutBlanks() {
    assertThat(Talk.last(NEW, "play roll 3", "state"))
        .isEqualTo(
            "= {\"game\":\"san-marco\",\"version\":1,\"seats\":4,\"players\":[1,2,3,4],"
                + "\"board\":{\"CAN\":[7,5],\"CRO\":[5,4],\"POL\":[6,5],\"MAR\":[8,6],"
                + "\"DOR\":[6,4],\"CAS\":[7,4]},\"round\":1,\"turn\":0,\"leader\":1,"
                + "\"phase\":\"setup-roll\",\"actor\":\"chance\",\"nobles\":{\"CAN\":[0,0,0,0],"
                + "\"CRO\":[0,0,0,0],\"POL\":[2,0,0,0],\"MAR\":[0,0,0,0],\"DOR\":[0,0,0,0],"
                + "\"CAS\":[0,0,0,0]},\"reserve\":[23,25,25,25],\"bridges\":{},\"doge\":null,"
                + "\"prestige\":[0,0,0,0],\"penalty\":[0,0,0,0],\"in\":[1,2,3,4],\"roles\":[],"
                + "\"drawn\":{},\"offers\":{},\"hand\":[],\"deck\":{\"CAN\":5,\"CRO\":5,\"POL\":5,"
                + "\"MAR\":5,\"DOR\":5,\"CAS\":5,\"BRI\":6,\"TRA\":12,\"DOG\":10,\"EXI\":4,"
                + "\"1\":8,\"2\":10,\"3\":10}}");
  }

  @Test
  void viewHidesWhatASeatMayNotSee() {
    String[] lines = upToTheDraws();
    assertThat(Talk.last(with(lines, "state"))).contains("\"drawn\":{\"1\":[\"CAN\"");
    assertThat(Talk.last(with(lines, "view 1")))
        .contains("\"drawn\":{\"1\":[\"CAN\"", "\"3\":\"hidden\"}");
    assertThat(Talk.last(with(lines, "view 3")))
        .contains("\"drawn\":{\"1\":\"hidden\",\"3\":[\"DOR\"");
    assertThat(Talk.last(with(lines, "view 2")))
        .contains("\"drawn\":{\"1\":\"hidden\",\"3\":\"hidden\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"view", "view 0", "view 5", "view 01", "view -1", "view 1 2", "view one"})
  void viewWantsOneOfTheSeats(String command) {
    assertThat(Talk.last(NEW, command)).startsWith("? ");
  }

  @Test
  void actorIsASeatOrChance() {
    String[] lines = upToTheBridges();
    assertThat(Talk.last(NEW, "actor")).isEqualTo("= chance");
    assertThat(Talk.last(with(lines, "actor"))).isEqualTo("= seat 1");
  }

  @Test
  void legalListsASeatsMovesAndADiesResults() {
    assertThat(Talk.last(NEW, "legal"))
        .isEqualTo("= [\"roll 1\",\"roll 2\",\"roll 3\",\"roll 4\",\"roll 5\",\"roll 6\"]");
    assertThat(Talk.last(with(upToTheBridges(), "legal")))
        .isEqualTo(
            "= [\"bridge CAN-CRO\",\"bridge CAN-POL\",\"bridge CAN-MAR\",\"bridge CAN-CAS\","
                + "\"bridge CRO-POL\",\"bridge CRO-DOR\",\"bridge POL-MAR\",\"bridge POL-DOR\","
                + "\"bridge MAR-DOR\",\"bridge MAR-CAS\"]");
  }

  @Test
  void legalIsRefusedForLotsAndDraws() {
    assertThat(Talk.last(with(upToTheRoles(), "legal"))).startsWith("? ");
    assertThat(Talk.last(with(upToTheRoles(), "play roles 1 2 3 4", "legal"))).startsWith("? ");
  }

  @Test
  void sampleGivesALegalMoveAndPlaysNothing() {
    List<String> answers = Talk.answers(NEW, "sample", "sample 7", "history");
    assertThat(answers.get(1)).matches("= roll [1-6]");
    assertThat(answers.get(2)).matches("= roll [1-6]");
    assertThat(answers.get(3)).isEqualTo("= []");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "-1", "9223372036854775807", "-9223372036854775808"})
  void sampleGivesTheSameForTheSameSeed(String seed) {
    String[] lines = with(upToTheRoles(), "play roles 1 2 3 4");
    String move = Talk.last(with(lines, "sample " + seed));
    assertThat(move).startsWith("= draw ");
    assertThat(Talk.last(with(lines, "sample 5", "sample " + seed))).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-0",
        "+1",
        "01",
        "1.0",
        "x",
        "9223372036854775808",
        "-9223372036854775809",
        "1 2"
      })
  void sampleWantsASeedOf64Bits(String seed) {
    assertThat(Talk.last(NEW, "sample " + seed)).startsWith("? ");
  }

  @Test
  void sampleIsUniformOverDivisionsByTheirOffers() {
    String[] begin =
        with(
            upToTheRoles(),
            "play roles 1 2 3 4",
            "play draw CAN CAN CAN CAN CAN 1 1 1",
            "play draw DOR DOR DOR DOR DOR 2 2 2");
    List<String> lines = new java.util.ArrayList<>(List.of(begin));
    int samples = 11_000;
    for (int seed = 0; seed < samples; seed++) {
      lines.add("sample " + seed);
    }
    Map<String, Integer> counts = new TreeMap<>();
    List<String> answers = Talk.answers(lines.toArray(String[]::new));
    for (String answer : answers.subList(begin.length, answers.size())) {
      counts.merge(unordered(answer), 1, Integer::sum);
    }
    // Of 6 x 4 ways to fill the first offer two are empty on one side, and each division is met
    // twice.
    assertThat(counts).hasSize(11);
    assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(850, 1150));
  }

  private static String unordered(String answer) {
    return Stream.of(answer.substring("= divide ".length()).split(" / ", -1))
        .sorted()
        .toList()
        .toString();
  }

  @Test
  void playSaysWhichRuleIsBrokenAndChangesNothing() {
    List<String> answers =
        Talk.answers(
            with(upToTheBridges(), "play bridge CAN-DOR", "play bridge MAR-CAN", "history"));
    assertThat(answers.get(answers.size() - 3)).startsWith("? B2: ");
    assertThat(answers.get(answers.size() - 2)).isEqualTo("=");
    assertThat(answers.getLast()).endsWith(",\"bridge CAN-MAR\"]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play bridge can-mar",
        "play  BRIDGE\tMAR - CAN ",
        "play bridge CAN -MAR",
        " play bridge CAN-MAR"
      })
  void playReadsLenientlyAndHistoryWritesCanonically(String command) {
    assertThat(Talk.last(with(upToTheBridges(), command, "history")))
        .endsWith(",\"bridge CAN-MAR\"]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "play ",
        "play sing",
        "play roll",
        "play roll 0",
        "play roll 7",
        "play roll 01",
        "play roll +1",
        "play roll 1 1",
        "play roll 1\r\r",
        "play roll ١",
        "play roll 1\u00a0",
        "play bridge CAN-CRO"
      })
  void playRefusesWhatIsNoMoveHere(String command) {
    assertThat(Talk.answers(NEW, command, "history").subList(1, 3))
        .satisfiesExactly(
            answer -> assertThat(answer).startsWith("? "),
            answer -> assertThat(answer).isEqualTo("= []"));
  }

  @Test
  void undoTakesBackChanceToo() {
    assertThat(
            Talk.answers(
                NEW, "undo", "play roll 1", "play roll 2", "undo", "history", "undo", "undo"))
        .satisfiesExactly(
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).startsWith("? "),
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).isEqualTo("= [\"roll 1\"]"),
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).startsWith("? "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hint", "hint en", "hint en-GB", "hint tlh"})
  void hintIsATitleATextAndRules(String command) {
    assertThat(Talk.last(NEW, command))
        .matches(
            "= \\{\"title\":\".+\",\"text\":\".+\",\"rules\":\\[.*],\"why\":\".+\",\"notes\":\\[.*]}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hint ../en", "hint e", "hint en_GB", "hint en/"})
  void hintWantsTheCodeOfALanguage(String command) {
    assertThat(Talk.last(NEW, command)).startsWith("? ");
  }

  @Test
  void hintNamesRules() {
    assertThat(Talk.last(with(upToTheDraws(), "hint"))).contains("\"rules\":[\"T");
    assertThat(Talk.last(NEW, "hint")).isEqualTo(Talk.last(NEW, "hint en"));
  }

  @Test
  void botAnswersAMoveThatCanBePlayed() {
    String[] lines = upToTheBridges();
    for (String command : List.of("bot easy", "bot medium 1", "bot hard -5 10")) {
      String move = Talk.last(with(lines, command));
      assertThat(move).startsWith("= bridge ");
      assertThat(Talk.last(with(lines, "play " + move.substring(2)))).isEqualTo("=");
    }
    assertThat(Talk.last(with(lines, "bot medium 7")))
        .isEqualTo(Talk.last(with(lines, "bot medium 7")));
  }

  @Test
  void botHasNothingToSayWhereNoSeatActs() {
    assertThat(Talk.last(NEW, "bot easy")).startsWith("? ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bot",
        "bot Easy",
        "bot grandmaster",
        "bot random",
        "bot easy x",
        "bot easy 1 -1",
        "bot easy 1 01",
        "bot easy 1 1 1"
      })
  void botWantsItsArguments(String command) {
    assertThat(Talk.last(with(upToTheBridges(), command))).startsWith("? ");
  }

  @Test
  void quitEndsAndAnswers() {
    assertThat(Talk.answers("quit", "version")).containsExactly("=");
    assertThat(Talk.answers("quit now", "games")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state",
        "view 1",
        "actor",
        "legal",
        "sample",
        "sample 1",
        "play roll 1",
        "undo",
        "history",
        "hint",
        "bot easy",
        "save x.json"
      })
  void whatNeedsAGameIsRefusedBeforeTheFirst(String command) {
    assertThat(Talk.last(command)).startsWith("? ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version 1",
        "games all",
        "state 1",
        "actor 1",
        "legal 1",
        "undo 2",
        "history 1",
        "hint en de"
      })
  void anArgumentTooManyIsRefused(String command) {
    assertThat(Talk.answers(NEW, "play roll 1", command, "history"))
        .satisfiesExactly(
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).isEqualTo("="),
            answer -> assertThat(answer).startsWith("? "),
            answer -> assertThat(answer).isEqualTo("= [\"roll 1\"]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Version",
        "STATE",
        "versions",
        "ver sion",
        "\u00a0version",
        "version\u000b",
        "?",
        "="
      })
  void commandsAreInLowerCaseAndExact(String command) {
    assertThat(Talk.last(command)).startsWith("? ");
  }

  @Test
  void atTheEndNothingIsLeftToDo() {
    List<String> lines = WholeGame.lines(3, 1);
    String[] end = lines.toArray(String[]::new);
    assertThat(Talk.last(with(end, "actor"))).isEqualTo("= over");
    assertThat(Talk.last(with(end, "legal"))).isEqualTo("= []");
    assertThat(Talk.last(with(end, "state")))
        .contains("\"phase\":\"over\"", "\"result\":{\"score\":[");
    for (String command : List.of("play pass", "sample", "sample 1", "bot easy")) {
      assertThat(Talk.last(with(end, command))).startsWith("? ");
    }
    assertThat(Talk.last(with(end, "hint"))).startsWith("= {");
    assertThat(Talk.last(with(end, "undo", "actor"))).isNotEqualTo("= over");
  }

  private static String[] upToTheBridges() {
    List<String> lines = new java.util.ArrayList<>(List.of(NEW));
    for (int i = 0; i < 16; i++) {
      lines.add("play roll " + (1 + i % 6));
    }
    return lines.toArray(String[]::new);
  }

  private static String[] upToTheRoles() {
    return with(
        upToTheBridges(),
        "play bridge CAN-CRO",
        "play bridge CAN-POL",
        "play bridge CAN-MAR",
        "play bridge CAN-CAS");
  }

  private static String[] upToTheDraws() {
    return with(
        upToTheRoles(),
        "play roles 1 2 3 4",
        "play draw CAN CRO POL MAR DOR 1 2 3",
        "play draw DOR CAS BRI TRA DOG 1 2 3");
  }

  private static String[] with(String[] lines, String... more) {
    return Stream.concat(Stream.of(lines), Stream.of(more)).toArray(String[]::new);
  }
}
