package org.sanmarco.games.sanmarco.oracle;

import module java.base;

/** The board and the cards as the rules file tables them (B1, B2, B4, B5). */
final class Venice {

  static final List<String> DISTRICTS = List.of("CAN", "CRO", "POL", "MAR", "DOR", "CAS");

  static final List<String> PAIRS =
      List.of(
          "CAN-CRO", "CAN-POL", "CAN-MAR", "CAN-CAS", "CRO-POL", "CRO-DOR", "POL-MAR", "POL-DOR",
          "MAR-DOR", "MAR-CAS");

  /** All kinds of cards in canonical order, and how many there are of each. */
  static final Map<String, Integer> CARDS = cards();

  private Venice() {}

  static Map<String, int[]> values() {
    Map<String, int[]> values = new LinkedHashMap<>();
    values.put("CAN", new int[] {7, 5});
    values.put("CRO", new int[] {5, 4});
    values.put("POL", new int[] {6, 5});
    values.put("MAR", new int[] {8, 6});
    values.put("DOR", new int[] {6, 4});
    values.put("CAS", new int[] {7, 4});
    return values;
  }

  private static Map<String, Integer> cards() {
    Map<String, Integer> cards = new LinkedHashMap<>();
    for (String district : DISTRICTS) {
      cards.put(district, 5);
    }
    cards.put("BRI", 6);
    cards.put("TRA", 12);
    cards.put("DOG", 10);
    cards.put("EXI", 4);
    cards.put("1", 8);
    cards.put("2", 10);
    cards.put("3", 10);
    return cards;
  }

  static List<String> fullDeck() {
    List<String> deck = new ArrayList<>();
    CARDS.forEach((card, copies) -> {
      for (int i = 0; i < copies; i++) {
        deck.add(card);
      }
    });
    return deck;
  }

  /** The pair of two districts, or nothing if they aren't neighbours. */
  static String pair(String one, String other) {
    for (String pair : PAIRS) {
      if (pair.equals(one + "-" + other) || pair.equals(other + "-" + one)) {
        return pair;
      }
    }
    return "";
  }

  static List<String> neighbours(String district) {
    return DISTRICTS.stream().filter(other -> !pair(district, other).isEmpty()).toList();
  }

  /** In canonical order. */
  static List<String> sorted(List<String> cards) {
    List<String> sorted = new ArrayList<>();
    for (String kind : CARDS.keySet()) {
      for (String card : cards) {
        if (card.equals(kind)) {
          sorted.add(card);
        }
      }
    }
    return sorted;
  }

  static boolean isPenalty(String card) {
    return card.length() == 1;
  }

  static int points(List<String> cards) {
    return cards.stream().filter(Venice::isPenalty).mapToInt(Integer::parseInt).sum();
  }
}
