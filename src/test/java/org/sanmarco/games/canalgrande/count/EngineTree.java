package org.sanmarco.games.canalgrande.count;

import java.util.List;
import org.sanmarco.contract.Counts;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/**
 * Counts the leaves of a game's tree by the numbers that a search uses. A leaf is a position so
 * many moves on, or one before that from which the tree can't go on: the game is over, or a draw is
 * due that nobody gave.
 */
final class EngineTree {

  private final CanalGrandePosition root;
  private final List<String> given;

  EngineTree(Counts counts) {
    root = (CanalGrandePosition) counts.table().positionAfter(counts.after());
    given = counts.given();
  }

  long leaves(int depth) {
    return leaves(root, depth, 0);
  }

  private long leaves(CanalGrandePosition position, int depth, int drawn) {
    if (depth == 0 || position.isOver()) {
      return 1;
    }
    CanalGrandePosition next = position.copy();
    if (isDrawn(position.phase())) {
      if (drawn == given.size()) {
        return 1;
      }
      next.play(new CanalGrande().read(given.get(drawn)), EventListener.SILENT);
      return leaves(next, depth - 1, drawn + 1);
    }
    MoveCodes moves = new MoveCodes();
    position.codes(moves);
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      next.copyFrom(position);
      next.advance(moves.get(i), EventListener.SILENT);
      sum += leaves(next, depth - 1, drawn);
    }
    return sum;
  }

  private static boolean isDrawn(Phase phase) {
    return phase == Phase.DRAW || phase == Phase.SPY || phase == Phase.BONUS;
  }
}
