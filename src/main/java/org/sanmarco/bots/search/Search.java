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

  /** How many divisions are searched: into two offers all that there are. */
  private static final int DIVISIONS = 130;

  /** How often a move is tried before its answers are looked at one by one. */
  private static final int EXPANDED_AFTER = 12;

  /** How much better a move has to look to be thought of e times as often. */
  private static final double BLUR = 0.02;

  /** How much of the attention is given to all moves alike. */
  private static final double FAIRNESS = 0.3;

  /**
   * How much a move that looks good draws the search to it before it has been tried, in standard
   * deviations of what comes of iterations.
   */
  private static final double CURIOSITY = 4;

  private static final int MOST_NODES = 1_000_000;

  /** The time is looked at once in so many iterations. */
  private static final int PATIENCE = 64;

  private final SanMarcoView view;
  private final Thinking thinking;
  private final Horizon horizon;
  private final XorShift randomness;
  private final Outlook outlook;
  private final Hands hands;
  private final Experience experience;
  private final Rollout rollout;

  private final SanMarcoPosition root;
  private final SanMarcoPosition position;
  private final boolean hides;
  private final Tree tree = new Tree();
  private final Codes codes = new Codes();
  private final double[] chances = new double[4];

  /** The nodes on the way of this iteration, and the players who moved there. */
  private final int[] way = new int[256];

  private final int[] movers = new int[256];

  /** Whether cards were played that the tree knows nothing of. */
  private boolean strayed;

  private final Halving halving;
  private final Spread spread = new Spread();
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
    experience = new Experience(root);
    rollout = new Rollout(root, outlook, experience, randomness);
    hides = view.dividers().stream().anyMatch(view::isHidden);
    plant();
    halving = new Halving(tree);
  }

  /** The move found best. */
  SanMarcoMove best() {
    if (tree.count(Tree.ROOT) > 1) {
      for (double used = 0; used < 1 && !isDecided(used); used = thinking.used(iterations)) {
        halving.halve(used);
        for (int i = 0; i < PATIENCE; i++) {
          iterate();
        }
      }
    }
    return root.move(tree.code(halving.best()));
  }

  private boolean isDecided(double used) {
    return used > 0.1 && halving.isDecided(spread.deviation());
  }

  /** How many iterations were made. */
  long iterations() {
    return iterations;
  }

  /** Grows the tree's first branches; divisions are weighed by their cards. */
  private void plant() {
    if (root.phase() == Phase.DIVIDE) {
      tree.expand(Tree.ROOT);
      for (Weighed division : new Dividing(root, outlook, hands).best(DIVISIONS)) {
        tree.add(Tree.ROOT, division.code(), division.chance());
      }
    } else {
      expand(Tree.ROOT, root);
    }
  }

  /** Makes one iteration. */
  void iterate() {
    position.become(hides ? view.sample(randomness) : root);
    rollout.begin();
    double curiosity = CURIOSITY * spread.deviation();
    strayed = false;
    int depth = 0;
    int node = Tree.ROOT;
    while (isInTree(node) && depth < way.length) {
      int mover = position.player(position.active()) - 1;
      node = node == Tree.ROOT ? halving.next() : next(node, curiosity);
      movers[depth] = mover;
      way[depth++] = node;
      experience.remember(position, tree.code(node));
      position.advance(tree.code(node), Listener.SILENT);
      if (depth == 1 && root.phase() == Phase.DIVIDE) {
        playUpToChoice();
      }
    }
    while (!horizon.isReached(position, root.round(), root.turn())) {
      rollout.play(position);
    }
    outlook.chances(position, chances);
    experience.learn(chances);
    spread.add(chances[movers[0]]);
    for (int i = 0; i < depth; i++) {
      tree.visit(way[i], chances[movers[i]]);
    }
    iterations++;
  }

  /**
   * Plays what comes before anyone chooses from the division just made, so that the tree goes on
   * with that choice: what a division is worth is what its chooser leaves.
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
    weigh(node);
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

  private int next(int node, double curiosity) {
    if (position.phase() == Phase.EXILE_ROLL) {
      return tree.first(node) + randomness.below(tree.count(node));
    }
    return tree.select(node, curiosity);
  }

  /** Makes the moves of a position the children of a node. */
  private void expand(int node, SanMarcoPosition from) {
    tree.expand(node);
    from.codes(codes);
    boolean chance = from.phase() == Phase.EXILE_ROLL;
    for (int i = 0; i < codes.size(); i++) {
      long code = codes.get(i);
      if (isInOrder(from, code)) {
        tree.add(node, code, chance ? 1 : hands.chanceAfter(from, code));
      }
    }
  }

  /** Gives the children of a node their parts of the attention, by how good they look. */
  private void weigh(int node) {
    int first = tree.first(node);
    int end = first + tree.count(node);
    double best = 0;
    for (int child = first; child < end; child++) {
      best = Math.max(best, tree.prior(child));
    }
    double all = 0;
    for (int child = first; child < end; child++) {
      tree.weigh(child, Math.exp((tree.prior(child) - best) / BLUR));
      all += tree.prior(child);
    }
    for (int child = first; child < end; child++) {
      double share = tree.prior(child) / all;
      tree.weigh(child, FAIRNESS / tree.count(node) + (1 - FAIRNESS) * share);
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
