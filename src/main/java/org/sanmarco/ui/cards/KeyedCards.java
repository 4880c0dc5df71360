package org.sanmarco.ui.cards;

import module java.base;

/**
 * Cards with their keys; a card that is shown again keeps its node.
 *
 * @param <K> the key of a card; several cards may have the same
 */
public final class KeyedCards<K> {

  private final Function<K, PlayingCard> draw;
  private final List<KeyedCard<K>> keyedCards = new ArrayList<>();

  private record KeyedCard<K>(K key, PlayingCard card) {}

  /**
   * No cards yet.
   *
   * @param draw a new card
   */
  public KeyedCards(Function<K, PlayingCard> draw) {
    this.draw = draw;
  }

  /** Replaces the cards by those of the given keys, in this order. */
  public void hold(List<K> keys) {
    List<KeyedCard<K>> before = new ArrayList<>(keyedCards);
    keyedCards.clear();
    for (K key : keys) {
      Optional<KeyedCard<K>> stays =
          before.stream().filter(one -> one.key().equals(key)).findFirst();
      stays.ifPresent(before::remove);
      keyedCards.add(stays.orElseGet(() -> new KeyedCard<>(key, draw.apply(key))));
    }
  }

  /** The cards, in order. */
  public List<PlayingCard> cards() {
    return keyedCards.stream().map(KeyedCard::card).toList();
  }

  /** Their keys, in order. */
  public List<K> keys() {
    return keyedCards.stream().map(KeyedCard::key).toList();
  }
}
