package org.sanmarco.games.canalgrande;

import org.sanmarco.notation.MoveCodes;

/**
 * Decides what is legal, as the only class. The list of moves, the sampler, the screens and {@link
 * RefusalReasons} ask here. Draws are in {@link Deck}, divisions in {@link Divisions}.
 */
final class MoveGenerator {

  /** The bits of a vote's moves: the districts' cards first, then each with a gondola. */
  static final int GONDOLAS = Cards.DISTRICT_COUNT;

  static final int DONE = 1 << 2 * Cards.DISTRICT_COUNT;
  static final int PASS = DONE << 1;

  private static final int GONDOLA = Card.GONDOLA.ordinal();

  private MoveGenerator() {}

  /** Adds the moves open to the actor, each once; none where cards are drawn from the deck. */
  static void list(CanalGrandeState state, MoveCodes codes) {
    if (state.phase == Phase.DIVIDE) {
      Divisions.list(state.drawn, codes);
      return;
    }
    for (int moves = moves(state); moves != 0; moves &= moves - 1) {
      codes.add(code(state.phase, Integer.numberOfTrailingZeros(moves)));
    }
  }

  /** The moves of a phase with few of them, a bit for each. */
  static int moves(CanalGrandeState state) {
    return switch (state.phase) {
      case CHOOSE -> 0b11;
      case ROB -> Actions.victims(state);
      case STEAL -> kinds(state.hands[state.victim]);
      case VOTE -> vote(state);
      case DEAL, DRAW, DIVIDE, SPY, BONUS, OVER -> 0;
    };
  }

  /** The move behind a bit. */
  static long code(Phase phase, int bit) {
    return switch (phase) {
      case CHOOSE -> PackedMove.code(PackedMove.TAKE, bit);
      case ROB -> PackedMove.code(PackedMove.ROB, bit);
      case STEAL -> PackedMove.code(PackedMove.STEAL, bit);
      default ->
          bit < GONDOLAS
              ? PackedMove.code(PackedMove.PLAY, bit)
              : bit < 2 * GONDOLAS
                  ? PackedMove.code(PackedMove.GONDOLA, bit - GONDOLAS)
                  : PackedMove.code(1 << bit == DONE ? PackedMove.DONE : PackedMove.PASS, 0);
    };
  }

  /** GA3: a robbed hand's cards, each kind once. */
  private static int kinds(long hand) {
    int gondola = Cards.count(hand, GONDOLA) > 0 ? 1 << GONDOLA : 0;
    return Cards.districts(hand) | gondola;
  }

  /** GV3 to GV6, GP2, GP3. */
  private static int vote(CanalGrandeState state) {
    if (state.district == Fields.NONE) {
      return Votes.nameable(state, state.active);
    }
    int lacking = lacking(state);
    int end = state.raise == 0 ? PASS : lacking <= 0 ? DONE : 0;
    long hand = state.hands[state.active];
    int held = Cards.districts(hand);
    int free = state.opened | 1 << state.district;
    int plays = held & free;
    int crossings = mayCross(state) ? held & ~free : 0;
    if (lacking > 1) {
      int gondolas = Cards.count(hand, GONDOLA);
      boolean begun = state.table[state.active] != 0 || plays != 0;
      if (!begun || reach(hand, free, gondolas) < lacking) {
        return end;
      }
      for (int rest = crossings; rest != 0; rest &= rest - 1) {
        int crossing = rest & -rest;
        if (reach(hand, free | crossing, gondolas - 1) < lacking) {
          crossings &= ~crossing;
        }
      }
    }
    return plays | crossings << GONDOLAS | end;
  }

  /** GV3, GV6: how many cards a raise must still add, with two; with four none (GP2). */
  static int lacking(CanalGrandeState state) {
    return state.seats == Fields.MOST_SEATS
        ? 0
        : Cards.size(state.table[state.active ^ 1]) + 1 - Cards.size(state.table[state.active]);
  }

  /** GV4, GP3: whether the seat has a gondola, and may play it now. */
  private static boolean mayCross(CanalGrandeState state) {
    long hand = state.hands[state.active];
    return Cards.count(hand, GONDOLA) > 0
        && (state.table[state.active] != 0
            || state.seats == Fields.MOST_SEATS && Cards.count(hand, state.district) == 0);
  }

  /** GV6: how many cards a raise can add, those of free districts and one more for each gondola. */
  private static int reach(long hand, int free, int gondolas) {
    int cards = 0;
    int closed = 0;
    for (int rest = Cards.districts(hand); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if ((free >>> card & 1) != 0) {
        cards += Cards.count(hand, card);
      } else {
        closed |= 1 << card;
      }
    }
    for (int i = 0; i < gondolas && closed != 0; i++) {
      int best = most(hand, closed);
      cards += Cards.count(hand, best);
      closed &= ~(1 << best);
    }
    return cards;
  }

  /** The district, out of some, of which there are most cards in a hand. */
  private static int most(long hand, int districts) {
    int best = Integer.numberOfTrailingZeros(districts);
    for (int rest = districts; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      best = Cards.count(hand, card) > Cards.count(hand, best) ? card : best;
    }
    return best;
  }
}
