package org.sanmarco.games.canalgrande;

import org.sanmarco.kernel.RandomSource;

/** Random moves: a seat's uniformly, chance's by their probabilities (GM4, GS2, GS3, GA3). */
final class Sampler {

  /** A byte for each of the first eight kinds: one in each, and the top bit of each. */
  private static final long ONES = 0x0101_0101_0101_0101L;

  private static final long TOPS = ONES << 7;
  private static final int LANES = 8;
  private static final int ALL_DISTRICTS = (1 << Cards.DISTRICT_COUNT) - 1;

  private Sampler() {}

  static long code(CanalGrandePosition position, RandomSource random) {
    return switch (position.phase) {
      case DEAL ->
          PackedMove.code(PackedMove.DEAL, draw(Turns.pool(position), Turns.DEALT, random));
      case DRAW -> PackedMove.code(PackedMove.DRAW, turn(position, random));
      case DIVIDE -> PackedMove.code(PackedMove.DIVIDE, Divisions.random(position.drawn, random));
      case STEAL -> {
        long card = draw(position.hands[position.victim], 1, random);
        yield PackedMove.code(PackedMove.STEAL, Long.numberOfTrailingZeros(card) / 4);
      }
      case SPY -> PackedMove.code(PackedMove.SPY, fromDeck(position, position.due, random));
      case BONUS -> PackedMove.code(PackedMove.BONUS, fromDeck(position, position.due, random));
      case CHOOSE, ROB, VOTE -> any(position, random);
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static long any(CanalGrandePosition position, RandomSource random) {
    int moves = MoveGenerator.moves(position);
    for (int pick = random.below(Integer.bitCount(moves)); pick > 0; pick--) {
      moves &= moves - 1;
    }
    return MoveGenerator.code(position.phase, Integer.numberOfTrailingZeros(moves));
  }

  /** GT1. */
  private static long turn(CanalGrandeState state, RandomSource random) {
    long numbers = draw(state.deck >>> Cards.NUMBERS, Turns.NUMBERS_DRAWN, random);
    return fromDeck(state, Turns.ACTIONS_DRAWN, random) + (numbers << Cards.NUMBERS);
  }

  /** Action cards from the deck, and where it has too few the rest from the discards (GM5). */
  private static long fromDeck(CanalGrandeState state, int count, RandomSource random) {
    long deck = Cards.actions(state.deck);
    int size = Cards.size(deck);
    return count <= size
        ? draw(deck, count, random)
        : deck + draw(state.discard, count - size, random);
  }

  /**
   * Cards of ten kinds at most, drawn without replacement; all where there are not enough. Each of
   * eight kinds has a byte with the number of cards up to it, so that one subtraction compares them
   * all with the place of the card drawn: the top bit stays where the card lies in that kind or
   * before.
   */
  static long draw(long pool, int count, RandomSource random) {
    int size = Cards.size(pool);
    long sums = sums(pool);
    int ninth = (int) (sums >>> 8 * (LANES - 1)) + Cards.count(pool, LANES);
    int most = Math.min(count, size);
    long drawn = 0;
    for (int i = 0; i < most; i++) {
      int place = 1 + random.below(size - i);
      int kind = Long.numberOfTrailingZeros((sums | TOPS) - place * ONES & TOPS) / LANES;
      if (kind < LANES) {
        sums -= ONES << LANES * kind;
        ninth--;
      } else if (place <= ninth) {
        ninth--;
      } else {
        kind++;
      }
      drawn += Cards.one(kind);
    }
    return drawn;
  }

  /**
   * Unknown cards for the hand of the seat that acts in a vote, such that the raise reaches as far
   * as any (GV1, GV6). For hands that are hardly ever drawn at random.
   */
  static long fitting(CanalGrandeState state, int count) {
    long pool = Cards.inHand(state.deck);
    long hand = state.hands[state.active];
    boolean names = state.district == Fields.NONE;
    int free = names ? ALL_DISTRICTS & ~state.voted : state.opened | 1 << state.district;
    int gondola = Card.GONDOLA.ordinal();
    long best = 0;
    int furthest = -1;
    int last = names ? free : ALL_DISTRICTS;
    for (int open = free; open <= last; open = open + 1 | free) {
      int gondolas = Math.max(0, Integer.bitCount(open & ~free) - Cards.count(hand, gondola));
      if (gondolas > Math.min(count, Cards.count(pool, gondola))) {
        continue;
      }
      long cards = first(only(pool, open), count - gondolas);
      int reach = Cards.size(only(hand, open)) + Cards.size(cards);
      if (reach > furthest) {
        furthest = reach;
        best = cards + Cards.KIND.of(gondolas, gondola);
      }
    }
    return best + first(pool - best, count - Cards.size(best));
  }

  /** The first of some cards. */
  private static long first(long cards, int count) {
    return draw(cards, count, bound -> 0);
  }

  /** The cards of some districts. */
  private static long only(long cards, int districts) {
    long only = 0;
    for (int rest = districts; rest != 0; rest &= rest - 1) {
      only |= cards & Cards.KIND.mask(Integer.numberOfTrailingZeros(rest));
    }
    return only;
  }

  /** For each of eight kinds how many cards there are of it and of those before it. */
  private static long sums(long pool) {
    long spread = pool & 0xFFFF_FFFFL;
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFFL;
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FFL;
    spread = (spread | spread << 4) & 0x0F0F_0F0F_0F0F_0F0FL;
    return spread * ONES;
  }
}
