package org.sanmarco.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Recording a game after each move costs nothing more in a long game than in a short one. */
class MovesTest {

  @Test
  void areAsAListOfTheirTexts() {
    Moves moves = Moves.NONE.with("a").with("b").with("c");
    assertThat(moves).isEqualTo(List.of("a", "b", "c"));
    assertThat(moves.first(2)).isEqualTo(List.of("a", "b"));
    assertThat(Moves.NONE).isEmpty();
  }

  @Test
  void neverChangeWhateverIsPlayedAfterwards() {
    Moves two = Moves.NONE.with("a").with("b");
    Moves three = two.with("c");
    Moves other = two.with("d");
    Moves shorter = three.first(1).with("e");
    assertThat(two).isEqualTo(List.of("a", "b"));
    assertThat(three).isEqualTo(List.of("a", "b", "c"));
    assertThat(other).isEqualTo(List.of("a", "b", "d"));
    assertThat(shorter).isEqualTo(List.of("a", "e"));
  }

  @Test
  void grow() {
    Moves moves = Moves.NONE;
    for (int i = 0; i < 100; i++) {
      moves = moves.with(Integer.toString(i));
      assertThat(moves).hasSize(i + 1).last().isEqualTo(Integer.toString(i));
    }
    assertThat(moves.getFirst()).isEqualTo("0");
  }

  @Test
  void knowWhatTheyHaveInCommon() {
    Moves three = Moves.NONE.with("a").with("b").with("c");
    assertThat(Moves.common(three, three.first(2))).isEqualTo(2);
    assertThat(Moves.common(three, three.with("d"))).isEqualTo(3);
    assertThat(Moves.common(three, three.first(1).with("x").with("c"))).isEqualTo(1);
    assertThat(Moves.common(List.of("a", "b", "x"), three)).isEqualTo(2);
    assertThat(Moves.common(List.of(), three)).isZero();
  }
}
