package org.sanmarco.games.marcopolo.bots;

import java.util.function.LongPredicate;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.search.SearchedDecision;
import org.sanmarco.bots.search.Tree;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.PackedMove;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Phase;

/**
 * Marco Polo as it is searched: the tree has the turn of the seat that decides and, beyond it, all
 * decisions about camels in the rounds that are played out. There a step is one move, however it is
 * paid for, since hands differ from iteration to iteration; cards are taken quickly.
 */
final class Search extends SearchedDecision<MarcoPoloPosition> {

  /** The advantage in value that makes a move e times as likely to be considered. */
  private static final double PRIOR_TEMPERATURE = 0.03;

  /** The share of the prior that is spread evenly over all moves. */
  private static final double UNIFORM_MIX = 0.3;

  /** The ways to pay for a step that are compared in the seat's own turn. */
  private static final int PAYMENTS = 4;

  /** The weight of a prior, in standard deviations of the iterations' results. */
  private static final double EXPLORATION = 3;

  private final MarcoPoloView view;
  private final Choices choices;
  private final Playout playout;
  private final LongPredicate isLegal = this::isLegal;

  Search(MarcoPoloView view, Budget budget, Weights weights) {
    super(MarcoPoloPosition.class, view, budget, MarcoPoloPosition::move, MarcoPoloPosition::code);
    this.view = view;
    Evaluation evaluation = new Evaluation(weights);
    choices = new Choices(position, evaluation);
    playout = new Playout(view, evaluation, random);
  }

  @Override
  protected void plant() {
    grow(Tree.ROOT);
  }

  @Override
  public void begin() {
    view.sampleInto(position, random);
  }

  @Override
  public int mover() {
    return position.onTurn() - 1;
  }

  @Override
  public void advance(long code) {
    boolean isUnpaid = PackedMove.kind(code) == PackedMove.STEP && PackedMove.cards(code) == 0;
    position.advance(isUnpaid ? choices.step(position, PackedMove.camel(code)) : code, listener);
    if (!isOwnTurn()) {
      playout.playToMove(position, listener);
    }
  }

  @Override
  public boolean canDescend() {
    return playout.isBeforeEnd(position);
  }

  /**
   * Whether the seat still decides in this turn; the legal moves are then the same in every
   * iteration, as its own hand is known.
   */
  private boolean isOwnTurn() {
    return position.turn() == view.turn()
        && (position.phase() == Phase.MOVE || position.phase() == Phase.TAKE);
  }

  @Override
  public void expand(int node) {
    if (isOwnTurn()) {
      grow(node);
      tree.weigh(node, PRIOR_TEMPERATURE, UNIFORM_MIX);
      return;
    }
    tree.expand(node);
    for (int camel = position.onTurn(); camel <= position.camels(); camel += position.seats()) {
      int named = position.camels() == position.seats() ? MarcoPoloMove.NO_CAMEL : camel;
      tree.add(node, PackedMove.code(PackedMove.STEP, named, 0), 1);
      tree.add(node, PackedMove.code(PackedMove.BALLAST, named, 0), 1);
    }
    tree.add(node, PackedMove.code(PackedMove.STOP, 0), 1);
  }

  /** Whether a move of the tree beyond the first turn is legal in this iteration. */
  private boolean isLegal(long code) {
    int kind = PackedMove.kind(code);
    int camel = position.meant(PackedMove.camel(code));
    return kind == PackedMove.STOP
        || position.isMovable(camel)
            && (kind == PackedMove.BALLAST
                ? position.mayDropBallast(camel)
                : Payments.missing(
                        position.track().condition(position.nextSpaceOf(camel)),
                        position.hand(position.onTurn()).packed())
                    == 0);
  }

  private void grow(int node) {
    tree.expand(node);
    choices.find(position, PAYMENTS);
    for (int i = 0; i < choices.size(); i++) {
      long code = choices.get(i);
      tree.add(node, code, choices.winProbabilityAfter(position, code));
    }
  }

  @Override
  public int next(int node, double deviation) {
    double exploration = EXPLORATION * deviation;
    return isOwnTurn() ? tree.select(node, exploration) : tree.select(node, exploration, isLegal);
  }

  @Override
  public double[] playOut() {
    return playout.winProbabilities(position, listener);
  }
}
