package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.kernel.RuleTest;

/** The readable values of a position, and its equality. */
class SanMarcoStateTest {

  @Test
  @RuleTest({"S3", "T4"})
  void theSeatThatActsOrForWhichChanceActs() {
    Scene scene = Scene.of(4, Map.of("leader", "3"));
    assertThat(scene.position().active()).isEqualTo(3);
    assertThat(scene.rolls(1, 2, 3, 4).position().active()).isEqualTo(4);
    Scene turn = Given.four().leader(1).rolesDue().play("roles 1 4 3 2");
    assertThat(turn.position().active()).as("the first divider draws").isEqualTo(1);
    turn.play("draw CAN CRO POL MAR DOR 1 2 3");
    assertThat(turn.position().active()).as("then the second").isEqualTo(3);
  }

  @Test
  @RuleTest("T1")
  void onlyWhoDividesHasCardsAndOffers() {
    SanMarcoPosition position =
        Given.four().roles(2, 3, 4, 1).drawn(2, "CAN 1").drawn(4, "CRO 2").scene().position();
    assertThat(position.dividers()).containsExactly(2, 4);
    assertThat(position.drawn(2)).hasToString("CAN 1");
    assertThat(position.drawn(4)).hasToString("CRO 2");
    assertThat(position.offers(2)).isEmpty();
    for (int seat : new int[] {1, 3}) {
      assertThatThrownBy(() -> position.drawn(seat)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> position.offers(seat)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> position.isHidden(seat))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void whatItSaysOfItselfIsItsDescription() {
    SanMarcoPosition position = Scene.of(3).position();
    assertThat(position).hasToString(position.describe().toString());
    assertThat(position.describe()).containsEntry("seats", 3);
  }

  @Test
  @RuleTest({"S1", "S2", "B1"})
  void gamesThatStartDifferentlyAreDifferent() {
    SanMarcoPosition usual = Scene.of(4).position();
    assertThat(usual)
        .isEqualTo(Scene.of(4, Map.of("leader", "1", "board", "MAR:8/6")).position())
        .isNotEqualTo(Scene.of(2).position())
        .isNotEqualTo(Scene.of(4, Map.of("board", "MAR:8/5")).position())
        .isNotEqualTo(Scene.of(4, Map.of("board", "MAR:9/6")).position())
        .isNotEqualTo(usual.view(0));
    assertThat(usual.hashCode()).isNotEqualTo(Scene.of(4).rolls(1).position().hashCode());
    SanMarcoPosition other = Scene.of(4, Map.of("leader", "2")).position();
    other.leader = usual.leader;
    other.active = usual.active;
    assertThat(other).as("the leader of the next game's first turn").isNotEqualTo(usual);
  }

  private static List<Field> state() {
    return Arrays.stream(SanMarcoState.class.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .filter(field -> !Modifier.isFinal(field.getModifiers()) || field.getType().isArray())
        .toList();
  }

  /** So that no field is forgotten when one is added. */
  @ParameterizedTest
  @MethodSource("state")
  void everythingInAPositionIsComparedAndTakenOver(Field field) throws IllegalAccessException {
    SanMarcoPosition position = Given.four().hand(1, "CAN TRA").scene().position();
    SanMarcoPosition other = position.copy();
    assertThat(other).isEqualTo(position).hasSameHashCodeAs(position);
    change(field, other);
    assertThat(other).isNotEqualTo(position);
    assertThat(other.copy()).isEqualTo(other);
    position.copyFrom(other);
    assertThat(position).isEqualTo(other);
  }

  private static void change(Field field, SanMarcoPosition position) throws IllegalAccessException {
    switch (field.get(position)) {
      case int[] numbers -> numbers[numbers.length - 1]++;
      case long[] numbers -> numbers[numbers.length - 1]++;
      case Long number -> field.setLong(position, number + 1);
      case Integer number -> field.setInt(position, number + 1);
      case Boolean flag -> field.setBoolean(position, !flag);
      case Phase phase -> field.set(position, Phase.BONUS_EXILE);
      default -> throw new AssertionError(field);
    }
  }
}
