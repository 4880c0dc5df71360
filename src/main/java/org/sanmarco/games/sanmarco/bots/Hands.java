package org.sanmarco.games.sanmarco.bots;

import java.util.function.DoubleSupplier;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/**
 * Plays hands card by card, each where it does most for the player's win probability. The doge
 * comes last, but the cards before it are weighed by what the doge would find. For one thread.
 */
public final class Hands {

  /** The roll that an exile of a whole hand is weighed by. */
  static final int USUAL_ROLL = 3;

  private static final int ROLLS = 6;

  private final Evaluation evaluation;
  private final boolean plans;
  private final MoveCodes moves = new MoveCodes();
  private final MoveCodes answers = new MoveCodes();
  private final double[] winProbabilities = new double[4];
  private final SanMarcoPosition trial;
  private final SanMarcoPosition further;
  private final SanMarcoPosition furthest;

  /**
   * A player of hands.
   *
   * @param like any position of the game in which hands are to be played
   * @param plans whether the cards before the doge are played with the doge in view
   */
  public Hands(SanMarcoPosition like, Evaluation evaluation, boolean plans) {
    this.evaluation = evaluation;
    this.plans = plans;
    trial = like.copy();
    further = like.copy();
    furthest = like.copy();
  }

  /** Plays the hand of the seat that acts to its end. */
  void playOut(SanMarcoPosition position) {
    int seat = position.active();
    while (isPlaying(position) && position.active() == seat) {
      position.advance(
          position.phase() == Phase.EXILE_ROLL
              ? PackedMove.roll(USUAL_ROLL)
              : best(position, () -> 0),
          EventListener.SILENT);
    }
  }

  /**
   * The move to make where a seat plays its hand, builds a bridge or decides about an exile. What a
   * card does may be misjudged; that it does something is not: one is only given up (T8) where
   * nothing else is as good.
   *
   * @param error how far the win probability of each move that does something is misjudged
   */
  long best(SanMarcoPosition position, DoubleSupplier error) {
    int doges = doges(position);
    boolean dogeWaits = doges > 0 && position.hand().size() > doges;
    position.codes(moves);
    long idle = moves.get(0);
    double idly = Double.NEGATIVE_INFINITY;
    long best = idle;
    double seeming = Double.NEGATIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (dogeWaits && PackedMove.kind(move) == PackedMove.DOGE) {
        continue;
      }
      double winProbability = winProbabilityAfter(position, move);
      if (isIdle(move)) {
        if (winProbability > idly) {
          idly = winProbability;
          idle = move;
        }
        continue;
      }
      most = Math.max(most, winProbability);
      double misjudged = winProbability + error.getAsDouble();
      if (misjudged > seeming) {
        seeming = misjudged;
        best = move;
      }
    }
    return idly > most ? idle : best;
  }

  private static boolean isIdle(long move) {
    return PackedMove.kind(move) == PackedMove.GIVE_UP || PackedMove.kind(move) == PackedMove.PASS;
  }

  /**
   * The acting player's win probability after a move; an exile is carried out with each roll, and
   * the doge too if the card is still in the hand.
   *
   * @param move a {@link org.sanmarco.games.sanmarco.PackedMove}
   */
  public double winProbabilityAfter(SanMarcoPosition position, long move) {
    int player = position.player(position.active());
    attempt(position, move);
    if (trial.phase() != Phase.EXILE_ROLL) {
      finish(position);
      return winProbability(trial, player);
    }
    double sum = 0;
    for (int roll = 1; roll <= ROLLS; roll++) {
      attempt(position, move);
      trial.advance(PackedMove.roll(roll), EventListener.SILENT);
      finish(position);
      sum += winProbability(trial, player);
    }
    return sum / ROLLS;
  }

  private void attempt(SanMarcoPosition position, long move) {
    trial.copyFrom(position);
    trial.advance(move, EventListener.SILENT);
  }

  /** Removes the nobles of an exile, and plays the doges if they are in view. */
  private void finish(SanMarcoPosition position) {
    int player = position.player(position.active());
    if (trial.phase() == Phase.EXILE_REMOVE) {
      answer(player, PackedMove.REMOVE);
    }
    boolean same = trial.active() == position.active() && trial.turn() == position.turn();
    for (int doges = plans && same ? doges(trial) : 0; doges > 0; doges--) {
      answer(player, PackedMove.DOGE);
    }
  }

  /** Plays the best move of a kind in the position that is being tried. */
  private void answer(int player, int kind) {
    trial.codes(answers);
    double most = -1;
    for (int i = 0; i < answers.size(); i++) {
      if (PackedMove.kind(answers.get(i)) != kind) {
        continue;
      }
      further.copyFrom(trial);
      further.advance(answers.get(i), EventListener.SILENT);
      double winProbability = winProbability(further, player);
      if (winProbability > most) {
        most = winProbability;
        furthest.copyFrom(further);
      }
    }
    trial.copyFrom(furthest);
  }

  private static int doges(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY ? position.hand().count(Card.DOGE) : 0;
  }

  private double winProbability(SanMarcoPosition position, int player) {
    evaluation.winProbabilities(position, winProbabilities);
    return winProbabilities[player - 1];
  }

  private static boolean isPlaying(SanMarcoPosition position) {
    return switch (position.phase()) {
      case PLAY, EXILE_ROLL, EXILE_REMOVE -> true;
      default -> false;
    };
  }
}
