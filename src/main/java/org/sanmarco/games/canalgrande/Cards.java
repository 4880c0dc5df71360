package org.sanmarco.games.canalgrande;

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
  static final Field KIND = Field.first(4);

  /** No cards. */
  public static final Cards NONE = new Cards(0);

  static final int DISTRICT_COUNT = Card.DISTRICTS.size();
  static final int ACTION_COUNT = Card.ACTIONS.size();

  /** The lowest bit of the number cards in a packed handful. */
  static final int NUMBERS = KIND.shift(ACTION_COUNT);

  private static final long ACTIONS = (1L << NUMBERS) - 1;
  private static final long IN_HAND = one(Card.GONDOLA.ordinal() + 1) - 1;

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

  /**
   * The complete decks (GM1 to GM3).
   *
   * @param seats 2 or 4
   */
  public static Cards full(int seats) {
    return new Cards(
        Card.ALL.stream().mapToLong(card -> KIND.of(card.copies(seats), card.ordinal())).sum());
  }

  @Override
  public int count(Card card) {
    return count(packed, card.ordinal());
  }

  @Override
  public int size() {
    return size(packed);
  }

  /** The points of the number cards among them. */
  public int points() {
    return points(packed);
  }

  /** The action cards among them. */
  public Cards actions() {
    return new Cards(actions(packed));
  }

  /** The number cards among them. */
  public Cards numbers() {
    return new Cards(numbers(packed));
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

  /** The number of cards in a packed handful, at most 255. */
  public static int size(long packed) {
    return PackedCards.sizeOfFourBitCounts(packed);
  }

  /** The districts in a packed handful, a bit for each, the first lowest. */
  public static int districts(long packed) {
    int any = (int) (packed | packed >>> 1 | packed >>> 2 | packed >>> 3) & 0x111111;
    int pairs = (any | any >>> 3) & 0x030303;
    return (pairs | pairs >>> 6 | pairs >>> 12) & 63;
  }

  static long actions(long packed) {
    return packed & ACTIONS;
  }

  static long numbers(long packed) {
    return packed & ~ACTIONS;
  }

  /** The district cards and gondolas in a packed handful, which go into a hand (GA2). */
  public static long inHand(long packed) {
    return packed & IN_HAND;
  }

  /** Packed cards without those of a kind, by its ordinal. */
  public static long without(long packed, int kind) {
    return KIND.cleared(packed, kind);
  }

  /** The first of the kinds among packed cards, by its ordinal; there must be any. */
  static int first(long packed) {
    return KIND.lowest(packed);
  }

  /** All cards of a kind in a packed handful. */
  static long only(long packed, Card card) {
    return packed & KIND.mask(card.ordinal());
  }

  /** The points of the number cards in a packed handful. */
  public static int points(long packed) {
    return count(packed, ACTION_COUNT)
        + 2 * count(packed, ACTION_COUNT + 1)
        + 3 * count(packed, ACTION_COUNT + 2);
  }

  static boolean contains(long packed, long others) {
    for (int kind = 0; kind < Card.ALL.size(); kind++) {
      if (count(packed, kind) < count(others, kind)) {
        return false;
      }
    }
    return true;
  }
}
