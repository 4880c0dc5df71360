package org.sanmarco.room;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;

/**
 * The moves of players who have decided before they were asked, as {@link View#early} lets them. A
 * move counts once its seat is asked. For one thread.
 */
public final class EarlyMoves {

  private final Map<Integer, Move> moves = new TreeMap<>();

  /**
   * The position in which a seat may decide before it is asked; empty if it may not.
   *
   * @param view the seat's view
   * @param decided the seats that have decided so
   */
  public static Optional<View> own(View view, Collection<Integer> decided) {
    // Another seat of the same player may be meant.
    return view.early()
        .filter(early -> early.seat() == seat(early) && !decided.contains(early.seat()));
  }

  /** The seat that decides in an early position. */
  public static int seat(View early) {
    return early.actor() instanceof Actor.Seat(int seat) ? seat : 0;
  }

  /** The reason why a move is not legal in an early position; null if it is. */
  public static @Nullable Refusal refusal(View early, Move move) {
    // What is hidden makes no difference to what the seat may do, so any position will do.
    return early.sample(new Random(0)::nextInt).refusal(move);
  }

  /** Whether a player may decide before they are asked, and has not done so. */
  public boolean isOpen(View view) {
    return view.early().filter(early -> !moves.containsKey(seat(early))).isPresent();
  }

  /**
   * The reason why moves can't be made before their player is asked; null if they can.
   *
   * @param view the player's view
   */
  public @Nullable Refusal whyNot(View view, List<Move> made) {
    return isOpen(view) && made.size() == 1
        ? refusal(view.early().orElseThrow(), made.getFirst())
        : Refusals.NOT_YOURS;
  }

  /**
   * Keeps a player's move until they are asked.
   *
   * @param view the player's view
   * @return why it isn't kept; null if it is
   */
  public @Nullable Refusal decide(View view, List<Move> made) {
    Refusal refusal = whyNot(view, made);
    if (refusal == null) {
      moves.put(seat(view.early().orElseThrow()), made.getFirst());
    }
    return refusal;
  }

  /** Drops the move of a player, who decides again; returns whether there was one. */
  public boolean takeBack(View view) {
    return view.early().map(early -> moves.remove(seat(early)) != null).orElse(false);
  }

  /** Takes out the move of the seat that is asked now, if it has decided. */
  public Optional<Move> take(Actor actor) {
    return actor instanceof Actor.Seat(int seat)
        ? Optional.ofNullable(moves.remove(seat))
        : Optional.empty();
  }

  /**
   * Drops the moves of seats that are neither asked now nor may decide before they are.
   *
   * @param actor the actor of the next move
   */
  public void keep(Actor actor, IntFunction<View> views) {
    moves
        .keySet()
        .removeIf(
            seat -> !actor.equals(new Actor.Seat(seat)) && views.apply(seat).early().isEmpty());
  }

  /** Drops all moves, as others were undone. */
  public void clear() {
    moves.clear();
  }

  /** The seats that have decided before they were asked. */
  public Set<Integer> seats() {
    return Set.copyOf(moves.keySet());
  }
}
