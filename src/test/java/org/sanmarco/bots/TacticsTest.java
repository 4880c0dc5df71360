package org.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;

/** The tactics suites: decisions with a clear answer that computers have to find. */
class TacticsTest {

  private static final int FEWEST = 25;
  private static final int TRIES = 4;
  private static final long ITERATIONS = 500;
  private static final double SOLVED = 0.8;

  static List<Game> games() {
    return Tactic.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void decisionsHaveLegalAnswersAndReasons(Game game) {
    List<Tactic> tactics = Tactic.of(game);
    assertThat(tactics.size()).isGreaterThanOrEqualTo(FEWEST);
    assertThat(tactics.stream().map(Tactic::view).distinct().count()).isEqualTo(tactics.size());
    for (Tactic tactic : tactics) {
      assertThat(tactic.why()).matches("\\p{Lu}[^.]+\\.");
      assertThat(Tactic.plain(tactic.view().legal()))
          .as(tactic.why())
          .containsAll(Tactic.plain(tactic.best()))
          .hasSizeGreaterThan(tactic.best().size());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void mediumSolvesFourFifths(Game game) {
    assertThat(
            Tactic.solved(
                game, BotLevel.MEDIUM, TRIES, seed -> Budget.forIterations(seed, ITERATIONS)))
        .isGreaterThanOrEqualTo(SOLVED);
  }
}
