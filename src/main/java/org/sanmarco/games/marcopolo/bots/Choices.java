package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.PackedMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.notation.MoveCodes;

/**
 * The choices of a seat with payments thinned out: of all ways to pay for a camel's step only those
 * that leave the best hands. For one thread.
 */
final class Choices {

  private final Evaluation evaluation;
  private final MoveCodes codes = new MoveCodes();
  private final MoveCodes choices = new MoveCodes();
  private final MarcoPoloPosition after;
  private final double[] winProbabilities = new double[Game.MOST_SEATS];
  private double[] worths = new double[16];

  Choices(MarcoPoloPosition position, Evaluation evaluation) {
    this.evaluation = evaluation;
    after = position.copy();
  }

  int size() {
    return choices.size();
  }

  /** The number of a move to choose. */
  long get(int place) {
    return choices.get(place);
  }

  /**
   * Finds the moves of the seat to act.
   *
   * @param payments the most ways to pay for a step
   */
  void find(MarcoPoloPosition position, int payments) {
    position.codes(codes);
    choices.clear();
    int from = 0;
    while (from < codes.size()) {
      int end = from + 1;
      if (PackedMove.kind(codes.get(from)) == PackedMove.STEP) {
        end = endOfPayments(from);
      }
      if (end <= from + payments) {
        for (int i = from; i < end; i++) {
          choices.add(codes.get(i));
        }
      } else {
        addThriftiest(position, from, end, payments);
      }
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

  private void addThriftiest(MarcoPoloPosition position, int from, int end, int payments) {
    int seat = position.onTurn();
    int space = position.nextSpaceOf(position.meant(PackedMove.camel(codes.get(from))));
    long hand = position.hand(seat).packed();
    if (worths.length < end - from) {
      worths = new double[2 * (end - from)];
    }
    for (int i = from; i < end; i++) {
      worths[i - from] =
          evaluation.worth(position, seat, space, hand - PackedMove.cards(codes.get(i)));
    }
    for (int i = 0; i < payments; i++) {
      int best = 0;
      for (int j = 1; j < end - from; j++) {
        if (worths[j] > worths[best]) {
          best = j;
        }
      }
      choices.add(codes.get(from + best));
      worths[best] = Double.NEGATIVE_INFINITY;
    }
  }

  /** The step of a camel, which the seat to act can pay for, with its best payment. */
  long step(MarcoPoloPosition position, int camel) {
    find(position, 1);
    int i = 0;
    while (PackedMove.kind(choices.get(i)) != PackedMove.STEP
        || PackedMove.camel(choices.get(i)) != camel) {
      i++;
    }
    return choices.get(i);
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
