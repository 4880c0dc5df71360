package org.sanmarco.games.sanmarco.recorded.search;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;

/**
 * A game that is wanted.
 *
 * @param name of the file
 * @param found the numbers of the moves in which it happens; none if it doesn't
 */
record WantedGame(
    String name,
    int players,
    Map<String, String> options,
    MoveFilter filter,
    Function<List<Step>, List<Integer>> found) {

  /** A game with a certain step in it. */
  static WantedGame of(String name, int players, MoveFilter filter, Predicate<Step> step) {
    return new WantedGame(
        name,
        players,
        Map.of(),
        filter,
        steps -> steps.stream().filter(step).map(Step::number).toList());
  }

  /** A game that ends as wanted. */
  static WantedGame ending(String name, int players, MoveFilter filter, Predicate<Step> last) {
    return new WantedGame(
        name,
        players,
        Map.of(),
        filter,
        steps -> last.test(steps.getLast()) ? List.of(steps.getLast().number()) : List.of());
  }

  /** The set-up of the game. */
  Setup setup() {
    return new Setup(SanMarco.ID, players, options);
  }

  WantedGame with(String option, String value) {
    return new WantedGame(name, players, Map.of(option, value), filter, found);
  }
}
