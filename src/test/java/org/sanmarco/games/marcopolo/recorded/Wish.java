package org.sanmarco.games.marcopolo.recorded;

import module java.base;

import org.sanmarco.kernel.Setup;

/**
 * A game that is wanted.
 *
 * @param name of the file
 * @param taste how its players play
 * @param found whether it happens in a step, the last of these
 * @param says sentences about that step: {@code N} is its number, and {@code =} the value of the
 *     keys before it; a sentence about an earlier step has {@code N-1}
 */
record Wish(
    String name, Setup setup, Taste taste, BiPredicate<List<Step>, Step> found, List<String> says) {

  static Wish of(
      String name, int players, Taste taste, BiPredicate<List<Step>, Step> found, String... says) {
    return new Wish(name, new Setup("marco-polo", players, Map.of()), taste, found, List.of(says));
  }

  Wish with(String option, String value) {
    return new Wish(
        name, new Setup("marco-polo", setup.players(), Map.of(option, value)), taste, found, says);
  }
}
