package org.sanmarco.games.sanmarco.material;

/**
 * The prestige that each district is worth (rule B1). Immutable; a game may be played with other
 * values than the standard ones.
 */
public final class Board {

  /** The values of {@code assets/san-marco/board.txt}. */
  public static final Board STANDARD = BoardFile.values();

  /** The largest value a district may have. */
  public static final int LARGEST = 99;

  private final int[] most;
  private final int[] second;

  Board(int[] most, int[] second) {
    this.most = most;
    this.second = second;
  }

  /** The score of the only colour with the most nobles. */
  public int most(District district) {
    return most[district.ordinal()];
  }

  /** The score of the only colour with the second most nobles. */
  public int second(District district) {
    return second[district.ordinal()];
  }

  /**
   * The same board with other values for one district.
   *
   * @param newMost what the colour with the most nobles scores
   * @param newSecond what the second scores
   * @throws IllegalArgumentException unless 1 &lt;= second &lt;= most &lt;= 99
   */
  public Board with(District district, int newMost, int newSecond) {
    if (newSecond < 1 || newMost < newSecond || newMost > LARGEST) {
      throw new IllegalArgumentException(
          "invalid values of " + district + ": " + newMost + "/" + newSecond);
    }
    Board board = new Board(most.clone(), second.clone());
    board.most[district.ordinal()] = newMost;
    board.second[district.ordinal()] = newSecond;
    return board;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && java.util.Arrays.equals(most, board.most)
        && java.util.Arrays.equals(second, board.second);
  }

  @Override
  public int hashCode() {
    return 31 * java.util.Arrays.hashCode(most) + java.util.Arrays.hashCode(second);
  }
}
