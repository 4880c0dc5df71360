package org.sanmarco.games.sanmarco.recorded.search;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;

/**
 * A move of a game under inspection.
 *
 * @param number from 1
 */
record Step(
    int number,
    SanMarcoPosition before,
    SanMarcoMove move,
    List<SanMarcoEvent> events,
    SanMarcoPosition after) {

  /** Plays a move on the position. */
  static Step play(int number, SanMarcoPosition position, SanMarcoMove move) {
    SanMarcoPosition before = position.copy();
    List<SanMarcoEvent> events = new ArrayList<>();
    position.play(move, event -> events.add((SanMarcoEvent) event));
    return new Step(number, before, move, events, position.copy());
  }

  <E extends SanMarcoEvent> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  boolean has(Class<? extends SanMarcoEvent> kind) {
    return !events(kind).isEmpty();
  }

  /** The counts of nobles in a district before the move, the largest first, without zeros. */
  List<Integer> ranks(District district) {
    return IntStream.rangeClosed(1, before.seats())
        .map(seat -> -before.nobles(district, seat))
        .filter(count -> count < 0)
        .sorted()
        .map(count -> -count)
        .boxed()
        .toList();
  }
}
