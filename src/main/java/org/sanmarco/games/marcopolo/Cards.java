package org.sanmarco.games.marcopolo;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Some cards, regardless of their order: how many of each.
 *
 * @param packed two bits for each card of {@link Card#ALL}, the first lowest; so sums and
 *     differences of packed cards are those of the numbers
 */
public record Cards(long packed) {

  /** No cards. */
  public static final Cards NONE = new Cards(0);

  /** The complete deck (MC1). */
  public static final Cards FULL =
      new Cards(Card.ALL.stream().mapToLong(card -> card.copies() * one(card.index())).sum());

  /** How many bits the packed form has. */
  static final int BITS = 2 * Card.ALL.size();

  /** The lower bit of each count; the upper ones are beside them. */
  private static final long LOW = 0x5555_5555_5555_5555L;

  /** These cards; of none more than the deck has. */
  public static Cards of(Collection<Card> cards) {
    return new Cards(cards.stream().mapToLong(card -> one(card.index())).sum());
  }

  /** These and one more, of which there are fewer than the deck has. */
  public Cards with(Card card) {
    return new Cards(packed + one(card.index()));
  }

  /** How many like this. */
  public int count(Card card) {
    return (int) (packed >>> 2 * card.index()) & 3;
  }

  /** How many cards in all. */
  public int size() {
    return size(packed);
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return packed == 0;
  }

  /** Whether all the others are among these. */
  public boolean contains(Cards others) {
    return without(others.packed, packed) == 0;
  }

  /** Each card by itself, in canonical order. */
  public List<Card> list() {
    List<Card> list = new ArrayList<>(size());
    for (Card card : Card.ALL) {
      for (int i = count(card); i > 0; i--) {
        list.add(card);
      }
    }
    return list;
  }

  /** As in moves: the codes in canonical order with blanks between. */
  @Override
  public String toString() {
    return list().stream().map(Card::toString).collect(Collectors.joining(" "));
  }

  /** One card, by its place in {@link Card#ALL}, packed. */
  static long one(int index) {
    return 1L << 2 * index;
  }

  /** How many packed cards there are. */
  public static int size(long packed) {
    return Long.bitCount(packed) + Long.bitCount(packed & ~LOW);
  }

  /**
   * The card at a place, as one that is drawn: each card has as many places as there are of it.
   *
   * @param place 0 and up, below the number of cards
   * @return the card, packed
   */
  static long at(long packed, int place) {
    long low = packed & LOW;
    int lows = Long.bitCount(low);
    return place < lows
        ? Long.expand(1L << place, low)
        : Long.expand(1L << (place - lows) / 2, packed & ~LOW) >>> 1;
  }

  /** The first of the cards, packed; there must be any. */
  public static long first(long packed) {
    return 1L << (Long.numberOfTrailingZeros(packed) & ~1);
  }

  /** All cards like the first one, packed; there must be any. */
  public static long firstAlike(long packed) {
    return packed & 3L << (Long.numberOfTrailingZeros(packed) & ~1);
  }

  /** What remains of packed cards when others are taken out, as far as they are there. */
  static long without(long packed, long others) {
    long rest = packed;
    for (long left = others; left != 0; left -= firstAlike(left)) {
      long mask = 3L << (Long.numberOfTrailingZeros(left) & ~1);
      rest -= Math.min(packed & mask, left & mask);
    }
    return rest;
  }
}
