package org.sanmarco.table;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;

/**
 * The result of playing a list of written moves.
 *
 * @param table the game after the last good move
 * @param bad the first move that was refused, or null if none was
 */
public record ReplayResult(Table table, @Nullable BadMove bad) {

  /**
   * A written move that was refused.
   *
   * @param number 1 for the game's first move
   * @param text as written
   * @param refusal why
   */
  public record BadMove(int number, String text, Refusal refusal) {}
}
