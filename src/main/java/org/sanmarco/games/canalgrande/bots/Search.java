package org.sanmarco.games.canalgrande.bots;

import module java.base;

import org.sanmarco.bots.Budget;
import org.sanmarco.bots.search.SearchedDecision;
import org.sanmarco.bots.search.Tree;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.PackedMove;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.notation.MoveCodes;

/**
 * Canal Grande as it is searched: the tree has the decisions up to the next move of chance, and
 * from there play continues to the end of a turn. Its players are the sides.
 */
final class Search extends SearchedDecision<CanalGrandePosition> {

  /** The number of divisions that are searched. */
  private static final int DIVISIONS = 40;

  /** The weight of rarely tried moves, in standard deviations of the iterations' results. */
  private static final double EXPLORATION = 2;

  /** The number of turns that are played to their end, including that of the decision. */
  private static final int TURNS = 2;

  private final CanalGrandeView view;
  private final Greedy eye;
  private final Evaluation evaluation;
  private final Rollout rollout;
  private final MoveCodes codes = new MoveCodes();
  private final LongPredicate isLegal = codes::contains;
  private final double[] rewards = new double[2];

  Search(CanalGrandeView view, Budget budget, Weights weights) {
    super(
        CanalGrandePosition.class,
        view,
        budget,
        CanalGrandePosition::move,
        CanalGrandePosition::code);
    this.view = view;
    eye = new Greedy(weights, 1, 0);
    evaluation = new Evaluation(weights);
    rollout = new Rollout(root, evaluation, random);
  }

  /** Searches all moves; of divisions those that look best. */
  @Override
  protected void plant() {
    root.codes(codes);
    double[] winProbabilities = eye.winProbabilities(view, codes, random);
    tree.expand(Tree.ROOT);
    IntStream.range(0, codes.size())
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -winProbabilities[i]))
        .limit(root.phase() == Phase.DIVIDE ? DIVISIONS : codes.size())
        .forEach(i -> tree.add(Tree.ROOT, codes.get(i), winProbabilities[i]));
  }

  @Override
  public void begin() {
    view.sample(position, random);
  }

  @Override
  public int mover() {
    return position.side(position.onTurn()) - 1;
  }

  @Override
  public void advance(long code) {
    position.advance(code, listener);
  }

  @Override
  public double[] playOut() {
    playOn();
    rewards[0] = evaluation.winProbability(position, 1);
    rewards[1] = 1 - rewards[0];
    return rewards;
  }

  /** Plays to the end of the last turn that counts. */
  private void playOn() {
    for (int turns = 0; !position.isOver(); rollout.play(position, listener)) {
      if (position.phase() == Phase.DRAW && ++turns == TURNS) {
        return;
      }
    }
  }

  @Override
  public boolean canDescend() {
    return switch (position.phase()) {
      case CHOOSE, ROB, VOTE -> true;
      case DEAL, DRAW, DIVIDE, STEAL, SPY, BONUS, OVER -> false;
    };
  }

  /** Adds all moves of a phase: which of them are legal depends on hands that may be hidden. */
  @Override
  public void expand(int node) {
    tree.expand(node);
    switch (position.phase()) {
      case CHOOSE -> add(node, PackedMove.TAKE, 2);
      case ROB -> add(node, PackedMove.ROB, position.seats());
      default -> {
        add(node, PackedMove.PLAY, Card.DISTRICTS.size());
        add(node, PackedMove.GONDOLA, Card.DISTRICTS.size());
        add(node, PackedMove.DONE, 1);
        add(node, PackedMove.PASS, 1);
      }
    }
  }

  private void add(int node, int kind, int count) {
    for (int number = 0; number < count; number++) {
      tree.add(node, PackedMove.code(kind, number), 1);
    }
  }

  /** A legal child, or the root: other hands may have led to another phase here. */
  @Override
  public int next(int node, double deviation) {
    position.codes(codes);
    return tree.select(node, EXPLORATION * deviation, isLegal);
  }
}
