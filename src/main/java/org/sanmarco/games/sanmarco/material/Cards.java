package org.sanmarco.games.sanmarco.material;

import java.util.Collection;
import java.util.List;
import org.sanmarco.notation.Field;
import org.sanmarco.notation.PackedCards;

/**
 * A handful of cards, regardless of their order: how many of each kind.
 *
 * @param packed four bits for each kind, the first kind lowest; so sums and differences of packed
 *     handfuls are those of the numbers
 */
public record Cards(long packed) implements PackedCards<Card> {

  /** The number of cards of the first kind; those of the others follow. */
  public static final Field KIND = Field.first(4);

  /** No cards. */
  public static final Cards NONE = new Cards(0);

  /** The complete decks (B4, B5). */
  public static final Cards FULL =
      new Cards(Card.ALL.stream().mapToLong(card -> KIND.of(card.copies(), card.ordinal())).sum());

  private static final long ACTIONS = KIND.of(1, Card.ACTIONS) - 1;

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

  @Override
  public int count(Card card) {
    return count(packed, card.ordinal());
  }

  @Override
  public int size() {
    return size(packed);
  }

  /** The penalty points of all of them together. */
  public int points() {
    return points(packed);
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
  public Cards plus(Cards others) {
    return new Cards(packed + others.packed);
  }

  @Override
  public List<Card> kinds() {
    return Card.ALL;
  }

  @Override
  public String toString() {
    return written();
  }

  /** One card of a kind, by its ordinal, packed. */
  public static long one(int kind) {
    return KIND.of(1, kind);
  }

  /** The number of cards of a kind, by its ordinal, in a packed handful. */
  public static int count(long packed, int kind) {
    return KIND.get(packed, kind);
  }

  /** The action cards among packed cards. */
  public static long actions(long packed) {
    return packed & ACTIONS;
  }

  /** The first of the kinds among packed cards, by its ordinal; there must be any. */
  public static int first(long packed) {
    return KIND.lowest(packed);
  }

  /** Packed cards without those of their first kind. */
  public static long afterFirst(long packed) {
    return KIND.cleared(packed, first(packed));
  }

  /** The penalty points of packed cards. */
  public static int points(long packed) {
    return count(packed, Card.ACTIONS)
        + 2 * count(packed, Card.ACTIONS + 1)
        + 3 * count(packed, Card.ACTIONS + 2);
  }

  /** The number of packed cards. */
  public static int size(long packed) {
    return PackedCards.sizeOfFourBitCounts(packed);
  }
}
