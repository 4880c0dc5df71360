package org.sanmarco.rules.sanmarco;

import java.util.stream.IntStream;

/**
 * What is legal: the one place that says so. Screens light it up, players and programs choose from
 * it, and {@link Referee} checks against it.
 */
final class Legal {

  private Legal() {}

  /** Adds the moves open to the actor, each once; none where cards or lots are drawn. */
  static void list(SanMarcoPosition position, Codes codes) {
    switch (position.phase) {
      case SETUP_ROLL, EXILE_ROLL -> {
        for (int die = 1; die <= 6; die++) {
          codes.add(Code.code(Code.ROLL, die));
        }
      }
      case SETUP_REROLL -> {
        codes.add(Code.code(Code.KEEP, 0));
        codes.add(Code.code(Code.REROLL, 0));
      }
      case SETUP_BRIDGE -> bridges(position, codes);
      case ROLES -> {
        if (position.rolesAreChosen()) {
          roles(position, codes);
        }
      }
      case DIVIDE ->
          Divisions.list(position.cards[position.dividing()], position.offerCount(), codes);
      case CHOOSE -> offers(position, codes);
      case PLAY -> hand(position, codes);
      case EXILE_REMOVE -> removals(position, codes);
      case BONUS_EXILE -> {
        exiles(position, codes);
        codes.add(Code.code(Code.PASS, 0));
      }
      case DRAW, OVER -> {}
    }
  }

  private static void offers(SanMarcoPosition position, Codes codes) {
    int index = Turns.pair(position);
    for (int i = 0; i < position.offerCount(); i++) {
      if (position.cards[Sight.offerAt(index, i)] != 0) {
        codes.add(Code.code(Code.TAKE, i));
      }
    }
  }

  /** T8: every card but the doge may be given up. */
  private static void hand(SanMarcoPosition position, Codes codes) {
    for (int kind = 0; kind < Card.ACTIONS; kind++) {
      if (Cards.count(position.hand, kind) == 0) {
        continue;
      }
      switch (Card.ALL.get(kind)) {
        case BRIDGE -> bridges(position, codes);
        case TRAITOR -> traitors(position, codes);
        case DOGE -> doge(position, codes);
        case EXILE -> exiles(position, codes);
        default -> places(position, kind, codes);
      }
      if (kind != Card.DOGE.ordinal()) {
        codes.add(Code.code(Code.GIVE_UP, kind));
      }
    }
  }

  /** C1. */
  private static void places(SanMarcoPosition position, int card, Codes codes) {
    int seat = position.active;
    for (int to = 0; to < District.COUNT; to++) {
      int pair = Pair.between(card, to);
      boolean joined = pair >= 0 && (position.ownersAt(pair) >>> seat & 1) != 0;
      if (to == card || joined) {
        for (int source = 0; source <= District.COUNT; source++) {
          if (givesNoble(position, source, to)) {
            codes.add(Code.place(card, to, source));
          }
        }
      }
    }
  }

  /** S5, C2, and C3 once all bridges are out. */
  private static void bridges(SanMarcoPosition position, Codes codes) {
    if (position.supply() == 0) {
      seizures(position, codes);
      return;
    }
    for (int pair = 0; pair < Pair.COUNT; pair++) {
      if (takesBridge(position, pair)) {
        for (int source = 0; source <= District.COUNT; source++) {
          if (givesNoble(position, source, NOWHERE)) {
            codes.add(Code.bridge(pair, source));
          }
        }
      }
    }
  }

  /** C3. */
  private static void seizures(SanMarcoPosition position, Codes codes) {
    int seat = position.active;
    for (int pair = 0; pair < Pair.COUNT; pair++) {
      for (int owners = position.ownersAt(pair) & ~(1 << seat); owners != 0; owners &= owners - 1) {
        int owner = Integer.numberOfTrailingZeros(owners);
        for (int to = 0; to < Pair.COUNT; to++) {
          if (to == pair ? !hasBridge(position, to) : takesBridge(position, to)) {
            for (int source = 0; source <= District.COUNT; source++) {
              if (givesNoble(position, source, NOWHERE)) {
                codes.add(Code.seize(pair, owner, to, source));
              }
            }
          }
        }
      }
    }
  }

  private static boolean hasBridge(SanMarcoPosition position, int pair) {
    return (position.ownersAt(pair) >>> position.active & 1) != 0;
  }

  /** C2: at most three bridges, all of different colours. */
  private static boolean takesBridge(SanMarcoPosition position, int pair) {
    return !hasBridge(position, pair) && Integer.bitCount(position.ownersAt(pair)) < 3;
  }

