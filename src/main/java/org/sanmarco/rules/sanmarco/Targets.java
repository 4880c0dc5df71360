package org.sanmarco.rules.sanmarco;

/**
 * What the action cards may be aimed at, a bit for each target: of a district card, a first doge
 * and an exile the districts; of a bridge from the supply the pairs; of a traitor the nobles, four
 * for each district. The moves are the targets times the {@link #sources} of the noble that is put
 * down.
 */
final class Targets {

  static final int DISTRICTS = (1 << District.COUNT) - 1;

  private static final int BRIDGE = Card.BRIDGE.ordinal();
  private static final int TRAITOR = Card.TRAITOR.ordinal();
  private static final int EXILE = Card.EXILE.ordinal();

  private Targets() {}

  /** Whether the moves of a card follow from its targets; not those of the doge or of C3. */
  static boolean suffice(Sight sight, int card) {
    return card != Card.DOGE.ordinal() && (card != BRIDGE || sight.supply() > 0);
  }

  static int of(Sight sight, int card) {
    return card < District.COUNT
        ? placesOf(sight, card)
        : card == BRIDGE ? sites(sight) : card == TRAITOR ? victims(sight) : inhabited(sight);
  }

  static long code(int card, int target, int source) {
    return card < District.COUNT
        ? Code.place(card, target, source)
        : card == BRIDGE
            ? Code.bridge(target, source)
            : card == TRAITOR
                ? Code.traitor(target >> 2, target & 3, source)
                : Code.code(Code.EXILE, target);
  }

  /**
   * Where the noble for a target may come from: bit 0 is the reserve, the others are the districts
   * by their die numbers, open once the reserve is empty, but not where the noble would end (C11).
   */
  static int sources(Sight sight, int card, int target) {
    if (card == EXILE) {
      return 1;
    }
    int end = card < District.COUNT ? target : card == TRAITOR ? target >> 2 : -1;
    return sources(sight) & ~(end < 0 ? 0 : 2 << end);
  }

  /** The same for a noble that ends on a bridge. */
  static int sources(Sight sight) {
    int seat = sight.active;
    if (sight.noblesAt(Sight.RESERVE, seat) > 0) {
      return 1;
    }
    int sources = 0;
    for (int district = 0; district < District.COUNT; district++) {
      sources |= sight.noblesAt(district, seat) > 0 ? 2 << district : 0;
    }
    return sources;
  }

  /** C1: the district of the card, and those that an own bridge joins to it. */
  private static int placesOf(Sight sight, int card) {
    int places = 1 << card;
    for (int way : Pair.WAYS[card]) {
      places |= (sight.ownersAt(way >> 3) >>> sight.active & 1) << (way & 7);
    }
    return places;
  }

  /** C2: at most three bridges between two districts, all of different colours. */
  static int sites(Sight sight) {
    int sites = 0;
    for (int pair = 0; pair < Pair.COUNT; pair++) {
      int owners = sight.ownersAt(pair);
      boolean free = (owners >>> sight.active & 1) == 0 && Integer.bitCount(owners) < 3;
      sites |= free ? 1 << pair : 0;
    }
    return sites;
  }

  /** C4: the colours that have a noble in a district, but for one's own. */
  private static int victims(Sight sight) {
    int victims = 0;
    for (int district = 0; district < District.COUNT; district++) {
      // the highest bit of each byte that is not 0, then all four side by side
      int there = (sight.others(district, sight.active) + 0x7F7F7F7F & 0x80808080) >>> 7;
      victims |= ((there | there >>> 7 | there >>> 14 | there >>> 21) & 15) << 4 * district;
    }
    return victims;
  }

  /** C5, E5: the districts with nobles. */
  static int inhabited(Sight sight) {
    int districts = 0;
    for (int district = 0; district < District.COUNT; district++) {
      districts |= sight.nobles[district] != 0 ? 1 << district : 0;
    }
    return districts;
  }

  /**
   * C6, V2: where the doge may first be placed. With two players it is where exactly one own colour
   * scores, else where none does, else anywhere.
   */
  static int firstOfDoge(Sight sight) {
    if (sight.players != 2) {
      return DISTRICTS;
    }
    int one = 0;
    int none = 0;
    for (int district = 0; district < District.COUNT; district++) {
      int colours = scoringColours(sight, district);
      one |= colours == 1 ? 1 << district : 0;
      none |= colours == 0 ? 1 << district : 0;
    }
    return one != 0 ? one : none != 0 ? none : DISTRICTS;
  }

  /** How many of the two colours of the player who acts would score in a district. */
  private static int scoringColours(Sight sight, int district) {
    int points = Scoring.points(sight, district);
    return Math.min(Scoring.pointsOf(points, sight.active), 1)
        + Math.min(Scoring.pointsOf(points, sight.active ^ 2), 1);
  }
}
