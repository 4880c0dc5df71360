package org.sanmarco.games.sanmarco.oracle;

import module java.base;

/** The legal moves, each in canonical writing; divisions with their offers sorted. */
final class Moves {

  private final State state;
  private final int me;
  private final Set<String> moves = new HashSet<>();

  private Moves(State state) {
    this.state = state;
    this.me = state.acting;
  }

  static Set<String> legal(State state) {
    Moves moves = new Moves(state);
    moves.find();
    return moves.moves;
  }

  private void find() {
    switch (state.phase) {
      case "setup-roll", "exile-roll" -> {
        for (int number = 1; number <= 6; number++) {
          moves.add("roll " + number);
        }
      }
      case "setup-reroll" -> {
        moves.add("keep");
        moves.add("reroll");
      }
      case "setup-bridge" -> {
        for (String pair : Venice.PAIRS) {
          if (hasRoomForMe(pair)) {
            moves.add("bridge " + pair);
          }
        }
      }
      case "roles" -> roles();
      case "divide" -> divisions();
      case "choose" -> {
        for (List<List<String>> made : offersDue()) {
          for (int i = 0; i < made.size(); i++) {
            if (!made.get(i).isEmpty()) {
              moves.add("take " + (i + 1));
            }
          }
        }
      }
      case "play" -> {
        for (String card : state.hand) {
          play(card);
          if (!card.equals("DOG")) {
            moves.add("give-up " + card);
          }
        }
      }
      case "exile-remove" -> removals(1, state.die, "");
      case "bonus-exile" -> {
        exiles();
        moves.add("pass");
      }
      default -> {}
    }
  }

  private List<List<List<String>>> offersDue() {
    int divider =
        state.roles.size() == 4 && state.takers.size() <= 2
            ? state.roles.get(2)
            : state.roles.get(0);
    return List.of(state.offers.getOrDefault(divider, List.of()));
  }

  /** T1, T2 for chance; V1, V4 for a player. All orders are tried against the rules' words. */
  private void roles() {
    for (List<Integer> order : orders(List.copyOf(state.in))) {
      if (state.people == 2 ? isFairForTwo(order) : order.get(0) == state.leader) {
        StringBuilder text = new StringBuilder("roles");
        order.forEach(seat -> text.append(' ').append(seat));
        moves.add(text.toString());
      }
    }
  }

  private boolean isFairForTwo(List<Integer> order) {
    return switch (order.size()) {
      // in neither pair both colours of a player, and no player divides in both
      case 4 ->
          state.person(order.get(0)) != state.person(order.get(1))
              && state.person(order.get(2)) != state.person(order.get(3))
              && state.person(order.get(0)) != state.person(order.get(2));
      // the player with two colours left divides and is second chooser
      case 3 -> state.person(order.get(0)) == state.person(order.get(2));
      default -> true;
    };
  }

  private static List<List<Integer>> orders(List<Integer> seats) {
    if (seats.isEmpty()) {
      return List.of(List.of());
    }
    List<List<Integer>> orders = new ArrayList<>();
    for (Integer seat : seats) {
      List<Integer> rest = new ArrayList<>(seats);
      rest.remove(/* element */ seat);
      for (List<Integer> order : orders(rest)) {
        List<Integer> longer = new ArrayList<>();
        longer.add(seat);
        longer.addAll(order);
        orders.add(longer);
      }
    }
    return orders;
  }

  /** T5: each card goes to one offer or another; then those with an empty offer are dropped. */
  private void divisions() {
    List<String> cards = Venice.sorted(state.drawn.getOrDefault(me, List.of()));
    int offers = state.roles.size() == 3 ? 3 : 2;
    Set<List<String>> divisions = new HashSet<>();
    List<String> empty = new ArrayList<>();
    for (int i = 0; i < offers; i++) {
      empty.add("");
    }
    divisions.add(empty);
    for (String card : cards) {
      Set<List<String>> longer = new HashSet<>();
      for (List<String> division : divisions) {
        for (int i = 0; i < offers; i++) {
          List<String> next = new ArrayList<>(division);
          String offer = next.remove(i);
          next.add(offer.isEmpty() ? card : offer + " " + card);
          next.sort(null);
          longer.add(next);
        }
      }
      divisions = longer;
    }
    for (List<String> division : divisions) {
      if (!division.contains("")) {
        moves.add("divide " + String.join(" / ", division));
      }
    }
  }

  private void play(String card) {
    switch (card) {
      case "BRI" -> bridges();
      case "TRA" -> {
        for (String district : Venice.DISTRICTS) {
          for (int victim = 1; victim <= state.seats; victim++) {
            if (victim != me && state.nobles(district)[victim - 1] > 0) {
              withNoble("traitor " + district + ":" + victim, district);
            }
          }
        }
      }
      case "DOG" -> doge();
      case "EXI" -> exiles();
      default -> {
        withNoble("place " + card, card);
        for (String next : Venice.neighbours(card)) {
          if (state.bridges(Venice.pair(card, next)).contains(me)) {
            withNoble("place " + card + " > " + next, next);
          }
        }
      }
    }
  }

