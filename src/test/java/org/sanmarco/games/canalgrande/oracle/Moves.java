package org.sanmarco.games.canalgrande.oracle;

import module java.base;

/** The legal moves, found by trying. */
final class Moves {

  private Moves() {}

  /** Divisions have their offers in alphabetical order. */
  static Set<String> legal(State state) {
    Set<String> moves = new TreeSet<>();
    switch (state.phase) {
      case "divide" -> divide(state, moves);
      case "choose" -> moves.addAll(List.of("take 1", "take 2"));
      case "rob" -> victims(state).forEach(victim -> moves.add("rob " + victim));
      case "steal" -> state.hand(state.victim).forEach(card -> moves.add("steal " + card));
      case "vote" -> vote(state, moves);
      default -> {}
    }
    return moves;
  }

  static boolean isLegal(State state, String move) {
    List<String> words = Arrays.asList(move.split(" ", -1));
    List<String> cards = words.subList(1, words.size());
    return switch (words.getFirst()) {
      case "deal" -> state.phase.equals("deal") && cards.size() == 4 && isDealt(state, cards);
      case "draw" -> {
        List<String> numbers = cards.stream().filter(Pack::isNumber).toList();
        List<String> actions = cards.stream().filter(card -> !Pack.isNumber(card)).toList();
        yield state.phase.equals("draw")
            && numbers.size() == 3
            && Pack.has(state.numbers, numbers)
            && isDrawn(state, actions, 5);
      }
      case "spy", "bonus" ->
          state.phase.equals(words.getFirst()) && isDrawn(state, cards, state.due);
      case "divide" -> state.phase.equals("divide") && isDivision(state, move);
      default -> legal(state).contains(move);
    };
  }

  /** GS2, GS3: two or four cards of each district are dealt from. */
  private static boolean isDealt(State state, List<String> cards) {
    List<String> pool = new ArrayList<>();
    for (String district : Pack.DISTRICTS) {
      for (int i = 0; i < state.seats; i++) {
        pool.add(district);
      }
    }
    for (List<String> hand : state.hands.values()) {
      Pack.removeEach(pool, hand.stream().filter(Pack.DISTRICTS::contains).toList());
    }
    return Pack.has(pool, cards);
  }

  /** GM5. */
  private static boolean isDrawn(State state, List<String> cards, int due) {
    if (state.deck.size() >= due) {
      return cards.size() == due && Pack.has(state.deck, cards);
    }
    List<String> both = new ArrayList<>(state.deck);
    both.addAll(state.discard);
    return cards.size() == Math.min(due, both.size())
        && Pack.has(cards, state.deck)
        && Pack.has(both, cards);
  }

  private static boolean isDivision(State state, String move) {
    List<String> all = new ArrayList<>();
    String[] offers = move.substring("divide ".length()).split(" / ", -1);
    for (String offer : offers) {
      if (offer.isEmpty()) {
        return false;
      }
      all.addAll(Arrays.asList(offer.split(" ", -1)));
    }
    return offers.length == 2 && Pack.sorted(all).equals(Pack.sorted(state.drawn));
  }

  /** GT2: each card here or there. */
  private static void divide(State state, Set<String> moves) {
    int count = state.drawn.size();
    for (int choice = 1; choice < (1 << count) - 1; choice++) {
      List<String> here = new ArrayList<>();
      List<String> there = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        ((choice >> i & 1) == 0 ? here : there).add(state.drawn.get(i));
      }
      String one = String.join(" ", Pack.sorted(here));
      String other = String.join(" ", Pack.sorted(there));
      moves.add(
          one.compareTo(other) < 0
              ? "divide " + one + " / " + other
              : "divide " + other + " / " + one);
    }
  }

  /** GA3. */
  static List<Integer> victims(State state) {
    return state.seatsOf(3 - state.side(state.owner)).stream()
        .filter(seat -> !state.hand(seat).isEmpty())
        .toList();
  }

  /** GV1. */
  static Set<String> nameable(State state, int seat) {
    Set<String> districts = new TreeSet<>(state.hand(seat));
    districts.remove("GON");
    state.voted.forEach(districts::remove);
    return districts;
  }

  private static void vote(State state, Set<String> moves) {
    State.Vote vote = Objects.requireNonNull(state.vote);
    int seat = state.acting;
    if (vote.district == null) {
      nameable(state, seat).forEach(district -> moves.add("play " + district));
      return;
    }
    List<String> hand = state.hand(seat);
    boolean four = state.seats == 4;
    if (vote.raise == 0) {
      moves.add("pass");
    } else if (four || state.table(seat).size() > state.table(3 - seat).size()) {
      moves.add("done");
    }
    boolean begun = !state.table(seat).isEmpty();
    boolean canCross = begun || four && !hand.contains(vote.district);
    for (String card : new TreeSet<>(hand)) {
      List<String> rest = new ArrayList<>(hand);
      rest.remove(card);
      if (card.equals(vote.district) || vote.open.contains(card)) {
        if (four || canEndAbove(state, rest, vote.open)) {
          moves.add("play " + card);
        }
      } else if (canCross && !card.equals("GON") && rest.remove("GON")) {
        List<String> open = new ArrayList<>(vote.open);
        open.add(card);
        if (four || canEndAbove(state, rest, open)) {
          moves.add("gondola " + card);
        }
      }
    }
  }

  /**
   * GV6: whether the raise could end above the other's number, one more card being on the table.
   */
  private static boolean canEndAbove(State state, List<String> hand, List<String> open) {
    State.Vote vote = Objects.requireNonNull(state.vote);
    int gondolas = Pack.count(hand, "GON");
    int wanted = state.table(3 - state.acting).size();
    for (int choice = 0; choice < 64; choice++) {
      int more = 0;
      int crossed = 0;
      for (int i = 0; i < 6; i++) {
        String district = Pack.DISTRICTS.get(i);
        boolean free = district.equals(vote.district) || open.contains(district);
        boolean chosen = (choice >> i & 1) != 0;
        crossed += chosen && !free ? 1 : 0;
        more += chosen || free ? Pack.count(hand, district) : 0;
      }
      if (crossed <= gondolas && state.table(state.acting).size() + 1 + more > wanted) {
        return true;
      }
    }
    return false;
  }
}
