package org.sanmarco.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.kernel.Move;

/** A search over a game of two moves, one of each player. */
class TreeSearchTest {

  private static final long ENOUGH = 20_000;

  private record Door(long number) implements Move {}

  /**
   * One player opens a door, the other answers it.
   *
   * @param answers the first player's reward for each answer to each door
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  private record Doors(Tree tree, double[][] answers, int[] played) implements SearchedGame {

    Doors(double[]... answers) {
      this(new Tree(), answers, new int[] {-1, -1});
      tree.expand(Tree.ROOT);
      for (int door = 0; door < answers.length; door++) {
        tree.add(Tree.ROOT, door, 0.5);
      }
    }

    @Override
    public void begin() {
      played[0] = -1;
      played[1] = -1;
    }

    @Override
    public int mover() {
      return played[0] < 0 ? 0 : 1;
    }

    @Override
    public void advance(long code) {
      played[mover()] = (int) code;
    }

    @Override
    public boolean canExpand() {
      return played[1] < 0;
    }

    @Override
    public void expand(int node) {
      tree.expand(node);
      for (int answer = 0; answer < answers[played[0]].length; answer++) {
        tree.add(node, answer, 0.5);
      }
    }

    @Override
    public int next(int node, double deviation) {
      return tree.select(node, deviation);
    }

    /** A door that hasn't been answered counts with the mean of the answers. */
    @Override
    public double[] playOut() {
      double[] possible = answers[played[0]];
      double first = played[1] < 0 ? (possible[0] + possible[1]) / 2 : possible[played[1]];
      return new double[] {first, 1 - first};
    }

    TreeSearch search() {
      return new TreeSearch(tree, Budget.forIterations(1, ENOUGH), this, Door::new);
    }
  }

  @Test
  void eachPlayerLooksForTheirOwnReward() {
    Doors doors = new Doors(new double[] {1, 0.2}, new double[] {0.5, 0.5});
    List<Rated> ranked = TreeSearch.ranked(List.of(doors.search()));
    assertThat(ranked).extracting(Rated::move).startsWith(new Door(1));
    assertThat(ranked.getFirst().winProbability()).isBetween(0.49, 0.51);
  }

  @Test
  void aClearLeadEndsTheSearch() {
    TreeSearch search = new Doors(new double[] {1, 1}, new double[] {0, 0}).search();
    assertThat(TreeSearch.ranked(List.of(search))).extracting(Rated::move).startsWith(new Door(0));
    assertThat(search.iterations()).isBetween(ENOUGH / 10, ENOUGH / 2);
  }

  @Test
  void theOnlyMoveNeedsNoSearch() {
    TreeSearch search = new Doors(new double[] {0, 0}).search();
    assertThat(TreeSearch.ranked(List.of(search))).hasSize(1);
    assertThat(search.iterations()).isZero();
  }

  @Test
  void severalTreesCountTogether() {
    List<TreeSearch> searches =
        Stream.generate(() -> new Doors(new double[] {1, 0.2}, new double[] {0.5, 0.5}).search())
            .limit(3)
            .toList();
    List<Rated> ranked = TreeSearch.ranked(searches);
    assertThat(ranked).extracting(Rated::move).startsWith(new Door(1));
    assertThat(searches.stream().mapToLong(TreeSearch::iterations).sum())
        .isBetween(ENOUGH / 10, ENOUGH + 3 * 64);
    assertThat(searches)
        .extracting(TreeSearch::iterations)
        .hasSameElementsAs(List.of(searches.getFirst().iterations()));
  }
}
