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
 * Plays on beyond the tree. To the end of the round cards are played by {@link Reflex}; how cards
 * are divided and who takes what is chance, though two players divide about evenly, and in later
 * rounds everything is. For one thread.
 */
final class Rollout {

  /** How many divisions are drawn with two players for one to be made, the most even one. */
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

  /** Begins anew from a position: what was seen of a game played before is forgotten. */
  void begin(SanMarcoPosition position) {
    reflex.look(position);
  }

  /** Plays one move, chance's or a seat's. */
  void play(SanMarcoPosition position) {
    boolean soon = position.round() == round;
    int turn = position.turn();
    position.advance(soon ? sensible(position) : any(position), Listener.SILENT);
    if (soon && position.turn() != turn) {
      reflex.look(position);
    }
  }

  private long sensible(SanMarcoPosition position) {
    return switch (position.phase()) {
      case SETUP_BRIDGE, PLAY, EXILE_REMOVE, BONUS_EXILE -> reflex.move(position, codes);
      case DIVIDE -> position.players() == 2 ? evenDivision(position) : any(position);
      case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, CHOOSE, EXILE_ROLL, OVER -> any(position);
    };
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
