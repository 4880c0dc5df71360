package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.save.FinishedGame.Player;

/** A record is the best of a person without advice, and news only where it breaks another one. */
class BestEverTest {

  private static final Instant THEN = Instant.parse("2026-11-20T19:30:00Z");

  private final List<FinishedGame> games = new ArrayList<>();

  private void play(Player... players) {
    int number = games.size() + 1;
    games.add(
        new FinishedGame(
            String.valueOf(number), "nim", THEN.plusSeconds(60L * number), List.of(players)));
  }

  private BestEver held(String feat) {
    return BestEver.of(games, "nim", true).stream()
        .filter(one -> one.feat().equals(feat))
        .findFirst()
        .orElseThrow();
  }

  private static Player anna(int score, boolean won, boolean advised) {
    return new Player("Anna", "", score, won, advised, Map.of());
  }

  private static Player dandolo(int score, boolean won) {
    return new Player("Dandolo", "hard", score, won, false, Map.of());
  }

  @Test
  void highestScoreIsNewsOnceAnotherWasBeaten() {
    play(anna(40, true, false), dandolo(30, false));
    assertThat(held(BestEver.SCORE).isNews()).isFalse();
    play(new Player("Ben", "", 41, false, false, Map.of()), dandolo(60, true));
    assertThat(held(BestEver.SCORE))
        .extracting(BestEver::name, BestEver::value, BestEver::game, BestEver::isNews)
        .containsExactly("Ben", 41, "2", true);
    play(anna(41, false, false), dandolo(60, true));
    assertThat(held(BestEver.SCORE).name()).as("who was there first keeps it").isEqualTo("Ben");
  }

  @Test
  void advisedScoreIsNoRecord() {
    play(anna(40, true, true), dandolo(30, false));
    assertThat(BestEver.of(games, "nim", true)).isEmpty();
  }

  @Test
  void marginIsThatOfASoleWinner() {
    play(anna(40, true, false), dandolo(33, false));
    assertThat(held(BestEver.MARGIN).value()).isEqualTo(7);
    play(
        anna(50, true, false), dandolo(50, true), new Player("Ben", "", 1, false, false, Map.of()));
    assertThat(held(BestEver.MARGIN).value()).isEqualTo(7);
  }

  @Test
  void streakBeginsWithThreeWinsInARow() {
    play(anna(9, true, false), dandolo(1, false));
    play(anna(9, true, false), dandolo(1, false));
    play(anna(9, false, false), dandolo(10, true));
    for (int i = 0; i < 3; i++) {
      assertThat(BestEver.of(games, "nim", false)).isEmpty();
      play(anna(9, true, false), dandolo(1, false));
    }
    assertThat(held(BestEver.STREAK))
        .extracting(BestEver::value, BestEver::isNews)
        .containsExactly(3, true);
  }

  @Test
  void featThatIsDoneIsNewsTheFirstTime() {
    play(new Player("Anna", "", 9, true, false, Map.of("bridgeless", 1, "round", 20)));
    assertThat(held("bridgeless").isNews()).isTrue();
    assertThat(held("round").isNews()).isFalse();
    play(new Player("Ben", "", 9, true, false, Map.of("bridgeless", 1, "round", 21)));
    assertThat(held("bridgeless").name()).isEqualTo("Anna");
    assertThat(held("round").name()).isEqualTo("Ben");
  }
}
