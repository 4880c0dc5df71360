package org.sanmarco.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The choice among children that are not legal in every iteration. */
class TreeTest {

  private final Tree tree = new Tree();

  @BeforeEach
  void plantsThreeMoves() {
    tree.plant(LongStream.of(7, 8, 9));
    tree.visit(tree.first(Tree.ROOT), 1);
    tree.visit(tree.first(Tree.ROOT) + 1, 0);
    tree.visit(tree.first(Tree.ROOT) + 2, 0.5);
  }

  @Test
  void theBestLegalChildIsSelected() {
    assertThat(selected(code -> true)).isEqualTo(7);
    assertThat(selected(code -> code != 7)).isEqualTo(9);
  }

  @Test
  void rarelyVisitedChildrenAreSelectedToo() {
    for (int visit = 0; visit < 100; visit++) {
      tree.visit(tree.first(Tree.ROOT) + 2, 0.5);
    }
    assertThat(tree.code(tree.select(Tree.ROOT, 2, code -> code != 7))).isEqualTo(8);
  }

  @Test
  void theRootIsSelectedIfNothingIsLegal() {
    assertThat(tree.select(Tree.ROOT, 0, code -> false)).isEqualTo(Tree.ROOT);
  }

  private long selected(LongPredicate isLegal) {
    return tree.code(tree.select(Tree.ROOT, 0, isLegal));
  }
}
