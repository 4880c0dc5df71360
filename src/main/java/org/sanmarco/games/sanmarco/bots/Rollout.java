package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.notation.MoveCodes;

/**
 * Plays on beyond the tree. To the end of the round cards are played by {@link RolloutPolicy}, in
 * this turn with the {@link MoveAverages} of the search. Divisions and choices are random, though
 * two players divide about evenly. Later rounds are random. For one thread.
 */
final class Rollout {

  /** The number of random divisions of which the most even is made with two players. */
  private static final int DIVISIONS = 5;

  /** One of n cards is played at random in this turn, so that every move gets an average. */
  private static final int EXPLORE_ONE_IN = 12;

  /** The weight of a point that a card gains at once, against averages, in win probabilities. */
  private static final double POINT = 0.0015;

  private static final int NOBODY = -1;
  private static final int SEATS = 4;

  private final RandomSource random;
  private final MoveAverages averages;
  private final Values values;
  private final RolloutPolicy policy;
  private final int round;
  private final MoveCodes codes = new MoveCodes();

  /** The turn and the seat for which the policy has estimated the winners. */
  private int looked = NOBODY;

  /** Plays on from positions that come after this one. */
  Rollout(
      SanMarcoPosition from, Evaluation evaluation, MoveAverages averages, RandomSource random) {
    this.random = random;
    this.averages = averages;
    values = new Values(from, evaluation);
    policy = new RolloutPolicy(from, evaluation);
    round = from.round();
  }

  /** Starts a new playout. */
  void begin() {
    looked = NOBODY;
  }

  /** Plays one move, chance's or a seat's. */
  void play(SanMarcoPosition position, EventListener listener) {
    boolean soon = position.round() == round;
    position.advance(soon ? sensible(position) : any(position), listener);
  }

  private long sensible(SanMarcoPosition position) {
    return switch (position.phase()) {
      case PLAY -> card(position);
      case SETUP_BRIDGE, EXILE_REMOVE, BONUS_EXILE -> {
        look(position);
        yield policy.move(position, codes);
      }
      case DIVIDE -> position.players() == 2 ? evenDivision(position) : any(position);
      case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, CHOOSE, EXILE_ROLL, OVER -> any(position);
    };
  }

  private long card(SanMarcoPosition position) {
    look(position);
    if (!averages.isAsked(position)) {
      return policy.move(position, codes);
    }
    long move =
        random.below(EXPLORE_ONE_IN) == 0
            ? policy.any(position, codes, random)
            : policy.move(position, codes, code -> averages.of(position, code) / POINT);
    averages.remember(position, move);
    return move;
  }

  /** Every hand is played for the standing at its first card. */
  private void look(SanMarcoPosition position) {
    int hand = position.turn() * SEATS + position.active();
    if (looked != hand) {
      looked = hand;
      policy.look(position);
    }
  }

  private long any(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY
        ? position.randomPlay(random)
        : position.randomCode(random);
  }

  private long evenDivision(SanMarcoPosition position) {
    int seat = position.active();
    double share = values.of(seat, position.drawn(seat).packed()) / position.offerCount();
    long best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DIVISIONS; i++) {
      long division = position.randomCode(random);
      double odds = 0;
      for (int offer = 0; offer < position.offerCount(); offer++) {
        odds += Math.abs(values.of(seat, position.offer(division, offer)) - share);
      }
      if (odds < least) {
        least = odds;
        best = division;
      }
    }
    return best;
  }
}
