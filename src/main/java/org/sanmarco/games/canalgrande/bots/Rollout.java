package org.sanmarco.games.canalgrande.bots;

import org.sanmarco.bots.XorShift;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.PackedMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/**
 * Quick play beyond the tree: in votes one move ahead, offers by what their cards are worth, and
 * now and then at random. For one thread; allocates almost nothing.
 */
final class Rollout {

  /** The number of divisions that are compared. */
  private static final int DIVISIONS = 3;

  /** One of n choices is random. */
  private static final int SELDOM = 10;

  private final Evaluation evaluation;
  private final XorShift random;
  private final CanalGrandePosition trial;
  private final MoveCodes codes = new MoveCodes();

  /** Play in games like this one. */
  Rollout(CanalGrandePosition like, Evaluation evaluation, XorShift random) {
    this.evaluation = evaluation;
    this.random = random;
    trial = like.copy();
  }

  /** Plays one move of the actor, a seat or chance. */
  void play(CanalGrandePosition position, EventListener listener) {
    long code =
        switch (position.phase()) {
          case DIVIDE -> divide(position);
          case CHOOSE -> isRandom() ? position.randomCode(random) : choose(position);
          case VOTE -> isRandom() ? position.randomCode(random) : vote(position);
          case DEAL, DRAW, ROB, STEAL, SPY, BONUS, OVER -> position.randomCode(random);
        };
    position.advance(code, listener);
  }

  private boolean isRandom() {
    return random.below(SELDOM) == 0;
  }

  /** The one of a few divisions that leaves the chooser the least to gain. */
  private long divide(CanalGrandePosition position) {
    long drawn = position.drawn().packed();
    long best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DIVISIONS; i++) {
      long code = position.randomCode(random);
      long one = PackedMove.number(code);
      long two = drawn - one;
      double gain =
          Math.max(evaluation.choice(position, one, two), evaluation.choice(position, two, one));
      if (gain < least) {
        least = gain;
        best = code;
      }
    }
    return best;
  }

  private long choose(CanalGrandePosition position) {
    long one = position.offer(1).packed();
    long two = position.offer(2).packed();
    boolean first = evaluation.choice(position, one, two) >= evaluation.choice(position, two, one);
    return PackedMove.code(PackedMove.TAKE, first ? 0 : 1);
  }

  private long vote(CanalGrandePosition position) {
    int side = position.side(position.onTurn());
    position.codes(codes);
    long best = codes.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < codes.size() && codes.size() > 1; i++) {
      trial.copyFrom(position);
      trial.advance(codes.get(i), EventListener.SILENT);
      double winProbability = evaluation.winProbability(trial, side);
      if (winProbability > most) {
        most = winProbability;
        best = codes.get(i);
      }
    }
    return best;
  }
}
