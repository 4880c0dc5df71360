package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.FinishedGame.Player;
import org.sanmarco.ui.table.end.Evening.Line;

/** The games that the same players finish in one evening. */
class EveningTest {

  private static final Instant NINE = Instant.parse("2026-11-25T21:00:00Z");

  /** A game that the first player won, with 50 points for each place from the last. */
  private static FinishedGame game(String id, String game, long hoursAgo, String... names) {
    List<Player> players =
        IntStream.range(0, names.length)
            .mapToObj(i -> new Player(names[i], "", 50 * (names.length - i), i == 0, false))
            .toList();
    return new FinishedGame(id, game, NINE.minusSeconds(3600 * hoursAgo), players);
  }

  @Test
  void winsAndScoresAreAdded() {
    FinishedGame last = game("3", "san-marco", 0, "Anna", "Ben");
    List<FinishedGame> known =
        List.of(
            game("1", "san-marco", 3, "Ben", "Anna"),
            game("2", "san-marco", 1, "anna", "BEN"),
            last);
    assertThat(Evening.of(known, last.id()))
        .contains(
            new Evening(3, List.of(new Line("Anna", 2, true, 250), new Line("Ben", 1, true, 200))));
  }

  @Test
  void scoresOfDifferentGamesAreNotAdded() {
    FinishedGame last = game("2", "san-marco", 0, "Anna", "Ben");
    Evening evening =
        Evening.of(List.of(game("1", "marco-polo", 1, "Ben", "Anna"), last), "2").orElseThrow();
    assertThat(evening.games()).isEqualTo(2);
    assertThat(evening.lines()).noneMatch(Line::hasTotal);
  }

  @Test
  void otherPlayersAndOtherEveningsDontCount() {
    FinishedGame last = game("3", "san-marco", 0, "Anna", "Ben");
    List<FinishedGame> known =
        List.of(
            game("1", "san-marco", 13, "Anna", "Ben"),
            game("2", "san-marco", 1, "Anna", "Ben", "Cleo"),
            last);
    assertThat(Evening.of(known, "3").orElseThrow().games()).isEqualTo(1);
    assertThat(Evening.of(known, "4")).as("it doesn't count").isEmpty();
  }
}
