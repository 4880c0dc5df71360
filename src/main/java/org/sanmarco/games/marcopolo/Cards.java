package org.sanmarco.games.marcopolo;

import java.util.Collection;
import java.util.List;
import org.sanmarco.notation.Field;
import org.sanmarco.notation.PackedCards;

/**
 * Some cards, regardless of their order: how many of each.
 *
 * @param packed two bits for each card of {@link Card#ALL}, the first lowest; so sums and
 *     differences of packed cards are those of the numbers
 */
public record Cards(long packed) implements PackedCards<Card> {

  /** The number of the first of {@link Card#ALL}; those of the others follow. */
  static final Field KIND = Field.first(2);

  /** No cards. */
  public static final Cards NONE = new Cards(0);

  /** The complete deck (MC1). */
  public static final Cards FULL =
      new Cards(Card.ALL.stream().mapToLong(card -> card.copies() * one(card.index())).sum());

  /** The number of bits of the packed form. */
  static final int BITS = KIND.shift(Card.ALL.size());

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

  @Override
  public int count(Card card) {
    return KIND.get(packed, card.index());
  }

  @Override
  public int size() {
    return size(packed);
  }

  @Override
  public List<Card> kinds() {
    return Card.ALL;
  }

  @Override
  public String toString() {
    return written();
  }

  /** One card, by its place in {@link Card#ALL}, packed. */
  static long one(int index) {
    return KIND.of(1, index);
  }

  /** The number of packed cards. */
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
    return one(KIND.lowest(packed));
  }

  /** All cards like the first one, packed; there must be any. */
  public static long firstAlike(long packed) {
    return packed & KIND.mask(KIND.lowest(packed));
  }

  /** Packed cards without others, as far as they hold them. */
  static long without(long packed, long others) {
    long rest = packed;
    for (long left = others; left != 0; left -= firstAlike(left)) {
      long mask = KIND.mask(KIND.lowest(left));
      rest -= Math.min(packed & mask, left & mask);
    }
    return rest;
  }
}
