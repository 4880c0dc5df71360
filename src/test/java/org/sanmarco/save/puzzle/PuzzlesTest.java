package org.sanmarco.save.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Games;

/** The puzzles that are packed with the program. */
class PuzzlesTest {

  private static final int FEWEST = 25;
  private static final int FEWEST_THEMES = 3;
  private static final int LEAST_GAP = 10;
  private static final Set<String> THEMES =
      Set.of(
          "dividing",
          "choosing",
          "doge",
          "traitor",
          "exile",
          "robbing",
          "vote",
          "reinforcement",
          "outward",
          "onward");

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void puzzlesAreManyClearAndDifferent(String id) {
    Game game = Games.installed().find(id).orElseThrow();
    List<Puzzle> puzzles = Puzzle.packed(game);
    assertThat(puzzles.size()).isGreaterThanOrEqualTo(FEWEST);
    assertThat(puzzles.stream().map(Puzzle::id).distinct().count()).isEqualTo(puzzles.size());
    assertThat(puzzles).allMatch(puzzle -> puzzle.best() - puzzle.next() >= LEAST_GAP);
    assertThat(puzzles).allMatch(puzzle -> puzzle.isSound(game));
    assertThat(puzzles)
        .allMatch(puzzle ->
            Coach.of(id)
                .theme(puzzle.position(game), game.read(puzzle.solutions().getFirst()))
                .equals(puzzle.theme()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void noThemeHasMoreThanHalfOfThePuzzles(String id) {
    List<String> themes =
        Puzzle.packed(Games.installed().find(id).orElseThrow()).stream()
            .map(Puzzle::theme)
            .toList();
    assertThat(THEMES).containsAll(themes);
    assertThat(Set.copyOf(themes).size()).isGreaterThanOrEqualTo(FEWEST_THEMES);
    for (String theme : Set.copyOf(themes)) {
      assertThat(2 * Collections.frequency(themes, theme)).isLessThanOrEqualTo(themes.size());
    }
  }
}
