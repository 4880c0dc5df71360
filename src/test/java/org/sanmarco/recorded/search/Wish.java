package org.sanmarco.recorded.search;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;

/**
 * A game that is wanted.
 *
 * @param name of the file
 * @param found the numbers of the moves in which it happens; none if it doesn't
 */
record Wish(
    String name,
    int players,
    Map<String, String> options,
    Taste taste,
    Function<List<Step>, List<Integer>> found) {

  /** A game with a certain step in it. */
  static Wish of(String name, int players, Taste taste, Predicate<Step> step) {
    return new Wish(
        name,
        players,
        Map.of(),
        taste,
        steps -> steps.stream().filter(step).map(Step::number).toList());
  }

  /** A game that ends as wanted. */
  static Wish ending(String name, int players, Taste taste, Predicate<Step> last) {
    return new Wish(
        name,
        players,
        Map.of(),
        taste,
        steps -> last.test(steps.getLast()) ? List.of(steps.getLast().number()) : List.of());
  }

  /** What the game starts from. */
  Setup setup() {
    return new Setup(SanMarco.ID, players, options);
  }

  Wish with(String option, String value) {
    return new Wish(name, players, Map.of(option, value), taste, found);
  }
}
