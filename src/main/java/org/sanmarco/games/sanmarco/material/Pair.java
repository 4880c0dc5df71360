package org.sanmarco.games.sanmarco.material;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.notation.Field;

/**
 * Two neighbouring districts, between which bridges may stand (rule B2).
 *
 * @param index its place in {@link #ALL}
 * @param low the district with the lower die number
 * @param high the other
 */
public record Pair(int index, District low, District high) {

  /** The ten pairs of the board, in the order of their die numbers. */
  public static final List<Pair> ALL = BoardFile.pairs();

  /** The number of them. */
  public static final int COUNT = ALL.size();

  /** The set of all pairs: as in every such set, a bit for each. */
  public static final int EVERY = (1 << COUNT) - 1;

  /** The district at the other end of an exit. */
  public static final Field BEYOND = Field.first(3);

  /** The pair that an exit crosses. */
  public static final Field CROSSED = BEYOND.next(4);

  /** The exits of each district: the district {@link #BEYOND} and the pair {@link #CROSSED}. */
  public static final int[][] EXITS =
      District.ALL.stream()
          .map(from ->
              ALL.stream()
                  .filter(pair -> pair.touches(from))
                  .mapToInt(pair ->
                      (int) (BEYOND.of(pair.other(from).ordinal()) | CROSSED.of(pair.index)))
                  .toArray())
          .toArray(int[][]::new);

  /** For each district the set of pairs that touch it. */
  public static final int[] AT =
      District.ALL.stream()
          .mapToInt(district ->
              ALL.stream()
                  .filter(pair -> pair.touches(district))
                  .mapToInt(pair -> 1 << pair.index)
                  .sum())
          .toArray();

  /** Pair index by the two districts, -1 where they are not neighbours. */
  private static final int[][] BETWEEN = new int[District.COUNT][District.COUNT];

  static {
    for (int[] row : BETWEEN) {
      java.util.Arrays.fill(row, -1);
    }
    for (Pair pair : ALL) {
      BETWEEN[pair.low.ordinal()][pair.high.ordinal()] = pair.index;
      BETWEEN[pair.high.ordinal()][pair.low.ordinal()] = pair.index;
    }
  }

  /** The pair of two districts in either order, or null if they are not neighbours. */
  public static @Nullable Pair of(District one, District other) {
    int index = between(one.ordinal(), other.ordinal());
    return index < 0 ? null : ALL.get(index);
  }

  /** Whether the pair joins this district to another. */
  public boolean touches(District district) {
    return district == low || district == high;
  }

  /** The end that is not this one; the district must be one of the two. */
  public District other(District district) {
    return district == low ? high : low;
  }

  /** As in moves, such as {@code CAN-MAR}. */
  @Override
  public String toString() {
    return low + "-" + high;
  }

  static int between(int one, int other) {
    return BETWEEN[one][other];
  }
}
