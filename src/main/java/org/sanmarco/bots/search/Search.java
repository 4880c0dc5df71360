package org.sanmarco.bots.search;

import org.sanmarco.bots.Thinking;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.sanmarco.Dividing;
import org.sanmarco.bots.sanmarco.Dividing.Weighed;
import org.sanmarco.bots.sanmarco.Hands;
import org.sanmarco.bots.sanmarco.Outlook;
import org.sanmarco.bots.sanmarco.Weights;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.Cards;
import org.sanmarco.rules.sanmarco.Code;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.Phase;
import org.sanmarco.rules.sanmarco.SanMarcoMove;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;
import org.sanmarco.rules.sanmarco.SanMarcoView;

/**
 * One decision, searched: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse
 * 2012). Each iteration draws what is hidden, follows the tree to where it ends, plays on to the
 * horizon, and tells all moves on its way what the position is worth to the players who made them.
 */
final class Search {

  /** How many divisions are searched, and how many are weighed to find them. */
  private static final int DIVISIONS = 20;

  private static final int WEIGHED = 40;

  /** How often a move is tried before its answers are looked at one by one. */
  private static final int EXPANDED_AFTER = 12;

  /** How much better a move has to look to be thought of e times as often. */
  private static final double BLUR = 0.02;

  /** How much of the attention is given to all moves alike. */
  private static final double FAIRNESS = 0.15;

  private static final int MOST_NODES = 1_000_000;

  /** The time is looked at once in so many iterations. */
  private static final int PATIENCE = 64;

  private final SanMarcoView view;
  private final Thinking thinking;
  private final Horizon horizon;
  private final XorShift randomness;
  private final Outlook outlook;
  private final Hands hands;
  private final Rollout rollout;

  private final SanMarcoPosition root;
  private final SanMarcoPosition position;
  private final boolean hides;
  private final Tree tree = new Tree();
  private final Codes codes = new Codes();
  private final double[] chances = new double[4];
  private double[] looks = new double[64];

  /** The nodes on the way of this iteration, and the players who moved there. */
  private final int[] way = new int[256];

  private final int[] movers = new int[256];

  private long iterations;

  Search(SanMarcoView view, Thinking thinking, Weights weights, Horizon horizon) {
    this.view = view;
    this.thinking = thinking;
    this.horizon = horizon;
    randomness = new XorShift(thinking.seed());
    outlook = new Outlook(weights);
    root = view.sample(randomness);
    position = root.copy();
    hands = new Hands(root, outlook, true);
    rollout = new Rollout(root, outlook, randomness);
    hides = view.dividers().stream().anyMatch(view::isHidden);
  }

  /** The move found best. */
  SanMarcoMove best() {
    plant();
    if (tree.count(Tree.ROOT) > 1) {
      while (thinking.used(iterations) < 1 && !isDecided()) {
        for (int i = 0; i < PATIENCE; i++) {
          iterate();
        }
      }
    }
    return root.move(tree.code(tree.favourite(Tree.ROOT)));
  }

  /** How many iterations were made. */
  long iterations() {
    return iterations;
  }

  /** Grows the tree's first branches. */
  void plant() {
    if (root.phase() == Phase.DIVIDE) {
      tree.expand(Tree.ROOT);
      for (Weighed division : new Dividing(root, outlook).best(DIVISIONS, WEIGHED)) {
        looks[tree.count(Tree.ROOT)] = division.chance();
        tree.add(Tree.ROOT, division.code(), 0);
      }
      weigh(Tree.ROOT);
    } else {
      expand(Tree.ROOT, root);
    }
  }

  /** Whether no other move can still be visited more often than the favourite. */
  private boolean isDecided() {
    double used = thinking.used(iterations);
    if (used < 0.1) {
      return false;
    }
    double left = iterations / used - iterations;
    int favourite = tree.favourite(Tree.ROOT);
    int first = tree.first(Tree.ROOT);
    for (int child = first; child < first + tree.count(Tree.ROOT); child++) {
      if (child != favourite && tree.visits(child) + left > tree.visits(favourite)) {
        return false;
      }
    }
    return true;
  }

  /** Makes one iteration. */
  void iterate() {
    position.become(hides ? view.sample(randomness) : root);
    int depth = 0;
    int node = Tree.ROOT;
    while (isInTree(node) && depth < way.length) {
      int mover = position.player(position.active()) - 1;
      node = next(node);
      movers[depth] = mover;
      way[depth++] = node;
      position.advance(tree.code(node), Listener.SILENT);
    }
    while (!horizon.isReached(position, root.round(), root.turn())) {
      rollout.play(position);
    }
    outlook.chances(position, chances);
    tree.visit(Tree.ROOT, 0);
    for (int i = 0; i < depth; i++) {
      tree.visit(way[i], chances[movers[i]]);
    }
    iterations++;
  }

  /** Whether the tree goes on from here; it grows where it is visited often. */
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
    return true;
  }

  /** Whether what is legal here is the same in every iteration that comes here. */
  private boolean isKnown() {
    return switch (position.phase()) {
      case PLAY, EXILE_ROLL, EXILE_REMOVE, BONUS_EXILE, SETUP_BRIDGE -> true;
      case CHOOSE -> !hides || position.turn() == root.turn() && isOpen();
      case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, DIVIDE, OVER -> false;
    };
  }

  private boolean isOpen() {
    int divider =
        position.roles().size() == 4 ? position.roles().indexOf(position.active()) / 2 : 0;
    return !view.isHidden(position.dividers().get(divider));
  }

  private int next(int node) {
    if (position.phase() == Phase.EXILE_ROLL) {
      return tree.first(node) + randomness.below(tree.count(node));
    }
    return tree.select(node);
  }

  /**
   * Makes the moves of a position the children of a node, those that look good with more weight.
   */
  private void expand(int node, SanMarcoPosition from) {
    tree.expand(node);
    from.codes(codes);
    boolean chance = from.phase() == Phase.EXILE_ROLL;
    if (looks.length < codes.size()) {
      looks = new double[2 * codes.size()];
    }
    for (int i = 0; i < codes.size(); i++) {
      long code = codes.get(i);
      if (isInOrder(from, code)) {
        looks[tree.count(node)] = chance ? 1 : hands.chanceAfter(from, code);
        tree.add(node, code, 0);
      }
    }
    weigh(node);
  }

  /** Gives the children of a node their parts of the attention, by how good they look. */
  private void weigh(int node) {
    int count = tree.count(node);
    double best = 0;
    for (int i = 0; i < count; i++) {
      best = Math.max(best, looks[i]);
    }
    double all = 0;
    for (int i = 0; i < count; i++) {
      looks[i] = Math.exp((looks[i] - best) / BLUR);
      all += looks[i];
    }
    for (int i = 0; i < count; i++) {
      tree.weigh(tree.first(node) + i, FAIRNESS / count + (1 - FAIRNESS) * looks[i] / all);
    }
  }

  /**
   * Of cards that can be played in any order one is kept to: bridges, districts, traitors, then the
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
    return switch (Code.kind(code)) {
      case Code.PLACE, Code.GIVE_UP -> Code.card(code);
      case Code.BRIDGE, Code.SEIZE -> Card.BRIDGE.ordinal();
      case Code.TRAITOR -> Card.TRAITOR.ordinal();
      case Code.DOGE -> Card.DOGE.ordinal();
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
