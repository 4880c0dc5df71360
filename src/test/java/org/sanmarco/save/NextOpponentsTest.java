package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.FinishedGame.Player;

/** The opponents that are proposed after some games against computers. */
class NextOpponentsTest {

  private static final Instant NINE = Instant.parse("2026-11-25T21:00:00Z");

  private static FinishedGame game(String level, boolean won, boolean advised, int hoursAgo) {
    return new FinishedGame(
        "id" + hoursAgo,
        "marco-polo",
        NINE.minusSeconds(3600L * hoursAgo),
        List.of(
            new Player("Anna", "", 20, won, advised, Map.of()),
            new Player("Zuane", level, 15, !won, false, Map.of())));
  }

  private static List<FinishedGame> games(String level, boolean won) {
    return List.of(game(level, won, false, 2), game(level, won, false, 1));
  }

  @Test
  void theFirstGameIsAgainstTheWeakest() {
    assertThat(NextOpponents.of(List.of(), "marco-polo"))
        .contains(new NextOpponents(BotLevel.EASY, "", false));
    assertThat(NextOpponents.of(games("easy", true), "san-marco")).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "easy, true, MEDIUM",
    "medium, true, ADVANCED",
    "hard, true, MASTER",
    "hard, false, STRONG",
    "medium, false, EASY"
  })
  void twoGamesInARowDecide(String level, boolean won, BotLevel next) {
    assertThat(NextOpponents.of(games(level, won), "marco-polo"))
        .contains(new NextOpponents(next, "Zuane", won));
  }

  @ParameterizedTest
  @CsvSource({"master, true", "easy, false", "random, false"})
  void thereIsNobodyStrongerOrWeaker(String level, boolean won) {
    assertThat(NextOpponents.of(games(level, won), "marco-polo")).isEmpty();
  }

  @Test
  void oneGameDecidesNothing() {
    assertThat(NextOpponents.of(List.of(game("easy", true, false, 1)), "marco-polo")).isEmpty();
    List<FinishedGame> mixed = List.of(game("easy", true, false, 1), game("easy", false, false, 2));
    assertThat(NextOpponents.of(mixed, "marco-polo")).isEmpty();
    List<FinishedGame> levels =
        List.of(game("easy", true, false, 1), game("medium", true, false, 2));
    assertThat(NextOpponents.of(levels, "marco-polo")).isEmpty();
  }

  @Test
  void winsWithAdviceDontCount() {
    List<FinishedGame> advised = List.of(game("easy", true, true, 1), game("easy", true, false, 2));
    assertThat(NextOpponents.of(advised, "marco-polo")).isEmpty();
  }

  @Test
  void onlyTheNewestTwoCount() {
    List<FinishedGame> all =
        List.of(
            game("easy", false, false, 3),
            game("easy", true, false, 1),
            game("easy", true, false, 2));
    assertThat(NextOpponents.of(all, "marco-polo"))
        .contains(new NextOpponents(BotLevel.MEDIUM, "Zuane", true));
  }

  @Test
  void gamesOfSeveralPeopleDecideNothing() {
    FinishedGame people =
        new FinishedGame(
            "p",
            "marco-polo",
            NINE,
            List.of(
                new Player("Anna", "", 9, true, false, Map.of()),
                new Player("Ben", "", 8, false, false, Map.of())));
    assertThat(NextOpponents.of(List.of(people), "marco-polo"))
        .as("it was the first game all the same")
        .isEmpty();
  }
}
