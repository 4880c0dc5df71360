package org.sanmarco.games.sanmarco.bots;

import java.util.List;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.search.SearchLoop;
import org.sanmarco.bots.search.Tree;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.MoveList;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.bots.Dividing.RatedDivision;
import org.sanmarco.kernel.EventListener;

/**
 * One decision, searched: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse
 * 2012). Each iteration samples what is hidden, descends the tree to a leaf, plays on to the
 * horizon, and adds the value of the end position to the moves on its path, each for the player who
 * made it.
 */
final class Search {

  /** The number of divisions that are searched; into two offers, all of them. */
  private static final int DIVISIONS = 130;

  /** The number of visits after which a node is expanded. */
  private static final int EXPANDED_AFTER = 12;

  /** The advantage in value that makes a move e times as likely to be considered. */
  private static final double PRIOR_TEMPERATURE = 0.02;

  /** The share of the prior that is spread evenly over all moves. */
  private static final double UNIFORM_MIX = 0.3;

  /** The weight of a prior, in standard deviations of the iterations' results. */
  private static final double EXPLORATION = 4;

  private static final int MOST_NODES = 1_000_000;

  private final SanMarcoView view;
  private final Horizon horizon;
  private final XorShift random;
  private final Evaluation evaluation;
  private final Hands hands;
  private final MoveAverages averages;
  private final Rollout rollout;

  private final SanMarcoPosition root;
  private final SanMarcoPosition position;
  private final boolean hides;
  private final Tree tree = new Tree();
  private final MoveList codes = new MoveList();
  private final double[] winProbabilities = new double[4];

  /** The path of this iteration through the tree, and the players who moved there. */
  private final int[] path = new int[256];

  private final int[] movers = new int[256];

  /** Whether cards were played that the tree knows nothing of. */
  private boolean strayed;

  private final SearchLoop loop;

  Search(SanMarcoView view, Budget budget, Weights weights, Horizon horizon) {
    this.view = view;
    this.horizon = horizon;
    random = new XorShift(budget.seed());
    evaluation = new Evaluation(weights);
    root = view.sample(random);
    position = root.copy();
    hands = new Hands(root, evaluation, true);
    averages = new MoveAverages(root);
    rollout = new Rollout(root, evaluation, averages, random);
    hides = view.dividers().stream().anyMatch(view::isHidden);
    plant();
    loop = new SearchLoop(tree, budget);
  }

  /** The move found best. */
  SanMarcoMove best() {
    return (SanMarcoMove) ranked().getFirst().move();
  }

  /** The moves that were compared to the end, the best first. */
  List<Rated> ranked() {
    return loop.ranked(this::iterate, root::move);
  }

  /** The number of iterations made. */
  long iterations() {
    return loop.iterations();
  }

  /** Grows the tree's first branches; divisions are weighed by their cards. */
  private void plant() {
    if (root.phase() == Phase.DIVIDE) {
      tree.expand(Tree.ROOT);
      for (RatedDivision division : new Dividing(root, evaluation, hands).best(DIVISIONS)) {
        tree.add(Tree.ROOT, division.code(), division.winProbability());
      }
    } else {
      expand(Tree.ROOT, root);
    }
  }

  /** Makes one iteration. */
  void iterate() {
    position.copyFrom(hides ? view.sample(random) : root);
    rollout.begin();
    double exploration = EXPLORATION * loop.deviation();
    strayed = false;
    int depth = 0;
    int node = Tree.ROOT;
    while (isInTree(node) && depth < path.length) {
      int mover = position.player(position.active()) - 1;
      node = node == Tree.ROOT ? loop.next() : next(node, exploration);
      movers[depth] = mover;
      path[depth++] = node;
      averages.remember(position, tree.code(node));
      position.advance(tree.code(node), EventListener.SILENT);
      if (depth == 1 && root.phase() == Phase.DIVIDE) {
        playUpToChoice();
      }
    }
    while (!horizon.isReached(position, root.round(), root.turn())) {
      rollout.play(position);
    }
    evaluation.winProbabilities(position, winProbabilities);
    averages.learn(winProbabilities);
    loop.learn(winProbabilities[movers[0]]);
    for (int i = 0; i < depth; i++) {
      tree.visit(path[i], winProbabilities[movers[i]]);
    }
  }

  /**
   * Plays up to the choice from the division just made, so that the tree continues with that
   * choice: the value of a division is what its chooser leaves.
   */
  private void playUpToChoice() {
    while (!isOwnChoice() && !Horizon.TURN.isReached(position, root.round(), root.turn())) {
      strayed |= position.phase() == Phase.PLAY;
      rollout.play(position);
    }
  }

  private boolean isOwnChoice() {
    return position.phase() == Phase.CHOOSE && position.offering() == root.active();
  }

  /** Whether the node has children; it is expanded after enough visits. */
  private boolean isInTree(int node) {
    if (tree.hasChildren(node)) {
      return true;
    }
    if (tree.visits(node) < EXPANDED_AFTER
        || tree.size() > MOST_NODES
        || horizon.isReached(position, root.round(), root.turn())
        || !isKnown()) {
      return false;
    }
    expand(node, position);
    tree.weigh(node, PRIOR_TEMPERATURE, UNIFORM_MIX);
    return true;
  }

  /** Whether what is legal here is the same in every iteration that comes here. */
  private boolean isKnown() {
    return switch (position.phase()) {
      case PLAY, EXILE_ROLL, EXILE_REMOVE, BONUS_EXILE, SETUP_BRIDGE -> !strayed;
      case CHOOSE ->
          !hides || position.turn() == root.turn() && !view.isHidden(position.offering());
      case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, DIVIDE, OVER -> false;
    };
  }

  private int next(int node, double exploration) {
    if (position.phase() == Phase.EXILE_ROLL) {
      return tree.first(node) + random.below(tree.count(node));
    }
    return tree.select(node, exploration);
  }

  /** Makes the moves of a position the children of a node. */
  private void expand(int node, SanMarcoPosition from) {
    tree.expand(node);
    from.codes(codes);
    boolean isChance = from.phase() == Phase.EXILE_ROLL;
    for (int i = 0; i < codes.size(); i++) {
      long code = codes.get(i);
      if (isInOrder(from, code)) {
        tree.add(node, code, isChance ? 1 : hands.winProbabilityAfter(from, code));
      }
    }
  }

  /**
   * Cards that can be played in any order are played in one: bridges, districts, traitors, then the
   * doge; an exile comes anywhere. With an empty reserve the order matters (C11).
   */
  private static boolean isInOrder(SanMarcoPosition position, long code) {
    if (position.phase() != Phase.PLAY || position.reserve(position.active()) == 0) {
      return true;
    }
    int card = card(code);
    return card == Card.EXILE.ordinal() || card == due(position.hand().packed());
  }

  private static int card(long code) {
    return switch (PackedMove.kind(code)) {
      case PackedMove.PLACE, PackedMove.GIVE_UP -> PackedMove.card(code);
      case PackedMove.BRIDGE, PackedMove.SEIZE -> Card.BRIDGE.ordinal();
      case PackedMove.TRAITOR -> Card.TRAITOR.ordinal();
      case PackedMove.DOGE -> Card.DOGE.ordinal();
      default -> Card.EXILE.ordinal();
    };
  }

  private static int due(long hand) {
    int bridge = Card.BRIDGE.ordinal();
    if (Cards.count(hand, bridge) > 0) {
      return bridge;
    }
    return Cards.first(hand);
  }
}
