package org.sanmarco.ui.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Cards with what each is known by; a card that is shown again stays the node it is.
 *
 * @param <K> what a card is known by; several cards may be alike
 */
final class Held<K> {

  private final Function<K, PlayingCard> draw;
  private final List<One<K>> all = new ArrayList<>();

  private record One<K>(K key, PlayingCard card) {}

  Held(Function<K, PlayingCard> draw) {
    this.draw = draw;
  }

  /** Has these, in this order, and no others. */
  void hold(List<K> keys) {
    List<One<K>> before = new ArrayList<>(all);
    all.clear();
    for (K key : keys) {
      Optional<One<K>> stays = before.stream().filter(one -> one.key().equals(key)).findFirst();
      stays.ifPresent(before::remove);
      all.add(stays.orElseGet(() -> new One<>(key, draw.apply(key))));
    }
  }

  List<PlayingCard> cards() {
    return all.stream().map(One::card).toList();
  }

  List<K> keys() {
    return all.stream().map(One::key).toList();
  }
}
