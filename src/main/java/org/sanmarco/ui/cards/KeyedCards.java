package org.sanmarco.ui.cards;

import module java.base;

/**
 * Cards with their keys; a card that is shown again keeps its node.
 *
 * @param <K> the key of a card; several cards may have the same
 */
final class KeyedCards<K> {

  private final Function<K, PlayingCard> draw;
  private final List<KeyedCard<K>> all = new ArrayList<>();

  private record KeyedCard<K>(K key, PlayingCard card) {}

  KeyedCards(Function<K, PlayingCard> draw) {
    this.draw = draw;
  }

  /** Replaces the cards by those of the given keys, in this order. */
  void hold(List<K> keys) {
    List<KeyedCard<K>> before = new ArrayList<>(all);
    all.clear();
    for (K key : keys) {
      Optional<KeyedCard<K>> stays =
          before.stream().filter(one -> one.key().equals(key)).findFirst();
      stays.ifPresent(before::remove);
      all.add(stays.orElseGet(() -> new KeyedCard<>(key, draw.apply(key))));
    }
  }

  List<PlayingCard> cards() {
    return all.stream().map(KeyedCard::card).toList();
  }

  List<K> keys() {
    return all.stream().map(KeyedCard::key).toList();
  }
}
