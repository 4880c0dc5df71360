package org.sanmarco.bots.search;

import org.sanmarco.bots.sanmarco.Outlook;
import org.sanmarco.bots.sanmarco.Reflex;
import org.sanmarco.bots.sanmarco.Values;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;

/**
 * Plays on beyond the tree. To the end of the round cards are played by {@link Reflex}, and offers
 * are about even, so that any of them may be taken; in later rounds anything may happen. For one
 * thread.
 */
final class Rollout {

  /** How many divisions are drawn for one to be made, the most even one. */
  private static final int DIVISIONS = 5;

  private final Randomness randomness;
  private final Values values;
  private final Reflex reflex;
  private final int round;
  private final Codes codes = new Codes();

  /** Plays on from positions that come after this one. */
  Rollout(SanMarcoPosition from, Outlook outlook, Randomness randomness) {
    this.randomness = randomness;
    values = new Values(from, outlook);
    reflex = new Reflex(from, outlook);
    round = from.round();
  }

  /** Plays one move, chance's or a seat's. */
  void play(SanMarcoPosition position) {
    long move =
        position.round() == round ? sensible(position) : position.randomCode(randomness, codes);
    position.advance(move, Listener.SILENT);
  }

  private long sensible(SanMarcoPosition position) {
    return switch (position.phase()) {
      case SETUP_BRIDGE, PLAY, EXILE_REMOVE, BONUS_EXILE -> reflex.move(position, codes);
      case DIVIDE -> division(position);
      case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, CHOOSE, EXILE_ROLL, OVER ->
          position.randomCode(randomness, codes);
    };
  }

  private long division(SanMarcoPosition position) {
    long best = 0;
    double least = Double.POSITIVE_INFINITY;
    boolean three = position.offerCount() == 3;
    for (int i = 0; i < DIVISIONS; i++) {
      long division = position.randomCode(randomness, codes);
      double one = values.of(position.active(), position.offer(division, 0));
      double other = values.of(position.active(), position.offer(division, 1));
      double odds = Math.abs(one - other);
      if (three) {
        double third = values.of(position.active(), position.offer(division, 2));
        odds = Math.max(odds, Math.max(Math.abs(one - third), Math.abs(other - third)));
      }
      if (odds < least) {
        least = odds;
        best = division;
      }
    }
    return best;
  }
}
