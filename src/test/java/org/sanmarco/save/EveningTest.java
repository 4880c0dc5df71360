package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.save.Evening.Line;
import org.sanmarco.save.FinishedGame.Player;

/** The games that the same players finish in one evening. */
class EveningTest {

  private static final Instant NINE = Instant.parse("2026-11-25T21:00:00Z");

  /** A game that the first player won, with 50 points for each place from the last. */
  private static FinishedGame game(String id, String game, long hoursAgo, String... names) {
    List<Player> players =
        IntStream.range(0, names.length)
            .mapToObj(
                i -> new Player(names[i], "", 50 * (names.length - i), i == 0, false, Map.of()))
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
            new Evening(
                NINE,
                Map.of("san-marco", 3),
                List.of(new Line("Anna", 2, true, 250), new Line("Ben", 1, true, 200))));
  }

  @Test
  void scoresOfDifferentGamesAreNotAdded() {
    FinishedGame last = game("2", "san-marco", 0, "Anna", "Ben");
    Evening evening =
        Evening.of(List.of(game("1", "marco-polo", 1, "Ben", "Anna"), last), "2").orElseThrow();
    assertThat(evening.size()).isEqualTo(2);
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
    assertThat(Evening.of(known, "3").orElseThrow().size()).isEqualTo(1);
    assertThat(Evening.of(known, "4")).as("it doesn't count").isEmpty();
  }

  @Test
  void eveningsOfOneGameAreNotListed() {
    List<FinishedGame> known =
        List.of(
            game("1", "san-marco", 40, "Anna", "Ben"),
            game("2", "san-marco", 38, "Ben", "Anna"),
            game("3", "san-marco", 20, "Anna", "Ben"),
            game("4", "marco-polo", 3, "Anna", "Ben", "Cleo"),
            game("5", "san-marco", 2, "Anna", "Ben"),
            game("6", "canal-grande", 1, "Cleo", "Anna", "Ben"),
            game("7", "marco-polo", 0, "Cleo", "Anna", "Ben"));
    List<Evening> evenings = Evening.all(known);
    assertThat(evenings)
        .extracting(Evening::ended)
        .containsExactly(NINE, NINE.minusSeconds(3600 * 38));
    assertThat(evenings.getFirst().games())
        .containsOnly(Map.entry("marco-polo", 2), Map.entry("canal-grande", 1));
    assertThat(evenings.getLast().lines())
        .containsExactly(new Line("Ben", 1, true, 150), new Line("Anna", 1, true, 150));
  }
}
