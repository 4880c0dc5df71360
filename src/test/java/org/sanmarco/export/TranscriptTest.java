package org.sanmarco.export;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

class TranscriptTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void tellsEveryMoveOfAWholeGame(int players) {
    Table table = SampleGames.played(players, 3, Integer.MAX_VALUE);
    List<String> lines = of(table);
    for (PlayedMove played : table.history()) {
      assertThat(lines)
          .filteredOn(line -> line.startsWith("%4d. ".formatted(played.number())))
          .singleElement()
          .asString()
          .endsWith(played.move().toString());
    }
    assertThat(lines).contains("Round 1 begins.", "Prestige after round 2", "Final prestige");
    assertThat(lines).noneMatch(line -> line.contains("{") || line.contains("still secret"));
  }

  @Test
  void headsTurnsAndSaysWhatCameOfAMove() {
    Table table = SampleGames.played(4, 3, 24);
    int die = ((Roll) table.history().getFirst().move()).die();
    String district = SanMarcoVoice.of(Locale.ENGLISH).say(District.ofDie(die));
    assertThat(of(table))
        .containsSubsequence(
            "Set-up",
            "   1. roll " + die,
            "      Anna rolls " + die + " and places 2 nobles in " + district + ".",
            "  20. Dario: " + table.history().get(19).move(),
            "Round 1 begins.",
            "===============",
            "Turn 1: Anna leads.",
            "-------------------",
            "  21. " + table.history().get(20).move());
  }

  @Test
  void endsWithTheStandingsBestFirst() {
    Table table = SampleGames.played(4, 3, Integer.MAX_VALUE);
    SanMarcoPosition end = (SanMarcoPosition) table.position();
    List<String> lines = of(table);
    List<String> standings = lines.subList(lines.indexOf("Final prestige") + 2, lines.size());
    assertThat(standings)
        .hasSize(4)
        .isSortedAccordingTo(
            Comparator.comparing((String line) -> line.substring(0, 9)).reversed());
    assertThat(standings).contains("      %3d %s".formatted(end.prestige(4), table.seat(4).name()));
  }

  @Test
  void aGameUnderWayKeepsItsSecrets() {
    Table table = SampleGames.played(4, 3, 24);
    assertThat(of(table))
        .contains("  22. (still secret)", "  23. (still secret)", "  24. Anna: (still secret)");
    SampleGames.step(table);
    assertThat(of(table))
        .as("the first divider's offers are turned up, the second's are not")
        .contains("  22. " + table.history().get(21).move(), "  23. (still secret)")
        .contains("  24. Anna: " + table.history().get(23).move())
        .anyMatch(line -> line.matches("  25[.] [^:]+: [(]still secret[)]"));
  }

  @Test
  void tellsAPlayersTwoColoursApart() {
    assertThat(of(SampleGames.played(2, 3, 30))).anyMatch(line -> line.contains("Anna (blue): "));
  }

  @Test
  @RuleTest("V6")
  void endsWithTheResultOfEachPlayerOfTwoColours() {
    Table table = SampleGames.played(2, 3, Integer.MAX_VALUE);
    List<Integer> results = Objects.requireNonNull(table.position().result()).scores();
    List<String> lines = of(table);
    assertThat(lines.subList(lines.indexOf("Result") + 2, lines.size()))
        .containsExactlyInAnyOrder(
            "      %3d Anna".formatted(results.getFirst()),
            "      %3d %s".formatted(results.getLast(), table.seat(2).name()));
  }

  @Test
  void givesTheBoardsOwnValues() {
    Table table =
        new Table(
            SampleGames.GAME,
            new Setup(SanMarco.ID, 3, Map.of("board", "CAN:9/2")),
            List.of(new Seat("Anna", "red"), new Seat("Bruno", "blue"), new Seat("Zoë", "white")),
            1);
    assertThat(of(table)).contains("      Cannaregio: 9 and 2", "      Zoë (white)");
  }

  @Test
  void isThereInEveryLanguage() {
    Table table = SampleGames.played(3, 3, 40);
    assertThat(Transcript.of(table, Locale.forLanguageTag("qaa"))).contains("Set-up");
  }

  private static List<String> of(Table table) {
    return Transcript.of(table, Locale.ENGLISH).lines().toList();
  }

  @Test
  void saysForWhomAComputerPlays() {
    Table table = SampleGames.played(4, 3, 24);
    table.handOver(2, "hard");
    assertThat(of(table)).contains("      Bruno (green): computer, hard", "      Carla (blue)");
  }
}
