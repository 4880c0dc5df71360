package org.sanmarco.bots.search;

import org.sanmarco.bots.sanmarco.Outlook;
import org.sanmarco.bots.sanmarco.Reflex;
import org.sanmarco.bots.sanmarco.Values;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.Phase;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;

/**
 * Plays on beyond the tree. To the end of the round cards are played by {@link Reflex}, in this
 * turn with an eye to what the {@link Experience} of the search says; how cards are divided and who
 * takes what is chance, though two players divide about evenly, and in later rounds everything is.
 * For one thread.
 */
final class Rollout {

  /** How many divisions are drawn with two players for one to be made, the most even one. */
  private static final int DIVISIONS = 5;

  /** One card in so many is played at random in this turn, so that there is experience of all. */
  private static final int VENTURES = 12;

  /** What a point that a card gains at once counts beside experience, in chances to win. */
  private static final double POINT = 0.0015;

  private static final int NOBODY = -1;
  private static final int SEATS = 4;

  private final Randomness randomness;
  private final Experience experience;
  private final Values values;
  private final Reflex reflex;
  private final int round;
  private final Codes codes = new Codes();

  /** The turn and the seat for which the reflex has looked at who may win. */
  private int looked = NOBODY;

  /** Plays on from positions that come after this one. */
  Rollout(SanMarcoPosition from, Outlook outlook, Experience experience, Randomness randomness) {
    this.randomness = randomness;
    this.experience = experience;
    values = new Values(from, outlook);
    reflex = new Reflex(from, outlook);
    round = from.round();
  }

  /** Begins anew: what was seen of a game played before is forgotten. */
  void begin() {
    looked = NOBODY;
  }

  /** Plays one move, chance's or a seat's. */
  void play(SanMarcoPosition position) {
    boolean soon = position.round() == round;
    position.advance(soon ? sensible(position) : any(position), Listener.SILENT);
  }

  private long sensible(SanMarcoPosition position) {
    return switch (position.phase()) {
      case PLAY -> card(position);
      case SETUP_BRIDGE, EXILE_REMOVE, BONUS_EXILE -> {
        look(position);
        yield reflex.move(position, codes);
      }
      case DIVIDE -> position.players() == 2 ? evenDivision(position) : any(position);
      case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, CHOOSE, EXILE_ROLL, OVER -> any(position);
    };
  }

  private long card(SanMarcoPosition position) {
    look(position);
    if (!experience.isAsked(position)) {
      return reflex.move(position, codes);
    }
    long move =
        randomness.below(VENTURES) == 0
            ? reflex.any(position, codes, randomness)
            : reflex.move(position, codes, code -> experience.of(position, code) / POINT);
    experience.remember(position, move);
    return move;
  }

  /** Every hand is played for the standing at its first card. */
  private void look(SanMarcoPosition position) {
    int hand = position.turn() * SEATS + position.active();
    if (looked != hand) {
      looked = hand;
      reflex.look(position);
    }
  }

  private long any(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY
        ? position.randomPlay(randomness, codes)
        : position.randomCode(randomness, codes);
  }

  private long evenDivision(SanMarcoPosition position) {
    int seat = position.active();
    double share = values.of(seat, position.drawn(seat).packed()) / position.offerCount();
    long best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DIVISIONS; i++) {
      long division = position.randomCode(randomness, codes);
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
