package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.bots.Budget;
import org.sanmarco.bots.search.SearchedDecision;
import org.sanmarco.bots.search.Tree;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.bots.Dividing.RatedDivision;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.notation.MoveCodes;

/**
 * San Marco as it is searched: from the leaves of the tree, play continues to the end of the round.
 */
final class Search extends SearchedDecision<SanMarcoPosition> {

  /** The number of divisions that are searched; into two offers, all of them. */
  private static final int DIVISIONS = 130;

  /** The advantage in value that makes a move e times as likely to be considered. */
  private static final double PRIOR_TEMPERATURE = 0.02;

  /** The share of the prior that is spread evenly over all moves. */
  private static final double UNIFORM_MIX = 0.3;

  /** The weight of a prior, in standard deviations of the iterations' results. */
  private static final double EXPLORATION = 4;

  private final SanMarcoView view;
  private final Evaluation evaluation;
  private final Hands hands;
  private final MoveAverages averages;
  private final Rollout rollout;
  private final boolean hides;
  private final MoveCodes codes = new MoveCodes();
  private final double[] winProbabilities = new double[4];

  /** Whether the first move of the iteration has been made. */
  private boolean begun;

  /** Whether cards were played that the tree knows nothing of. */
  private boolean strayed;

  Search(SanMarcoView view, Budget budget, Weights weights) {
    super(SanMarcoPosition.class, view, budget, SanMarcoPosition::move, SanMarcoPosition::code);
    this.view = view;
    evaluation = new Evaluation(weights);
    hands = new Hands(root, evaluation, true);
    averages = new MoveAverages(root);
    rollout = new Rollout(root, evaluation, averages, random);
    hides = view.dividers().stream().anyMatch(view::isHidden);
  }

  /** Searches the moves that look best; divisions are weighed by their cards. */
  @Override
  protected void plant() {
    if (root.phase() == Phase.DIVIDE) {
      tree.expand(Tree.ROOT);
      for (RatedDivision division : new Dividing(root, evaluation, hands).best(DIVISIONS)) {
        tree.add(Tree.ROOT, division.code(), division.winProbability());
      }
    } else {
      grow(Tree.ROOT, root);
    }
  }

  @Override
  public void begin() {
    position.copyFrom(hides ? view.sample(random) : root);
    rollout.begin();
    begun = false;
    strayed = false;
  }

  @Override
  public int mover() {
    return position.player(position.active()) - 1;
  }

  @Override
  public void advance(long code) {
    averages.remember(position, code);
    position.advance(code, listener);
    if (!begun && root.phase() == Phase.DIVIDE) {
      playUpToChoice();
    }
    begun = true;
  }

  @Override
  public double[] playOut() {
    while (!isRoundOver()) {
      rollout.play(position, listener);
    }
    evaluation.winProbabilities(position, winProbabilities);
    averages.learn(winProbabilities);
    return winProbabilities;
  }

  /**
   * Plays up to the choice from the division just made, so that the tree continues with that
   * choice: the value of a division is what its chooser leaves.
   */
  private void playUpToChoice() {
    while (!isOwnChoice() && !isRoundOver() && position.turn() == root.turn()) {
      strayed |= position.phase() == Phase.PLAY;
      rollout.play(position, listener);
    }
  }

  private boolean isRoundOver() {
    return position.round() != root.round() || position.phase() == Phase.OVER;
  }

  private boolean isOwnChoice() {
    return position.phase() == Phase.CHOOSE && position.offering() == root.active();
  }

  @Override
  public boolean canExpand() {
    return !isRoundOver()
        && switch (position.phase()) {
          case PLAY, EXILE_ROLL, EXILE_REMOVE, BONUS_EXILE, SETUP_BRIDGE -> !strayed;
          case CHOOSE ->
              !hides || position.turn() == root.turn() && !view.isHidden(position.offering());
          case SETUP_ROLL, SETUP_REROLL, ROLES, DRAW, DIVIDE, OVER -> false;
        };
  }

  @Override
  public int next(int node, double deviation) {
    if (position.phase() == Phase.EXILE_ROLL) {
      return tree.first(node) + random.below(tree.count(node));
    }
    return tree.select(node, EXPLORATION * deviation);
  }

  @Override
  public void expand(int node) {
    grow(node, position);
    tree.weigh(node, PRIOR_TEMPERATURE, UNIFORM_MIX);
  }

  /** Makes the moves of a position the children of a node. */
  private void grow(int node, SanMarcoPosition from) {
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
