package org.sanmarco.coach;

import java.util.List;
import org.sanmarco.games.sanmarco.SanMarcoEvent;

/**
 * A sentence of the log.
 *
 * @param sentence the words
 * @param events what it tells of, in order
 */
public record LogSentence(String sentence, List<? extends SanMarcoEvent> events) {

  /** Copies the list. */
  public LogSentence {
    events = List.copyOf(events);
  }
}
