package org.sanmarco.ui.motion;

import java.util.List;

/**
 * The pace at which the rows of a decisive moment are counted, piece by piece, the last row first.
 * All times in milliseconds from its beginning.
 *
 * @param counts the number of pieces in each row
 */
public record Counting(List<Integer> counts) {

  private static final double PIECE = 90;
  private static final double LONGEST_ROW = 480;
  private static final double PAUSE = 140;

  public Counting {
    counts = List.copyOf(counts);
  }

  /** The time at which a row begins. */
  public double begin(int row) {
    return row + 1 == counts.size() ? PAUSE : end(row + 1) + PAUSE;
  }

  /** The time at which all pieces of a row are counted. */
  public double end(int row) {
    return begin(row) + Math.min(PIECE * counts.get(row), LONGEST_ROW);
  }

  /** The time at which all rows are counted. */
  public double length() {
    return counts.isEmpty() ? 0 : end(0) + PAUSE;
  }
}
