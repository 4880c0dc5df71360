package org.sanmarco.ui.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sanmarco.games.sanmarco.SanMarcoMove;

/**
 * A legal move and the choices that make it.
 *
 * @param inAnyOrder whether the choices may be made in another order than that of the row
 */
record ChoicePath(SanMarcoMove move, List<Choice> row, boolean inAnyOrder) {

  ChoicePath {
    row = List.copyOf(row);
  }

  /** What may be chosen next on this way; nothing if the choices so far lead elsewhere. */
  Optional<Set<Choice>> after(List<Choice> chosen) {
    if (inAnyOrder) {
      List<Choice> open = new ArrayList<>(row);
      return chosen.stream().allMatch(open::remove)
          ? Optional.of(Set.copyOf(open))
          : Optional.empty();
    }
    if (chosen.size() > row.size() || !row.subList(0, chosen.size()).equals(chosen)) {
      return Optional.empty();
    }
    return Optional.of(chosen.size() == row.size() ? Set.of() : Set.of(row.get(chosen.size())));
  }
}
