package org.sanmarco.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

class DescribedTest {

  private static final List<String> KINDS = List.of("A", "B");

  private static Described described(@Nullable Object value) {
    return new Described(Map.of("it", Arrays.asList(value))).get("it").list(1, 1).getFirst();
  }

  private static void assertRefused(String key, ThrowingCallable read) {
    assertThatThrownBy(read)
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused ->
                assertThat(refused.refusal()).isEqualTo(Refusal.of("", "no-such-view", key)));
  }

  @Test
  void numbersOfAnyTypeAreRead() {
    for (Object two : List.of(2, 2L, 2.0, new BigDecimal("2.00"))) {
      assertThat(described(two).number(2, 2)).isEqualTo(2);
      described(two).requireSame(2);
    }
    for (Object other : List.of(1, 4, 2.5, Double.NaN, 1e300, "2", true)) {
      assertRefused("view.it", () -> described(other).number(2, 3));
      assertRefused("view.it", () -> described(other).requireSame(2));
    }
  }

  @Test
  void missingKeyIsNamedWithItsPath() {
    Described view = new Described(Map.of("vote", Map.of("raise", 1)));
    assertThat(view.get("vote").get("raise").number(0, 1)).isEqualTo(1);
    assertRefused("view.vote.doge", () -> view.get("vote").get("doge"));
    assertRefused("view.vote.raise.of", () -> view.get("vote").get("raise").get("of"));
  }

  @Test
  void listsHaveTheirLength() {
    Described list = new Described(Map.of("it", List.of(1, 2))).get("it");
    assertThat(list.list(0, 2)).hasSize(2);
    assertRefused("view.it", () -> list.list(3, 3));
    assertRefused("view.it", () -> list.list(0, 1));
    assertRefused("view.it", () -> list.list(0, 2).getFirst().list(0, 2));
  }

  @Test
  void flagsAndNullsAreRead() {
    assertThat(described(true).flag()).isTrue();
    assertThat(described(null).isNull()).isTrue();
    assertRefused("view.it", () -> described("true").flag());
    assertRefused("view.it", () -> described(null).flag());
  }

  @Test
  void namesAreThoseOfTheList() {
    assertThat(described("B").one(KINDS)).isEqualTo("B");
    assertThat(described("seat 3").seat(3)).isEqualTo(3);
    assertRefused("view.it", () -> described("C").one(KINDS));
    assertRefused("view.it", () -> described("seat 4").seat(3));
  }

  @Test
  void unknownKeysAreIgnored() {
    described(Map.of("A", List.of(1, "x"), "C", 3)).requireSame(Map.of("A", List.of(1, "x")));
    assertRefused(
        "view.it.A",
        () -> described(Map.of("A", List.of(1))).requireSame(Map.of("A", List.of(1, 2))));
    assertRefused("view.it", () -> described("x").requireSame(null));
    described(null).requireSame(null);
  }
}