  /** C11: from the reserve, or if that is empty from another district than where it ends. */
  private void withNoble(String move, String end) {
    if (state.reserve(me) > 0) {
      moves.add(move);
      return;
    }
    for (String from : Venice.DISTRICTS) {
      if (state.nobles(from)[me - 1] > 0 && !from.equals(end)) {
        moves.add(move + " from " + from);
      }
    }
  }

  private boolean hasRoomForMe(String pair) {
    return state.bridges(pair).size() < 3 && !state.bridges(pair).contains(me);
  }

  private void bridges() {
    for (String pair : Venice.PAIRS) {
      if (state.supply() > 0) {
        if (hasRoomForMe(pair)) {
          withNoble("bridge " + pair, "");
        }
        continue;
      }
      for (int owner : new TreeSet<>(state.bridges(pair))) {
        if (owner == me) {
          continue;
        }
        state.bridges(pair).remove(owner);
        for (String to : Venice.PAIRS) {
          if (hasRoomForMe(to)) {
            String move = "seize " + pair + ":" + owner;
            withNoble(to.equals(pair) ? move : move + " > " + to, "");
          }
        }
        state.bridges(pair).add(owner);
      }
    }
  }

  private void exiles() {
    for (String district : Venice.DISTRICTS) {
      for (int count : state.nobles(district)) {
        if (count > 0) {
          moves.add("exile " + district);
        }
      }
    }
  }

  private void removals(int seat, int left, String text) {
    if (left == 0) {
      moves.add("remove" + text);
    }
    if (left == 0 || seat > state.seats) {
      return;
    }
    removals(seat + 1, left, text);
    if (seat != me) {
      for (int count = 1; count <= Math.min(left, state.nobles(state.exiled)[seat - 1]); count++) {
        removals(seat + 1, left - count, text + " " + seat + ":" + count);
      }
    }
  }

  private void doge() {
    if (state.doge.isEmpty()) {
      firstDoge();
      return;
    }
    boolean touched =
        Venice.neighbours(state.doge).stream()
            .anyMatch(next -> !state.bridges(Venice.pair(state.doge, next)).isEmpty());
    List<String> start = List.of(state.doge);
    go(start, new TreeMap<>());
    if (!touched) {
      for (String next : Venice.neighbours(state.doge)) {
        step(start, next, new TreeMap<>(), 9, 2);
      }
    }
  }

  private void firstDoge() {
    List<List<String>> byColours = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (String district : Venice.DISTRICTS) {
      int[] points = state.points(district);
      int scoring = 0;
      for (int seat = 1; seat <= state.seats; seat++) {
        if (state.person(seat) == state.person(me) && points[seat - 1] > 0) {
          scoring++;
        }
      }
      byColours.get(scoring).add(district);
    }
    List<String> allowed = Venice.DISTRICTS;
    if (state.people == 2) {
      allowed =
          !byColours.get(1).isEmpty()
              ? byColours.get(1)
              : !byColours.get(0).isEmpty() ? byColours.get(0) : Venice.DISTRICTS;
    }
    allowed.forEach(district -> moves.add("doge " + district));
  }

  /** The doge has come this way, paying this; 9 stands for the bank, so that it is written last. */
  private void go(List<String> way, SortedMap<Integer, Integer> paid) {
    StringBuilder text = new StringBuilder("doge " + way.getLast());
    text.append(paid.isEmpty() ? "" : " pay");
    paid.forEach((to, n) -> text.append(' ').append(to == 9 ? "bank" : "" + to).append(":" + n));
    moves.add(text.toString());
    for (String next : Venice.neighbours(way.getLast())) {
      for (int owner : state.bridges(Venice.pair(way.getLast(), next))) {
        if (owner == me) {
          step(way, next, paid, 9, 0);
        } else {
          step(way, next, paid, state.person(owner) == state.person(me) ? 9 : owner, 1);
        }
      }
    }
  }

  private void step(
      List<String> way, String next, SortedMap<Integer, Integer> paid, int to, int points) {
    int spent = paid.values().stream().mapToInt(Integer::intValue).sum();
    if (way.contains(next) || spent + points > state.prestige[me - 1]) {
      return;
    }
    List<String> longer = new ArrayList<>(way);
    longer.add(next);
    TreeMap<Integer, Integer> more = new TreeMap<>(paid);
    if (points > 0) {
      more.merge(to, points, Integer::sum);
    }
    go(longer, more);
  }
}
