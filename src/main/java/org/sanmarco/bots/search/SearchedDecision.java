package org.sanmarco.bots.search;

import module java.base;

import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;

/**
 * A view of a game that can be searched once, or played on from.
 *
 * @param <P> the game's positions
 */
public abstract class SearchedDecision<P extends Position> implements SearchedGame {

  /** The source of all that is sampled. */
  protected final XorShift random;

  /** A position that looks like the view. */
  protected final P root;

  /** The position that iterations play on. */
  protected final P position;

  /** The tree of the search. */
  protected final Tree tree = new Tree();

  /** The listener to the events of iterations. */
  protected EventListener listener = EventListener.SILENT;

  private final Budget budget;
  private final LongFunction<? extends Move> moves;
  private final ToLongFunction<Move> codes;

  /**
   * A decision that has not been searched.
   *
   * @param type the class of the game's positions
   * @param moves the move with a number in a position
   * @param codes the number of a move that is legal in a position
   */
  protected SearchedDecision(
      Class<P> type,
      View view,
      Budget budget,
      BiFunction<P, Long, ? extends Move> moves,
      ToLongBiFunction<P, Move> codes) {
    this.budget = budget;
    random = new XorShift(budget.seed());
    root = type.cast(view.sample(random));
    position = type.cast(root.copy());
    this.moves = code -> moves.apply(root, code);
    this.codes = move -> codes.applyAsLong(root, move);
  }

  /** Makes the moves that the game considers the children of the root. */
  protected abstract void plant();

  /** A search among the moves that the game considers. */
  public final TreeSearch search() {
    plant();
    return new TreeSearch(tree, budget, this, moves);
  }

  /**
   * A search among given moves.
   *
   * @param given each legal for the seat that decides
   */
  final TreeSearch search(List<? extends Move> given) {
    tree.plant(given.stream().mapToLong(codes));
    return new TreeSearch(tree, budget, this, moves);
  }

  /** Sets the listener to the events of all further iterations; at first nobody listens. */
  final void listen(EventListener next) {
    listener = next;
  }

  /** The position that iterations play on. */
  final P position() {
    return position;
  }
}
