package org.sanmarco.coach;

import java.util.List;
import org.sanmarco.rules.sanmarco.SanMarcoEvent;

/**
 * A sentence of the log.
 *
 * @param sentence the words
 * @param events what it tells of, in order
 */
public record Told(String sentence, List<? extends SanMarcoEvent> events) {

  /** Copies the list. */
  public Told {
    events = List.copyOf(events);
  }
}
