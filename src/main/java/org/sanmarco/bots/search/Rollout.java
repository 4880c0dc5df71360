package org.sanmarco.bots.search;

import org.sanmarco.bots.sanmarco.Outlook;
import org.sanmarco.bots.sanmarco.Reflex;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;

/**
 * Plays on beyond the tree. To the end of the round cards are played by {@link Reflex}; how cards
 * are divided and who takes what is chance, and in later rounds everything. For one thread.
 */
final class Rollout {

  private final Randomness randomness;
  private final Reflex reflex;
  private final int round;
  private final Codes codes = new Codes();

  /** Plays on from positions that come after this one. */
  Rollout(SanMarcoPosition from, Outlook outlook, Randomness randomness) {
    this.randomness = randomness;
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
    long move =
        switch (position.phase()) {
          case PLAY -> soon ? reflex.move(position, codes) : position.randomPlay(randomness, codes);
          case SETUP_BRIDGE, EXILE_REMOVE, BONUS_EXILE ->
              soon ? reflex.move(position, codes) : position.randomCode(randomness, codes);
          case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, DIVIDE, CHOOSE, EXILE_ROLL, OVER ->
              position.randomCode(randomness, codes);
        };
    int turn = position.turn();
    position.advance(move, Listener.SILENT);
    if (soon && position.turn() != turn) {
      reflex.look(position);
    }
  }
}
