package org.sanmarco.ui.dividing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.dividing.Exchange.Pass;

/** The cards that change places between two divisions. */
class ExchangeTest {

  private static Exchange<String> exchange(List<List<String>> from, List<List<String>> to) {
    return Exchange.of(from, to, Function.identity());
  }

  @Test
  void orderOfOffersDoesNotMatter() {
    List<List<String>> from = List.of(List.of("a"), List.of("b", "b"), List.of("c", "d"));
    List<List<String>> to = List.of(List.of("d", "c"), List.of("a"), List.of("b", "b"));
    Exchange<String> exchange = exchange(from, to);
    assertThat(exchange.passes()).isEmpty();
    assertThat(exchange.from()).containsExactly(List.of("c", "d"), List.of("a"), List.of("b", "b"));
  }

  @Test
  void fewestCardsChangePlaces() {
    List<List<String>> from = List.of(List.of("a", "b", "c"), List.of("d", "e"));
    List<List<String>> to = List.of(List.of("d", "e", "b"), List.of("a", "c"));
    assertThat(exchange(from, to).passes()).containsExactly(new Pass(1, 1, 0, 2));
  }

  @Test
  void alikeCardsStayWhereTheyCan() {
    List<List<String>> from = List.of(List.of("a", "a"), List.of("b"));
    List<List<String>> to = List.of(List.of("a"), List.of("b", "a"));
    assertThat(exchange(from, to).passes()).containsExactly(new Pass(0, 1, 1, 1));
  }
}
