package org.sanmarco.ui.table.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.View;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.SeenMove;

/**
 * Moves that were taken back.
 *
 * @param asker the seat whose player asked for it; 0 if that isn't known
 * @param last the last move of the decision, as all may see it
 * @param before the position before it, as all may see it
 */
public record TakenBack(int asker, SeenMove last, View before) {

  /** The moves that a game had and has no longer; null if none of them was a seat's. */
  static @Nullable TakenBack of(int asker, List<SeenMove> moves, GameSource source) {
    return moves.subList(source.size(), moves.size()).stream()
        .filter(move -> move.by() instanceof Actor.Seat)
        .findFirst()
        .map(move -> new TakenBack(asker, move, source.view(0)))
        .orElse(null);
  }
}
