package org.sanmarco.ui.move;

import module java.base;

import org.sanmarco.kernel.Move;

/**
 * A legal move and the choices that make it.
 *
 * @param inAnyOrder whether the choices may be made in another order than that of the row
 */
public record ChoicePath(Move move, List<Choice> row, boolean inAnyOrder) {

  public ChoicePath {
    row = List.copyOf(row);
  }

  /** A path that is the move itself. */
  public static ChoicePath of(Move move) {
    return new ChoicePath(move, List.of(new Choice.OfMove(move)), false);
  }

  /**
   * The next choices on this path, in the order of the row; empty if the choices so far lead
   * elsewhere.
   */
  Optional<Set<Choice>> after(List<Choice> chosen) {
    if (inAnyOrder) {
      List<Choice> open = new ArrayList<>(row);
      return chosen.stream().allMatch(open::remove)
          ? Optional.of(new LinkedHashSet<>(open))
          : Optional.empty();
    }
    if (chosen.size() > row.size() || !row.subList(0, chosen.size()).equals(chosen)) {
      return Optional.empty();
    }
    return Optional.of(chosen.size() == row.size() ? Set.of() : Set.of(row.get(chosen.size())));
  }
}
