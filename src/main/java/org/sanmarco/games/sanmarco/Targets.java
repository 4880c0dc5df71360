package org.sanmarco.games.sanmarco;

import java.util.stream.IntStream;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.notation.Field;

/**
 * The possible targets of the action cards, a bit for each: of a district card, a first doge and an
 * exile the districts; of a bridge from the supply the pairs; of a traitor the nobles, four for
 * each district. The moves are the targets times the {@link #sources} of the noble that is put
 * down.
 */
final class Targets {

  static final int DISTRICTS = (1 << District.COUNT) - 1;

  private static final int BRIDGE = Card.BRIDGE.ordinal();
  private static final int TRAITOR = Card.TRAITOR.ordinal();
  private static final int DOGE = Card.DOGE.ordinal();
  private static final int EXILE = Card.EXILE.ordinal();

  /** The seat of a traitor's target, and the district above it. */
  private static final Field VICTIM = Field.first(2);

  private static final Field VICTIM_DISTRICT = VICTIM.next(3);

  /** The districts open to one district card; those open to the others follow. */
  private static final Field OPEN = Field.first(8);

  /** The districts {@link #OPEN} to a colour's cards, by the pairs where it has a bridge. */
  private static final long[] PLACES =
      IntStream.rangeClosed(0, Pair.EVERY).mapToLong(Targets::places).toArray();

  private Targets() {}

  /** Whether the moves of a card follow from its targets; not those of C3 and C7. */
  static boolean suffice(SanMarcoState state, int card) {
    return card == BRIDGE ? state.supply() > 0 : card != DOGE || state.doge < 0;
  }

  static int of(SanMarcoState state, int card) {
    if (card < District.COUNT) {
      return placesOf(state, card);
    }
    if (card == TRAITOR) {
      return victims(state);
    }
    return card == BRIDGE ? sites(state) : card == DOGE ? firstOfDoge(state) : inhabited(state);
  }

  static long code(int card, int target, int source) {
    return card < District.COUNT
        ? PackedMove.place(card, target, source)
        : card == BRIDGE
            ? PackedMove.bridge(target, source)
            : card == TRAITOR
                ? PackedMove.traitor(VICTIM_DISTRICT.get(target), VICTIM.get(target), source)
                : card == DOGE
                    ? PackedMove.doge(target, 0)
                    : PackedMove.code(PackedMove.EXILE, target);
  }

  /**
   * The sources of the noble for a target: bit 0 is the reserve, the others are the districts by
   * their die numbers, open once the reserve is empty, but not where the noble would end (C11).
   */
  static int sources(SanMarcoState state, int card, int target) {
    if (card == EXILE || card == DOGE) {
      return 1;
    }
    int end = card < District.COUNT ? target : card == TRAITOR ? VICTIM_DISTRICT.get(target) : -1;
    return sources(state) & ~(end < 0 ? 0 : 2 << end);
  }

  /** The same for a noble that ends on a bridge. */
  static int sources(SanMarcoState state) {
    int seat = state.active;
    if (state.noblesAt(SanMarcoState.RESERVE, seat) > 0) {
      return 1;
    }
    int sources = 0;
    for (int district = 0; district < District.COUNT; district++) {
      sources |= state.noblesAt(district, seat) > 0 ? 2 << district : 0;
    }
    return sources;
  }

  /** C1: the district of the card, and those that an own bridge joins to it. */
  private static int placesOf(SanMarcoState state, int card) {
    return OPEN.get(PLACES[state.bridgesOf(state.active)], card);
  }

  private static long places(int bridges) {
    long places = 0;
    for (int card = 0; card < District.COUNT; card++) {
      places |= OPEN.of(1L << card, card);
      for (int exit : Pair.EXITS[card]) {
        long isOpen = bridges >>> Pair.CROSSED.get(exit) & 1L;
        places |= OPEN.of(isOpen << Pair.BEYOND.get(exit), card);
      }
    }
    return places;
  }

  /** C2: at most three bridges between two districts, all of different colours. */
  static int sites(SanMarcoState state) {
    int full = Pair.EVERY;
    for (int seat = 0; seat < SanMarcoMove.MOST_SEATS; seat++) {
      full &= seat == state.active ? Pair.EVERY : state.bridgesOf(seat);
    }
    return Pair.EVERY & ~(full | state.bridgesOf(state.active));
  }

  /** C4: the colours that have a noble in a district, except one's own. */
  private static int victims(SanMarcoState state) {
    int victims = 0;
    for (int district = 0; district < District.COUNT; district++) {
      // the highest bit of each byte that is not 0, then all four side by side
      int there = (state.others(district, state.active) + 0x7F7F7F7F & 0x80808080) >>> 7;
      victims |= ((there | there >>> 7 | there >>> 14 | there >>> 21) & 15) << 4 * district;
    }
    return victims;
  }

  /** C5, E5: the districts with nobles. */
  static int inhabited(SanMarcoState state) {
    int districts = 0;
    for (int district = 0; district < District.COUNT; district++) {
      districts |= state.nobles[district] != 0 ? 1 << district : 0;
    }
    return districts;
  }

  /**
   * C6, V2: where the doge may first be placed. With two players it is where exactly one own colour
   * scores, else where none does, else anywhere.
   */
  private static int firstOfDoge(SanMarcoState state) {
    if (state.players != 2) {
      return DISTRICTS;
    }
    int one = 0;
    int none = 0;
    for (int district = 0; district < District.COUNT; district++) {
      int colours = scoringColours(state, district);
      one |= colours == 1 ? 1 << district : 0;
      none |= colours == 0 ? 1 << district : 0;
    }
    return one != 0 ? one : none != 0 ? none : DISTRICTS;
  }

  /** The number of the acting player's two colours that would score in a district. */
  private static int scoringColours(SanMarcoState state, int district) {
    int points = Scoring.points(state, district);
    return Math.min(Scoring.pointsOf(points, state.active), 1)
        + Math.min(Scoring.pointsOf(points, state.active ^ 2), 1);
  }
}
