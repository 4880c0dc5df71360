package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;

/** Estimates positions: plays on quickly for a few rounds, then evaluates. For one thread. */
final class Playout {

  /** The number of turns of each player that are played out. */
  private static final int ROUNDS = 4;

  private final int seat;
  private final int end;
  private final Evaluation evaluation;
  private final Rollout rollout;
  private final double[] winProbabilities = new double[Game.MOST_SEATS];

  /** Playouts for the seat that decides in this view. */
  Playout(MarcoPoloView view, Evaluation evaluation, XorShift random) {
    seat = view.onTurn();
    end = view.turn() + ROUNDS * view.seats();
    this.evaluation = evaluation;
    rollout = new Rollout(random);
  }

  /** Whether play has not come to the end of the last round that is played out. */
  boolean isBeforeEnd(MarcoPoloPosition position) {
    return !position.isOver() && position.turn() < end;
  }

  /** Plays to the next decision about a camel, or to the end. */
  void playToMove(MarcoPoloPosition position, EventListener listener) {
    while (isBeforeEnd(position) && position.phase() != Phase.MOVE) {
      rollout.play(position, listener);
    }
  }

  /** Plays a position on; returns the win probability of the seat that decides. */
  double winProbability(MarcoPoloPosition position) {
    return winProbabilities(position, EventListener.SILENT)[seat - 1];
  }

  /** Plays a position on; returns each seat's win probability, overwritten by the next call. */
  double[] winProbabilities(MarcoPoloPosition position, EventListener listener) {
    rollout.begin();
    while (isBeforeEnd(position)) {
      rollout.play(position, listener);
    }
    evaluation.winProbabilities(position, winProbabilities);
    return winProbabilities;
  }
}
