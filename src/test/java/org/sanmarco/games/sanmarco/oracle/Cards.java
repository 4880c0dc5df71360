package org.sanmarco.games.sanmarco.oracle;

import module java.base;

/** The effects of the action cards (C1 to C9). */
final class Cards {

  private static final Pattern MOVE =
      Pattern.compile(
          "(?<verb>[a-z]+) (?<where>[A-Z-]+)(:(?<owner>\\d))?( > (?<to>[A-Z-]+))?"
              + "( from (?<from>[A-Z]+))?( pay (?<pay>.*))?");

  private Cards() {}

  static void play(State state, String move) {
    Matcher matcher = MOVE.matcher(move);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(move);
    }
    int me = state.acting - 1;
    String where = matcher.group("where");
    String to = matcher.group("to") == null ? where : matcher.group("to");
    int owner = matcher.group("owner") == null ? 0 : Integer.parseInt(matcher.group("owner"));
    if (matcher.group("from") != null) {
      state.nobles(matcher.group("from"))[me]--;
    }
    switch (matcher.group("verb")) {
      case "place" -> {
        state.hand.remove(where);
        state.nobles(to)[me]++;
      }
      case "bridge" -> {
        state.hand.remove("BRI");
        state.bridges(where).add(state.acting);
      }
      case "seize" -> {
        state.hand.remove("BRI");
        state.bridges(where).remove(owner);
        state.bridges(to).add(state.acting);
      }
      case "traitor" -> {
        state.hand.remove("TRA");
        state.nobles(where)[owner - 1]--;
        state.nobles(where)[me]++;
      }
      case "exile" -> {
        state.bonus = state.phase.equals("bonus-exile");
        state.hand.remove("EXI");
        state.exiled = where;
        state.phase = "exile-roll";
      }
      case "doge" -> {
        state.hand.remove("DOG");
        if (matcher.group("pay") != null) {
          pay(state, matcher.group("pay"));
        }
        state.doge = where;
        score(state, where);
      }
      default -> throw new IllegalArgumentException(move);
    }
  }

  private static void pay(State state, String payment) {
    for (String item : payment.split(" ", -1)) {
      String[] parts = item.split(":", -1);
      int points = Integer.parseInt(parts[1]);
      state.prestige[state.acting - 1] -= points;
      if (!parts[0].equals("bank")) {
        state.prestige[Integer.parseInt(parts[0]) - 1] += points;
      }
    }
  }

  static void score(State state, String district) {
    int[] points = state.points(district);
    for (int i = 0; i < state.seats; i++) {
      state.prestige[i] += points[i];
    }
  }
}
