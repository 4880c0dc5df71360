package org.sanmarco.coach;

import java.util.List;
import java.util.Optional;

/**
 * What can be counted about a move: on the board after it, or in the position where it is made.
 *
 * @param facts what is said of it, what matters most first
 * @param tallies what it is compared by with another move, what matters most first
 */
public record Account(List<Fact> facts, List<Tally> tallies) {

  /** Nothing. */
  public static final Account NONE = new Account(List.of(), List.of());

  /** Copies the lists. */
  public Account {
    facts = List.copyOf(facts);
    tallies = List.copyOf(tallies);
  }

  /**
   * The first count in which another move does worse than this one: a fact {@code worse.NAME} with
   * the other's number and with this one's.
   */
  Optional<Fact> whyWorse(Account other) {
    for (Tally tally : tallies) {
      for (Tally its : other.tallies) {
        if (its.isWorseThan(tally)) {
          return Optional.of(Fact.of("worse." + tally.name(), its.number(), tally.number()));
        }
      }
    }
    return Optional.empty();
  }
}
