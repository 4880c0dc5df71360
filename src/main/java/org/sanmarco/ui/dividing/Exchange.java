package org.sanmarco.ui.dividing;

import module java.base;

/**
 * The cards that change places between two divisions of the same cards. The order of offers doesn't
 * matter: those with most cards in common lie beside each other.
 *
 * @param from the first division, each offer beside the one at its place in the other
 * @param to the second division
 * @param passes the cards that lie in another offer there
 * @param <C> a card
 */
record Exchange<C>(List<List<C>> from, List<List<C>> to, List<Pass> passes) {

  /**
   * A card that changes its offer.
   *
   * @param offer that has it at first, from 0
   * @param card its place there, from 0
   * @param other the offer that has it then
   * @param place its place there
   */
  record Pass(int offer, int card, int other, int place) {}

  /**
   * The exchange with the fewest cards.
   *
   * @param kind what cards have in common that can't be told apart
   */
  static <C> Exchange<C> of(List<List<C>> from, List<List<C>> to, Function<C, String> kind) {
    List<List<String>> kinds = kinds(to, kind);
    return orders(from)
        .map(ordered -> new Exchange<>(ordered, to, passes(kinds(ordered, kind), kinds)))
        .min(Comparator.comparingInt(exchange -> exchange.passes().size()))
        .orElseThrow();
  }

  private static <C> List<List<String>> kinds(List<List<C>> offers, Function<C, String> kind) {
    return offers.stream().map(offer -> offer.stream().map(kind).toList()).toList();
  }

  private static <C> Stream<List<C>> orders(List<C> all) {
    return all.isEmpty()
        ? Stream.of(List.of())
        : IntStream.range(0, all.size())
            .boxed()
            .flatMap(first -> {
              List<C> rest = new ArrayList<>(all);
              C head = rest.remove((int) first);
              return orders(rest)
                  .map(tail -> Stream.concat(Stream.of(head), tail.stream()).toList());
            });
  }

  private static List<Pass> passes(List<List<String>> from, List<List<String>> to) {
    List<List<Integer>> wanting =
        IntStream.range(0, to.size())
            .mapToObj(offer -> surplus(to.get(offer), from.get(offer)))
            .toList();
    List<Pass> passes = new ArrayList<>();
    for (int offer = 0; offer < from.size(); offer++) {
      for (int card : surplus(from.get(offer), to.get(offer))) {
        String moved = from.get(offer).get(card);
        for (int other = 0; other < to.size(); other++) {
          List<String> there = to.get(other);
          Optional<Integer> place =
              wanting.get(other).stream().filter(at -> there.get(at).equals(moved)).findFirst();
          if (place.isPresent()) {
            wanting.get(other).remove(/* element */ place.get());
            passes.add(new Pass(offer, card, other, place.get()));
            break;
          }
        }
      }
    }
    return passes;
  }

  /** The places of an offer's cards that the offer beside it doesn't have. */
  private static List<Integer> surplus(List<String> here, List<String> there) {
    List<String> other = new ArrayList<>(there);
    List<Integer> surplus = new ArrayList<>();
    for (int card = 0; card < here.size(); card++) {
      if (!other.remove(here.get(card))) {
        surplus.add(card);
      }
    }
    return surplus;
  }
}
