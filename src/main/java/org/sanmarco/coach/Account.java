package org.sanmarco.coach;

import java.util.List;
import java.util.Optional;

/**
 * What can be counted about a move: on the board after it, or in the position where it is made.
 *
 * @param facts what is said of it, what matters most first
 * @param criteria what it is compared by with another move, what matters most first
 */
public record Account(List<Fact> facts, List<Criterion> criteria) {

  /** Nothing. */
  public static final Account NONE = new Account(List.of(), List.of());

  /** Copies the lists. */
  public Account {
    facts = List.copyOf(facts);
    criteria = List.copyOf(criteria);
  }

  /**
   * The first count in which another move does worse than this one: a fact {@code worse.NAME} with
   * the other's number and with this one's.
   */
  Optional<Fact> whyWorse(Account other) {
    for (Criterion criterion : criteria) {
      for (Criterion its : other.criteria) {
        if (its.isWorseThan(criterion)) {
          return Optional.of(
              Fact.of("worse." + criterion.name(), its.number(), criterion.number()));
        }
      }
    }
    return Optional.empty();
  }
}
