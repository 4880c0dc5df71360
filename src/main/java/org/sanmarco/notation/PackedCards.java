package org.sanmarco.notation;

import module java.base;

/**
 * Cards of a game regardless of their order: the number of each kind, packed into one number. Sums
 * and differences of packed cards are those of the numbers.
 *
 * @param <C> a kind of card; its {@code toString} is the code of the notation
 */
public interface PackedCards<C> {

  /** The counts of the kinds, the first kind lowest. */
  long packed();

  /** All kinds in canonical order. */
  List<C> kinds();

  /** The number of cards of a kind. */
  int count(C kind);

  /** The number of cards in all. */
  int size();

  /** Whether there are no cards. */
  default boolean isEmpty() {
    return packed() == 0;
  }

  /** Whether all the others are among these. */
  default boolean contains(PackedCards<C> others) {
    return kinds().stream().allMatch(kind -> count(kind) >= others.count(kind));
  }

  /** Each card by itself, in canonical order. */
  default List<C> list() {
    List<C> list = new ArrayList<>(size());
    for (C kind : kinds()) {
      for (int i = count(kind); i > 0; i--) {
        list.add(kind);
      }
    }
    return list;
  }

  /** The codes of the cards, in canonical order. */
  default List<String> codes() {
    return list().stream().map(Object::toString).toList();
  }

  /** The cards as moves write them: the codes in canonical order with blanks between. */
  default String written() {
    return String.join(" ", codes());
  }

  /**
   * The cards of a text as {@link #written} has it.
   *
   * @param kinds all kinds
   * @throws IllegalArgumentException if it names others
   */
  static <C> List<C> read(String written, List<C> kinds) {
    return written.isEmpty()
        ? List.of()
        : Arrays.stream(written.split(" ", -1))
            .map(code ->
                kinds.stream()
                    .filter(kind -> kind.toString().equals(code))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(code)))
            .toList();
  }

  /** The number of cards, at most 255, where each kind has four bits. */
  static int sizeOfFourBitCounts(long packed) {
    long bytes = (packed & 0x0F0F_0F0F_0F0F_0F0FL) + (packed >>> 4 & 0x0F0F_0F0F_0F0F_0F0FL);
    return (int) (bytes * 0x0101_0101_0101_0101L >>> Long.SIZE - Byte.SIZE);
  }
}
