package org.sanmarco.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;

/**
 * A game in progress as one screen may read it: positions and moves as a seat may see them. A
 * {@link Table} of this program can also be controlled.
 */
public interface GameSource {

  /** The rules. */
  Game game();

  /** The seats, the first seat first. */
  List<Seat> seats();

  /** A seat; 1 for the first. */
  default Seat seat(int number) {
    return seats().get(number - 1);
  }

  /** The number of moves that have been played. */
  int size();

  /** The actor of the next move. */
  Actor actor();

  /** The position as a seat may see it; 0 for what all may see. */
  View view(int seat);

  /**
   * The position on display: the present one, or while a move waits that is to end the game, the
   * one after it and before that end.
   */
  default View shown(int seat) {
    return view(seat);
  }

  /** The position after some of the moves, as a seat may see it. */
  View view(int seat, int moves);

  /** All moves as a seat may see them; an unmodifiable view that changes with the game. */
  List<SeenMove> moves(int seat);

  /** The last move as a seat may see it; only after the first move. */
  default SeenMove lastMove(int seat) {
    return moves(seat).getLast();
  }

  /** The view of a seat after moves of the actor that reveal nothing to the actor. */
  View ahead(int seat, List<Move> parts);

  /** The reason why a move is not legal after moves not played yet; null if it is. */
  @Nullable Refusal refusal(List<Move> parts, Move move);

  /** Whether the game is for practice, so that every move can be undone. */
  boolean isPractice();

  /** The game's name and its beginning, the same at all screens. */
  Occasion occasion();

  /**
   * The whole game with its secret moves, to be saved or exported; empty if it isn't known here: a
   * host elsewhere has it, and it is not over, or its log was not checked yet.
   */
  Optional<GameRecord> whole();

  /**
   * A new game from the position after some of the moves, with a chance source of its own; only if
   * the {@link #whole} is known.
   */
  default Table continued(int moves, ChanceSource chanceSource) {
    GameRecord all = whole().orElseThrow();
    return Table.replay(game(), all.setup(), all.seats(), all.chanceSource(), all.moves())
        .table()
        .continued(moves, chanceSource);
  }
}
