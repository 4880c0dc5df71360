package org.sanmarco.games.marcopolo.bots;

import java.util.Arrays;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.PackedMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.notation.MoveCodes;

/**
 * The choices of a seat with payments thinned out: of all ways to pay for a camel's step only the
 * one that leaves the best hand. For one thread.
 */
final class Choices {

  private final Evaluation evaluation;
  private final MoveCodes codes = new MoveCodes();
  private final MarcoPoloPosition after;
  private final double[] winProbabilities = new double[Game.MOST_SEATS];
  private long[] choices = new long[16];
  private int size;

  /** Choices in the game of this position. */
  Choices(MarcoPoloPosition position, Evaluation evaluation) {
    this.evaluation = evaluation;
    after = position.copy();
  }

  int size() {
    return size;
  }

  /** The number of a move to choose. */
  long get(int place) {
    return choices[place];
  }

  /** Finds the moves of the seat to act. */
  void find(MarcoPoloPosition position) {
    position.codes(codes);
    size = 0;
    int from = 0;
    while (from < codes.size()) {
      int end = from + 1;
      if (PackedMove.kind(codes.get(from)) == PackedMove.STEP) {
        end = endOfPayments(from);
      }
      add(end == from + 1 ? codes.get(from) : thriftiest(position, from, end));
      from = end;
    }
  }

  private int endOfPayments(int from) {
    int end = from;
    while (PackedMove.kind(codes.get(end)) == PackedMove.STEP
        && PackedMove.camel(codes.get(end)) == PackedMove.camel(codes.get(from))) {
      end++;
    }
    return end;
  }

  private void add(long code) {
    if (size == choices.length) {
      choices = Arrays.copyOf(choices, 2 * size);
    }
    choices[size++] = code;
  }

  private long thriftiest(MarcoPoloPosition position, int from, int end) {
    int seat = position.onTurn();
    int named = PackedMove.camel(codes.get(from));
    int camel = named == MarcoPoloMove.NO_CAMEL ? seat : named;
    int space = position.nextSpaceOf(camel);
    long hand = position.hand(seat).packed();
    long best = codes.get(from);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = from; i < end; i++) {
      double worth = evaluation.worth(position, seat, space, hand - PackedMove.cards(codes.get(i)));
      if (worth > most) {
        most = worth;
        best = codes.get(i);
      }
    }
    return best;
  }

  /** The step of a camel, which the seat to act can pay for, with its best payment. */
  long step(MarcoPoloPosition position, int camel) {
    find(position);
    int i = 0;
    while (PackedMove.kind(choices[i]) != PackedMove.STEP
        || PackedMove.camel(choices[i]) != camel) {
      i++;
    }
    return choices[i];
  }

  /** The win probability of the seat to act, if it makes a move. */
  double winProbabilityAfter(MarcoPoloPosition position, long code) {
    int seat = position.onTurn();
    after.copyFrom(position);
    after.advance(code, EventListener.SILENT);
    evaluation.winProbabilities(after, winProbabilities);
    return winProbabilities[seat - 1];
  }
}
