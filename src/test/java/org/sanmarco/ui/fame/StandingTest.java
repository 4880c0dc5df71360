package org.sanmarco.ui.fame;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.FinishedGame.Player;

/** Totals over finished games. */
class StandingTest {

  private static final Instant FIRST = Instant.parse("2026-11-20T19:30:00Z");
  private static final Instant SECOND = FIRST.plusSeconds(3600);

  private static FinishedGame game(String id, String game, Instant ended, Player... players) {
    return new FinishedGame(id, game, ended, List.of(players));
  }

  private static final List<FinishedGame> GAMES =
      List.of(
          game(
              "1",
              "san-marco",
              FIRST,
              new Player("Anna", "", 60, true, true, Map.of()),
              new Player("Ben", "", 50, false, false, Map.of()),
              new Player("Dandolo", "hard", 60, true, false, Map.of())),
          game(
              "2",
              "san-marco",
              SECOND,
              new Player("ANNA", "", 60, false, false, Map.of()),
              new Player("Dandolo", "hard", 71, true, false, Map.of()),
              new Player("Dandolo", "easy", 12, false, false, Map.of())),
          game("3", "marco-polo", SECOND, new Player("Ben", "", 20, true, false, Map.of())));

  @Test
  void everybodyOfANameIsOneAndComputersComeLastByLevel() {
    assertThat(Standing.of(GAMES, "san-marco"))
        .containsExactly(
            new Standing("ANNA", "", 2, 1, 60, false, SECOND),
            new Standing("Ben", "", 1, 0, 50, false, FIRST),
            new Standing("Dandolo", "hard", 2, 2, 71, false, SECOND),
            new Standing("Dandolo", "easy", 1, 0, 12, false, SECOND));
  }

  @Test
  void advisedBestScoreIsMarkedUntilReachedWithout() {
    assertThat(Standing.of(GAMES.subList(0, 1), "san-marco").getFirst().advised()).isTrue();
    assertThat(Standing.of(GAMES.reversed(), "san-marco").getFirst().advised()).isFalse();
  }

  @Test
  void eachGameStandsForItself() {
    assertThat(Standing.of(GAMES, "marco-polo"))
        .containsExactly(new Standing("Ben", "", 1, 1, 20, false, SECOND));
    assertThat(Standing.of(GAMES, "canal-grande")).isEmpty();
  }
}
