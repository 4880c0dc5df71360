package org.sanmarco.games.marcopolo.bots;

import java.util.List;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.search.SearchLoop;
import org.sanmarco.bots.search.Tree;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.EventListener;

/**
 * Searches one decision: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse
 * 2012). Each iteration samples the hidden cards, descends the tree through the turn of the seat
 * that decides, plays on quickly for a few rounds, and adds the value of the position to the moves
 * on its path.
 */
final class Search {

  /** The number of visits after which a node is expanded. */
  private static final int EXPANDED_AFTER = 12;

  /** The advantage in value that makes a move e times as likely to be considered. */
  private static final double PRIOR_TEMPERATURE = 0.03;

  /** The share of the prior that is spread evenly over all moves. */
  private static final double UNIFORM_MIX = 0.3;

  /** The weight of a prior, in standard deviations of the iterations' results. */
  private static final double EXPLORATION = 3;

  private static final int MOST_NODES = 1_000_000;

  /** More moves than a turn has; no seat can step further than the track goes. */
  private static final int DEPTH = 64;

  private final MarcoPoloView view;
  private final XorShift random;
  private final Choices choices;
  private final Playout playout;
  private final MarcoPoloPosition position;
  private final Tree tree = new Tree();
  private final int[] path = new int[DEPTH];
  private final SearchLoop loop;

  Search(MarcoPoloView view, Budget budget, Weights weights) {
    this.view = view;
    random = new XorShift(budget.seed());
    Evaluation evaluation = new Evaluation(weights);
    position = view.sample(random);
    choices = new Choices(position, evaluation);
    playout = new Playout(view, evaluation, weights, random);
    expand(Tree.ROOT);
    loop = new SearchLoop(tree, budget);
  }

  /** The moves that were compared to the end, the best first. */
  List<Rated> ranked() {
    return loop.ranked(this::iterate, position::move);
  }

  private void iterate() {
    view.sampleInto(position, random);
    double exploration = EXPLORATION * loop.deviation();
    int depth = 0;
    int node = Tree.ROOT;
    while (depth < DEPTH && isInTree(node)) {
      node = node == Tree.ROOT ? loop.next() : tree.select(node, exploration);
      path[depth++] = node;
      position.advance(tree.code(node), EventListener.SILENT);
    }
    double reward = playout.winProbability(position);
    loop.learn(reward);
    for (int i = 0; i < depth; i++) {
      tree.visit(path[i], reward);
    }
  }

  /** Whether the node has children; it is expanded after enough visits. */
  private boolean isInTree(int node) {
    if (tree.hasChildren(node)) {
      return true;
    }
    if (tree.visits(node) < EXPANDED_AFTER || tree.size() > MOST_NODES || !isOwnDecision()) {
      return false;
    }
    expand(node);
    tree.weigh(node, PRIOR_TEMPERATURE, UNIFORM_MIX);
    return true;
  }

  /**
   * Whether the seat still decides in this turn; the legal moves are then the same in every
   * iteration, as its own hand is known.
   */
  private boolean isOwnDecision() {
    return position.turn() == view.turn()
        && (position.phase() == Phase.MOVE || position.phase() == Phase.TAKE);
  }

  private void expand(int node) {
    tree.expand(node);
    choices.find(position);
    for (int i = 0; i < choices.size(); i++) {
      long code = choices.get(i);
      tree.add(node, code, choices.winProbabilityAfter(position, code));
    }
  }
}
