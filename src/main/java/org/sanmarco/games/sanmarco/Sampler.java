package org.sanmarco.games.sanmarco;

import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.notation.MoveCodes;

/** Random moves: a seat's uniformly, chance's by their probabilities (S3, T1, T4, B6, C5). */
final class Sampler {

  private static final int LANE = 7;

  /** One in each of nine lanes, and the top bit of each. */
  private static final long ONES = 0x0102_0408_1020_4081L;

  private static final long TOPS = ONES << LANE - 1;

  private Sampler() {}

  static long code(SanMarcoPosition position, RandomSource random) {
    return switch (position.phase) {
      case SETUP_ROLL, EXILE_ROLL -> PackedMove.code(PackedMove.ROLL, 1 + random.below(6));
      case DRAW -> PackedMove.code(PackedMove.DRAW, draw(position, random));
      case DIVIDE -> {
        long drawn = position.cards[position.dividing()];
        yield PackedMove.code(
            PackedMove.DIVIDE, Divisions.random(drawn, position.offerCount(), random));
      }
      case ROLES -> position.rolesAreChosen() ? any(position, random) : lots(position, random);
      case PLAY -> hand(position, random);
      case SETUP_REROLL, SETUP_BRIDGE, CHOOSE, EXILE_REMOVE, BONUS_EXILE -> any(position, random);
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static long any(SanMarcoPosition position, RandomSource random) {
    MoveCodes scratch = position.scratch();
    position.codes(scratch);
    return scratch.get(random.below(scratch.size()));
  }

  /** One of the moves of the cards in hand, in the order of their list but without making it. */
  private static long hand(SanMarcoPosition position, RandomSource random) {
    int moves = 0;
    for (long cards = position.hand; cards != 0; cards = Cards.afterFirst(cards)) {
      int card = Cards.first(cards);
      moves += plays(position, card) + (MoveGenerator.mayBeGivenUp(card) ? 1 : 0);
    }
    int pick = random.below(moves);
    for (long cards = position.hand; ; cards = Cards.afterFirst(cards)) {
      int card = Cards.first(cards);
      int plays = plays(position, card);
      if (pick < plays) {
        return play(position, card, pick);
      }
      pick -= plays;
      if (MoveGenerator.mayBeGivenUp(card) && pick-- == 0) {
        return PackedMove.code(PackedMove.GIVE_UP, card);
      }
    }
  }

  /** One of the ways to play the first card of the hand; it is given up if there is none. */
  static long first(SanMarcoPosition position, RandomSource random) {
    int card = Cards.first(position.hand);
    int plays = plays(position, card);
    return plays == 0
        ? PackedMove.code(PackedMove.GIVE_UP, card)
        : play(position, card, random.below(plays));
  }

  /** Whether a target is a move: the doge needs no noble, others' come from the reserve (C11). */
  private static boolean hasMoveForEachTarget(SanMarcoPosition position, int card) {
    boolean hasNobles = position.noblesAt(SanMarcoState.RESERVE, position.active) > 0;
    return Targets.suffice(position, card) && (hasNobles || card == Card.DOGE.ordinal());
  }

  /** In how many ways a card can be played. */
  private static int plays(SanMarcoPosition position, int card) {
    if (hasMoveForEachTarget(position, card)) {
      return Integer.bitCount(Targets.of(position, card));
    }
    if (card == Card.DOGE.ordinal()) {
      return position.dogeRoutes().find(position).size();
    }
    MoveCodes scratch = position.scratch();
    scratch.clear();
    MoveGenerator.card(position, card, scratch);
    return scratch.size();
  }

  /** One of the ways to play a card that have just been counted. */
  private static long play(SanMarcoPosition position, int card, int pick) {
    if (hasMoveForEachTarget(position, card)) {
      return Targets.code(card, bit(Targets.of(position, card), pick), 0);
    }
    return card == Card.DOGE.ordinal()
        ? position.dogeRoutes().get(pick)
        : position.scratch().get(pick);
  }

  /** The place of a bit among those that are set, the lowest being the first (0). */
  private static int bit(int bits, int which) {
    int rest = bits;
    for (int i = 0; i < which; i++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /** A divider's cards, drawn without replacement (B6, T4). */
  static long draw(SanMarcoState state, RandomSource random) {
    int penalties = Cards.KIND.shift(Card.ACTIONS);
    return draw(Cards.actions(state.deck), state.actionDraw(), random)
        + (draw(state.deck >>> penalties, state.penaltyDraw(), random) << penalties);
  }

  /**
   * Cards of ten kinds at most. Each kind but the tenth has a lane of seven bits with the number of
   * cards up to it, so that one subtraction compares them all with the place of the card drawn: the
   * top bit stays where the card lies in that kind or before.
   */
  private static long draw(long deck, int count, RandomSource random) {
    long sums = 0;
    int size = 0;
    for (int kind = 0; kind < Long.SIZE / LANE; kind++) {
      size += Cards.count(deck, kind);
      sums |= (long) size << LANE * kind;
    }
    size += Cards.count(deck, Long.SIZE / LANE);
    long drawn = 0;
    for (int i = 0; i < count; i++) {
      int place = 1 + random.below(size - i);
      // no bit is left for a card of the tenth kind, and 64 zeros are nine lanes
      int kind = Long.numberOfTrailingZeros((sums | TOPS) - place * ONES & TOPS) / LANE;
      drawn += Cards.one(kind);
      sums -= ONES << LANE * kind;
    }
    return drawn;
  }

  /** The leader divides first, the others are drawn by lot (T1, T2). */
  private static long lots(SanMarcoState state, RandomSource random) {
    int order = state.leader;
    int left = state.in & ~(1 << state.leader);
    int count = 1;
    while (left != 0) {
      int seat = bit(left, random.below(Integer.bitCount(left)));
      left &= ~(1 << seat);
      order |= (int) SanMarcoState.ROLE.of(seat, count++);
    }
    return PackedMove.roles(order, count);
  }
}
