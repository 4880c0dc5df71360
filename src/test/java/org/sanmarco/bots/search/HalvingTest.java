package org.sanmarco.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Allocation of trials and elimination of moves. */
class HalvingTest {

  private static final double LOOK = 0.25;

  private final Tree tree = new Tree();

  @Test
  void everyMoveIsTriedAsOften() {
    Halving halving = halving(LOOK, LOOK, LOOK);
    attempt(halving, 12, 0.5, 0.5, 0.5);
    for (int move = 0; move < 3; move++) {
      assertThat(tree.visits(node(move))).isEqualTo(4);
    }
  }

  @Test
  void theWorseHalfIsDroppedEachTimeItsShareIsUsedUp() {
    Halving halving = halving(LOOK, LOOK, LOOK, LOOK, LOOK, LOOK, LOOK, LOOK);
    double[] rewards = {0.1, 0.8, 0.3, 0.9, 0.2, 0.7, 0.0, 0.4};
    attempt(halving, 80, rewards);
    halving.halve(0.3);
    assertThat(tried(halving, 8)).as("a third is not used up").hasSize(8);
    halving.halve(0.34);
    assertThat(tried(halving, 8)).containsExactlyInAnyOrder(1, 3, 5, 7);
    halving.halve(0.67);
    assertThat(tried(halving, 8)).containsExactlyInAnyOrder(1, 3);
    halving.halve(1);
    assertThat(tried(halving, 8)).as("the last two stay").hasSize(2);
    assertThat(halving.best()).isEqualTo(node(3));
  }

  @Test
  void beforeAnythingIsTriedTheMoveThatLooksBestIsTaken() {
    assertThat(halving(0.2, 0.3, 0.1).best()).isEqualTo(node(1));
  }

  @Test
  void aFewTriesDontOutweighWhatAMoveLooksLike() {
    Halving halving = halving(0.3, 0.2);
    tree.visit(node(1), 1);
    tree.visit(node(0), 1);
    assertThat(halving.best()).isEqualTo(node(0));
  }

  @Test
  void aSignificantLeadDecides() {
    Halving halving = halving(LOOK, LOOK, LOOK);
    assertThat(halving.isDecided(0.4)).as("nothing was tried").isFalse();
    attempt(halving, 3 * 2000, 0.3, 0.4, 0.2);
    assertThat(halving.isDecided(0.4)).isTrue();
    assertThat(halving.isDecided(0.6)).as("with more chance").isFalse();
  }

  @Test
  void movesThatAreAsGoodDontDecide() {
    Halving halving = halving(LOOK, LOOK);
    attempt(halving, 10_000, 0.3, 0.3);
    assertThat(halving.isDecided(0.1)).isFalse();
  }

  private Halving halving(double... looks) {
    tree.expand(Tree.ROOT);
    for (int move = 0; move < looks.length; move++) {
      tree.add(Tree.ROOT, move, looks[move]);
    }
    return new Halving(List.of(tree));
  }

  private int node(int move) {
    return tree.first(Tree.ROOT) + move;
  }

  /** Tries moves that always bring the same. */
  private void attempt(Halving halving, int times, double... rewards) {
    for (int i = 0; i < times; i++) {
      int node = halving.next();
      tree.visit(node, rewards[(int) tree.code(node)]);
    }
  }

  private Set<Integer> tried(Halving halving, int times) {
    Set<Integer> tried = new HashSet<>();
    for (int i = 0; i < times; i++) {
      tried.add((int) tree.code(halving.next()));
    }
    return tried;
  }
}
