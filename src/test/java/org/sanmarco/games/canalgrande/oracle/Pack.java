package org.sanmarco.games.canalgrande.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The cards of the game by their codes (GM), and small help with lists of them. */
final class Pack {

  static final List<String> DISTRICTS = List.of("CAN", "CRO", "POL", "MAR", "DOR", "CAS");
  static final List<String> ACTIONS =
      List.of("CAN", "CRO", "POL", "MAR", "DOR", "CAS", "GON", "TRA", "SPY", "DOG");
  static final List<String> ALL =
      List.of("CAN", "CRO", "POL", "MAR", "DOR", "CAS", "GON", "TRA", "SPY", "DOG", "1", "2", "3");

  private Pack() {}

  /** GM1, GM3. */
  static List<String> actions(int seats) {
    List<String> cards = new ArrayList<>();
    boolean two = seats == 2;
    for (String district : DISTRICTS) {
      add(cards, district, two ? 5 : 10);
    }
    add(cards, "SPY", two ? 3 : 6);
    add(cards, "TRA", two ? 7 : 6);
    add(cards, "DOG", two ? 6 : 12);
    add(cards, "GON", two ? 6 : 12);
    return cards;
  }

  /** GM2, GM3. */
  static List<String> numbers(int seats) {
    List<String> cards = new ArrayList<>();
    boolean two = seats == 2;
    add(cards, "1", two ? 4 : 8);
    add(cards, "2", two ? 5 : 10);
    add(cards, "3", two ? 5 : 10);
    return cards;
  }

  private static void add(List<String> cards, String card, int copies) {
    for (int i = 0; i < copies; i++) {
      cards.add(card);
    }
  }

  static boolean isNumber(String card) {
    return !ACTIONS.contains(card);
  }

  /** GA2. */
  static boolean goesIntoHand(String card) {
    return DISTRICTS.contains(card) || card.equals("GON");
  }

  static List<String> sorted(Collection<String> cards) {
    List<String> sorted = new ArrayList<>(cards);
    sorted.sort(Comparator.comparingInt(ALL::indexOf));
    return sorted;
  }

  static int count(Collection<String> cards, String card) {
    int count = 0;
    for (String one : cards) {
      count += one.equals(card) ? 1 : 0;
    }
    return count;
  }

  /** Whether the pack holds all of these cards. */
  static boolean has(Collection<String> cards, Collection<String> wanted) {
    List<String> left = new ArrayList<>(cards);
    for (String card : wanted) {
      if (!left.remove(card)) {
        return false;
      }
    }
    return true;
  }

  static void removeEach(Collection<String> cards, Collection<String> gone) {
    for (String card : gone) {
      if (!cards.remove(card)) {
        throw new IllegalStateException(card + " is not among " + cards);
      }
    }
  }

  static Map<String, @Nullable Object> counts(Collection<String> cards, List<String> kinds) {
    Map<String, @Nullable Object> counts = new LinkedHashMap<>();
    for (String kind : kinds) {
      counts.put(kind, count(cards, kind));
    }
    return counts;
  }
}
