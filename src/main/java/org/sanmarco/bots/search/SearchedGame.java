package org.sanmarco.bots.search;

/**
 * The game that a {@link TreeSearch} plays: one position, which each iteration resets and plays on.
 * A player is an index into the rewards.
 */
public interface SearchedGame {

  /** Resets the position to the decision, with what is hidden sampled again. */
  void begin();

  /** The player who decides in the position. */
  int mover();

  /** Plays a move. */
  void advance(long code);

  /** Whether the tree can continue in this iteration, if the node has children. */
  default boolean canDescend() {
    return true;
  }

  /** Whether the position can get children: what is legal is the same in every iteration. */
  default boolean canExpand() {
    return true;
  }

  /** Adds the children of a node, by the position, to the tree. */
  void expand(int node);

  /**
   * The child to visit next; {@link Tree#ROOT} if no child is legal in this iteration.
   *
   * @param deviation the standard deviation of the iterations' results
   */
  int next(int node, double deviation);

  /** Plays the position to the end of the iteration; returns each player's reward, 0 to 1. */
  double[] playOut();
}
