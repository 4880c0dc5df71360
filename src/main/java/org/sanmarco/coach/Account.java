package org.sanmarco.coach;

import java.util.List;
import java.util.Optional;

/**
 * The facts and numbers that speak for a move, on the board after it or in the position before.
 *
 * @param facts its facts, most important first
 * @param criteria its numbers, for comparison with another move, most important first
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
