package org.sanmarco.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * A position whose moves are numbers for searches and typed moves for all other callers. The
 * methods that take or return numbers allocate nothing and check nothing.
 *
 * @param <M> the typed moves
 */
public interface PackedPosition<M extends Move> extends Position {

  /** The move with a number that is legal here. */
  M move(long code);

  /** The number of a legal move. */
  long code(Move move);

  /**
   * Replaces the list's content with the numbers of all legal moves; of none if {@link #unlisted}.
   */
  void codes(MoveCodes codes);

  /**
   * The number of one random legal move: uniform over a seat's moves, by its probabilities where
   * chance acts. The game must not be over.
   */
  long randomCode(RandomSource random);

  /** Plays the move with a number, which must be legal here. */
  void advance(long code, EventListener listener);

  /** The reason why the moves of chance can't be listed here, or null if they can. */
  @Nullable Refusal unlisted();

  /** The refusal of any move at the end of the game. */
  Refusal gameOver();

  /** Whether a move that fits the phase is one of those that are listed here. */
  default boolean isListed(Move move) {
    MoveCodes codes = new MoveCodes();
    codes(codes);
    long code = code(move);
    return codes.contains(code) && move(code).equals(move);
  }

  @Override
  default List<M> legal() {
    Refusal unlisted = unlisted();
    if (unlisted != null) {
      throw new RefusedException(unlisted);
    }
    MoveCodes codes = new MoveCodes();
    codes(codes);
    List<M> moves = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      moves.add(move(codes.get(i)));
    }
    return moves;
  }

  @Override
  default void play(Move move, EventListener listener) {
    Refusal refusal = refusal(move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    advance(code(move), listener);
  }

  @Override
  default M sample(RandomSource random) {
    if (isOver()) {
      throw new RefusedException(gameOver());
    }
    return move(randomCode(random));
  }

  @Override
  default void playRandom(RandomSource random) {
    advance(randomCode(random), EventListener.SILENT);
  }
}