  /** C4. */
  private static void traitors(SanMarcoPosition position, Codes codes) {
    int seat = position.active;
    for (int district = 0; district < District.COUNT; district++) {
      for (int victim = 0; victim < Sight.MOST_SEATS; victim++) {
        if (victim != seat && position.noblesAt(district, victim) > 0) {
          for (int source = 0; source <= District.COUNT; source++) {
            if (givesNoble(position, source, district)) {
              codes.add(Code.traitor(district, victim, source));
            }
          }
        }
      }
    }
  }

  private static final int NOWHERE = -1;

  /**
   * Whether a noble may come from a source, 0 for the reserve: from a district only when the
   * reserve is empty, and not from where it would end (C11).
   */
  private static boolean givesNoble(SanMarcoPosition position, int source, int to) {
    int seat = position.active;
    boolean reserve = position.noblesAt(Sight.RESERVE, seat) > 0;
    return source == 0
        ? reserve
        : !reserve && source - 1 != to && position.noblesAt(source - 1, seat) > 0;
  }

  /** C5, E5. */
  private static void exiles(SanMarcoPosition position, Codes codes) {
    for (int district = 0; district < District.COUNT; district++) {
      if (position.nobles[district] != 0) {
        codes.add(Code.code(Code.EXILE, district));
      }
    }
  }

  /** C5, where there are more nobles of other colours than the die shows. */
  private static void removals(SanMarcoPosition position, Codes codes) {
    removals(
        position.others(position.exileDistrict, position.active), 0, position.exileDie, 0, codes);
  }

  private static void removals(int others, int seat, int left, int counts, Codes codes) {
    if (seat == Sight.MOST_SEATS) {
      if (left == 0) {
        codes.add(Code.code(Code.REMOVE, counts));
      }
      return;
    }
    int most = Math.min(left, others >>> 8 * seat & 255);
    for (int count = 0; count <= most; count++) {
      removals(others, seat + 1, left - count, counts | count << 4 * seat, codes);
    }
  }

  /** C6 with V2, then C7 to C9. */
  private static void doge(SanMarcoPosition position, Codes codes) {
    if (position.doge >= 0) {
      DogeRoutes.list(position, codes);
      return;
    }
    int allowed = position.players == 2 ? firstDistrictsOfTwo(position) : (1 << District.COUNT) - 1;
    for (int district = 0; district < District.COUNT; district++) {
      if ((allowed >>> district & 1) != 0) {
        codes.add(Code.doge(district, 0));
      }
    }
  }

  /** V2: where exactly one own colour scores, else where none does, else anywhere; a bit each. */
  private static int firstDistrictsOfTwo(SanMarcoPosition position) {
    int[] byColours = new int[3];
    for (int district = 0; district < District.COUNT; district++) {
      byColours[scoringColours(position, district)] |= 1 << district;
    }
    return IntStream.of(byColours[1], byColours[0], byColours[2])
        .filter(districts -> districts != 0)
        .findFirst()
        .orElseThrow();
  }

  /** How many colours of the player who acts would score in a district. */
  static int scoringColours(Sight sight, int district) {
    int points = Scoring.points(sight, district);
    int one = Scoring.pointsOf(points, sight.active) > 0 ? 1 : 0;
    return one + (Scoring.pointsOf(points, sight.active ^ 2) > 0 ? 1 : 0);
  }

  /** V1, V4: a player gives out the roles. */
  private static void roles(SanMarcoPosition position, Codes codes) {
    int in = position.in;
    switch (Integer.bitCount(in)) {
      case 4 -> {
        for (int divider = 0; divider < 2; divider++) {
          for (int mine = 0; mine < 4; mine += 2) {
            for (int theirs = 0; theirs < 4; theirs += 2) {
              int a = divider ^ mine;
              int b = 1 - divider ^ theirs;
              // the other colour of each chooses in the other pair
              codes.add(roles(4, a, b ^ 2, b, a ^ 2));
            }
          }
        }
      }
      case 3 -> {
        int alone = Integer.numberOfTrailingZeros(position.all() & ~in) ^ 2;
        int one = 1 - alone % 2;
        codes.add(roles(3, one, alone, one ^ 2, 0));
        codes.add(roles(3, one ^ 2, alone, one, 0));
      }
      default -> {
        int one = Integer.numberOfTrailingZeros(in);
        codes.add(roles(2, one, one ^ 2, 0, 0));
        codes.add(roles(2, one ^ 2, one, 0, 0));
      }
    }
  }

  private static long roles(int count, int first, int second, int third, int fourth) {
    return Code.code(Code.ROLES, first | second << 2 | third << 4 | fourth << 6 | count << 8);
  }
}
