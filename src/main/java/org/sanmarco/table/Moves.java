package org.sanmarco.table;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Written moves, unchangeable. A list with one more move shares what both have, so that a game can
 * be recorded after every move at a cost that doesn't grow with it.
 */
public final class Moves extends AbstractList<String> implements RandomAccess {

  /** No moves. */
  static final Moves NONE = new Moves(new String[16], 0);

  /** Longer lists may stand in the same array, beyond {@link #size}. */
  private final @Nullable String[] shared;

  private final int size;

  private Moves(@Nullable String[] shared, int size) {
    this.shared = shared;
    this.size = size;
  }

  /** A list with one more move. Lists derived from each other must be used by one thread. */
  Moves with(String move) {
    boolean isFree = size > 0 && size < shared.length && shared[size] == null;
    @Nullable String[] array =
        isFree ? shared : Arrays.copyOf(Arrays.copyOf(shared, size), size * 2 + 16);
    array[size] = move;
    return new Moves(array, size + 1);
  }

  /** The first n moves. */
  Moves first(int count) {
    return new Moves(shared, Objects.checkIndex(count, size + 1));
  }

  /** The number of moves that two lists have in common at their start. */
  @SuppressWarnings("ReferenceEquality") // the very same array saves comparing what is in it
  public static int common(List<String> one, List<String> other) {
    int most = Math.min(one.size(), other.size());
    if (one instanceof Moves a && other instanceof Moves b && a.shared == b.shared) {
      return most;
    }
    int common = 0;
    while (common < most && one.get(common).equals(other.get(common))) {
      common++;
    }
    return common;
  }

  @Override
  public String get(int index) {
    return Objects.requireNonNull(shared[Objects.checkIndex(index, size)]);
  }

  @Override
  public int size() {
    return size;
  }
}
