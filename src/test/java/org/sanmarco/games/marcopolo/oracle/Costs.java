package org.sanmarco.games.marcopolo.oracle;

import module java.base;

/** Cards as written, and what a step costs (MB4, MC1). */
final class Costs {

  static final List<String> KINDS = List.of("OIL", "FRU", "SPI", "SIL", "CAM");
  static final List<String> COLOURS = List.of("B", "Y", "G", "V", "R");

  /** By kind, then by colour. */
  static final Comparator<String> ORDER =
      Comparator.comparingInt((String card) -> KINDS.indexOf(kind(card)))
          .thenComparingInt(card -> COLOURS.indexOf(colour(card)));

  private Costs() {}

  static String kind(String card) {
    return card.split("\\.", -1)[0];
  }

  static String colour(String card) {
    return card.split("\\.", -1)[1];
  }

  /** The 55 cards. */
  static List<String> deck() {
    List<String> deck = new ArrayList<>();
    for (String kind : KINDS) {
      for (String colour : COLOURS) {
        for (int i = 0; i < (kind.equals("CAM") ? 3 : 2); i++) {
          deck.add(kind + "." + colour);
        }
      }
    }
    return deck;
  }

  /** Whether exactly these cards pay for a step onto a space with this condition. */
  static boolean pays(String condition, List<String> cards) {
    int count = Character.digit(condition.charAt(1), 10);
    Set<String> kinds = cards.stream().map(Costs::kind).collect(Collectors.toSet());
    Set<String> colours = cards.stream().map(Costs::colour).collect(Collectors.toSet());
    boolean goods = !kinds.contains("CAM");
    return cards.size() == count
        && switch (condition.charAt(0)) {
          case 'G' -> goods && kinds.size() == 1;
          case 'D' -> goods && kinds.size() == count;
          case 'C' -> kinds.equals(Set.of("CAM"));
          case 'S' -> colours.size() == 1;
          case 'A' -> colours.size() == count;
          default -> throw new IllegalArgumentException(condition);
        };
  }

  /** All payments out of a hand: every choice of as many cards is tried. */
  static Set<List<String>> payments(String condition, List<String> hand) {
    Set<List<String>> payments = new HashSet<>();
    int count = Character.digit(condition.charAt(1), 10);
    choose(
        new ArrayList<>(new TreeSet<>(hand)),
        0,
        new ArrayList<>(),
        count,
        hand,
        chosen -> {
          if (pays(condition, chosen)) {
            payments.add(sorted(chosen));
          }
        });
    return payments;
  }

  private static void choose(
      List<String> different,
      int from,
      List<String> chosen,
      int count,
      List<String> hand,
      Consumer<List<String>> found) {
    if (chosen.size() == count) {
      found.accept(chosen);
      return;
    }
    for (int i = from; i < different.size(); i++) {
      String card = different.get(i);
      if (times(chosen, card) < times(hand, card)) {
        chosen.add(card);
        choose(different, i, chosen, count, hand, found);
        chosen.removeLast();
      }
    }
  }

  static int times(List<String> cards, String card) {
    return (int) cards.stream().filter(card::equals).count();
  }

  static List<String> sorted(List<String> cards) {
    return cards.stream().sorted(ORDER).toList();
  }
}
