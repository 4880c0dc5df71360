package org.sanmarco.games.canalgrande.bots;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.search.TreeSearch;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

/** A search's use of its budget, and its findings. */
class SearchTest {

  private static final long ENOUGH = 2000;

  private static final CanalGrandeMove PASS = new CanalGrandeMove.Pass();

  /** The budget is checked once in n iterations. */
  private static final int CHECKED = 64;

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void noMoreIsSpentThanIsGiven(int players) {
    for (Phase phase : List.of(Phase.DIVIDE, Phase.CHOOSE, Phase.VOTE)) {
      TreeSearch search =
          search(first(players, at -> at.phase() == phase && at.legal().size() > 1));
      best(search);
      assertThat(search.iterations()).isBetween(ENOUGH / 10, ENOUGH + CHECKED);
    }
  }

  @Test
  void singleMovesAreNotSearched() {
    CanalGrandePosition position =
        first(2, at -> at.actor() instanceof Actor.Seat && at.legal().size() == 1);
    TreeSearch search = search(position);
    assertThat(best(search)).isEqualTo(position.legal().getFirst());
    assertThat(search.iterations()).isZero();
  }

  /** GP4: with four players, the last seat of a side to pass in a vote may win the game by it. */
  @Test
  void whoeverCanWinAtOnceDoes() {
    CanalGrandePosition position = first(4, SearchTest::isWonByPassing);
    assertThat(best(search(position))).isEqualTo(PASS);
  }

  /** GV3: a pass that loses the game is not made while a raise may win. */
  @Test
  void nobodyGivesAGameAwayThatCanBeHeld() {
    CanalGrandePosition position = first(2, SearchTest::isLostByPassing);
    assertThat(best(search(position))).isNotEqualTo(PASS);
  }

  private static boolean isWonByPassing(CanalGrandePosition position) {
    return position.phase() == Phase.VOTE
        && winnerByPassing(position) == position.side(position.onTurn());
  }

  private static boolean isLostByPassing(CanalGrandePosition position) {
    return position.phase() == Phase.VOTE
        && winnerByPassing(position) == 3 - position.side(position.onTurn());
  }

  /** The side that wins the game if the seat to act passes instead of raising; 0 if none does. */
  private static int winnerByPassing(CanalGrandePosition position) {
    if (position.refusal(PASS) != null || position.legal().size() == 1) {
      return 0;
    }
    CanalGrandePosition after = position.copy();
    after.play(PASS, EventListener.SILENT);
    return after.isOver() ? Objects.requireNonNull(after.result()).winners().getFirst() : 0;
  }

  private static TreeSearch search(CanalGrandePosition position) {
    return new Search(
            position.view(position.onTurn()), Budget.forIterations(1, ENOUGH), Weights.TUNED)
        .search();
  }

  /** The first such position in random games. */
  private static CanalGrandePosition first(int players, Predicate<CanalGrandePosition> wanted) {
    XorShift random = new XorShift(players);
    CanalGrandePosition position = start(players);
    while (!wanted.test(position)) {
      if (position.isOver()) {
        position = start(players);
      } else {
        position.play(position.sample(random), EventListener.SILENT);
      }
    }
    return position;
  }

  private static CanalGrandePosition start(int players) {
    return new CanalGrande().start(new Setup(CanalGrande.ID, players, Map.of()));
  }

  private static Move best(TreeSearch search) {
    return TreeSearch.ranked(List.of(search)).getFirst().move();
  }
}
