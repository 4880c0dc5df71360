package org.sanmarco.games.sanmarco;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A handful of cards, regardless of their order: how many of each kind.
 *
 * @param packed four bits for each kind, the first kind lowest; so sums and differences of packed
 *     handfuls are those of the numbers
 */
public record Cards(long packed) {

  /** No cards. */
  public static final Cards NONE = new Cards(0);

  /** The complete decks (B4, B5). */
  public static final Cards FULL =
      new Cards(
          Card.ALL.stream().mapToLong(card -> (long) card.copies() << shift(card.ordinal())).sum());

  private static final long ACTIONS = (1L << shift(Card.ACTIONS)) - 1;

  /**
   * A handful of these.
   *
   * @throws IllegalArgumentException if more than fifteen are of one kind, which no deck has
   */
  public static Cards of(Collection<Card> cards) {
    Cards handful = new Cards(cards.stream().mapToLong(card -> one(card.ordinal())).sum());
    if (handful.size() != cards.size()) {
      throw new IllegalArgumentException("too many of a kind: " + cards);
    }
    return handful;
  }

  /** How many of a kind. */
  public int count(Card card) {
    return count(packed, card.ordinal());
  }

  /** How many cards in all. */
  public int size() {
    return size(packed);
  }

  /** The penalty points of all of them together. */
  public int points() {
    return points(packed);
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return packed == 0;
  }

  /** The action cards among them. */
  public Cards actions() {
    return new Cards(actions(packed));
  }

  /** The penalty cards among them. */
  public Cards penalties() {
    return new Cards(packed & ~ACTIONS);
  }

  /** These and the others, in all no more of a kind than there are in the decks. */
  Cards plus(Cards others) {
    return new Cards(packed + others.packed);
  }

  /** Whether all the others are among these. */
  public boolean contains(Cards others) {
    return Card.ALL.stream().allMatch(card -> count(card) >= others.count(card));
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

  static int shift(int kind) {
    return kind * 4;
  }

  /** One card of a kind, by its ordinal, packed. */
  public static long one(int kind) {
    return 1L << shift(kind);
  }

  /** How many cards of a kind, by its ordinal, are in a packed handful. */
  public static int count(long packed, int kind) {
    return (int) (packed >>> shift(kind)) & 15;
  }

  static long actions(long packed) {
    return packed & ACTIONS;
  }

  /** The first of the kinds among packed cards, by its ordinal; there must be any. */
  public static int first(long packed) {
    return Long.numberOfTrailingZeros(packed) / 4;
  }

  /** Packed cards without those of their first kind. */
  public static long afterFirst(long packed) {
    return packed & -16L << shift(first(packed));
  }

  static int points(long packed) {
    return count(packed, Card.ACTIONS)
        + 2 * count(packed, Card.ACTIONS + 1)
        + 3 * count(packed, Card.ACTIONS + 2);
  }

  static int size(long packed) {
    int size = 0;
    for (long rest = packed; rest != 0; rest >>>= 4) {
      size += (int) (rest & 15);
    }
    return size;
  }
}
