package org.sanmarco.games.marcopolo.recorded;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.marcopolo.MarcoPoloEvent;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;

/**
 * A move of a game under inspection.
 *
 * @param number from 1
 */
record Step(
    int number,
    MarcoPoloPosition before,
    MarcoPoloMove move,
    List<MarcoPoloEvent> events,
    MarcoPoloPosition after) {

  /** Plays a move on the position. */
  static Step play(int number, MarcoPoloPosition position, MarcoPoloMove move) {
    MarcoPoloPosition before = position.copy();
    List<MarcoPoloEvent> events = new ArrayList<>();
    position.play(move, event -> events.add((MarcoPoloEvent) event));
    return new Step(number, before, move, events, position.copy());
  }

  <E extends MarcoPoloEvent> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  boolean has(Class<? extends MarcoPoloEvent> kind) {
    return !events(kind).isEmpty();
  }

  boolean is(Class<? extends MarcoPoloMove> kind) {
    return kind.isInstance(move);
  }

  /** Whether the move would be refused here, by which rule. */
  boolean refuses(MarcoPoloMove other, String rule, String code) {
    var refusal = before.refusal(other);
    return refusal != null && refusal.rule().equals(rule) && refusal.code().equals(code);
  }
}
