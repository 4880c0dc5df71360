package org.sanmarco.games.marcopolo.bots;

import java.util.List;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.search.SearchedDecision;
import org.sanmarco.bots.search.Tree;
import org.sanmarco.bots.search.TreeSearch;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;

/**
 * Marco Polo as it is searched: the tree covers the turn of the seat that decides, and from there a
 * few rounds are played out quickly.
 */
final class Search implements SearchedDecision {

  /** The advantage in value that makes a move e times as likely to be considered. */
  private static final double PRIOR_TEMPERATURE = 0.03;

  /** The share of the prior that is spread evenly over all moves. */
  private static final double UNIFORM_MIX = 0.3;

  /** The weight of a prior, in standard deviations of the iterations' results. */
  private static final double EXPLORATION = 3;

  private final MarcoPoloView view;
  private final Budget budget;
  private final XorShift random;
  private final Choices choices;
  private final Playout playout;
  private final MarcoPoloPosition position;
  private final Tree tree = new Tree();
  private EventListener listener = EventListener.SILENT;

  Search(MarcoPoloView view, Budget budget, Weights weights) {
    this.view = view;
    this.budget = budget;
    random = new XorShift(budget.seed());
    Evaluation evaluation = new Evaluation(weights);
    position = view.sample(random);
    choices = new Choices(position, evaluation);
    playout = new Playout(view, evaluation, weights, random);
  }

  @Override
  public TreeSearch search() {
    grow(Tree.ROOT);
    return new TreeSearch(tree, budget, this, position::move);
  }

  @Override
  public TreeSearch search(List<? extends Move> moves) {
    tree.plant(moves.stream().mapToLong(position::code));
    return new TreeSearch(tree, budget, this, position::move);
  }

  @Override
  public void listen(EventListener next) {
    listener = next;
  }

  @Override
  public MarcoPoloPosition position() {
    return position;
  }

  @Override
  public void begin() {
    view.sampleInto(position, random);
  }

  /** The seat that decides makes all moves of the tree. */
  @Override
  public int mover() {
    return view.onTurn() - 1;
  }

  @Override
  public void advance(long code) {
    position.advance(code, listener);
  }

  /**
   * Whether the seat still decides in this turn; the legal moves are then the same in every
   * iteration, as its own hand is known.
   */
  @Override
  public boolean canExpand() {
    return position.turn() == view.turn()
        && (position.phase() == Phase.MOVE || position.phase() == Phase.TAKE);
  }

  @Override
  public void expand(int node) {
    grow(node);
    tree.weigh(node, PRIOR_TEMPERATURE, UNIFORM_MIX);
  }

  private void grow(int node) {
    tree.expand(node);
    choices.find(position);
    for (int i = 0; i < choices.size(); i++) {
      long code = choices.get(i);
      tree.add(node, code, choices.winProbabilityAfter(position, code));
    }
  }

  @Override
  public int next(int node, double deviation) {
    return tree.select(node, EXPLORATION * deviation);
  }

  @Override
  public double[] playOut() {
    return playout.winProbabilities(position, listener);
  }
}
