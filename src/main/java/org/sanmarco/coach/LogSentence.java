package org.sanmarco.coach;

import java.util.List;
import org.sanmarco.kernel.Event;

/**
 * A sentence of the log.
 *
 * @param sentence the words
 * @param events what it is about, in order
 * @param kind its position in the log
 */
public record LogSentence(String sentence, List<? extends Event> events, Kind kind) {

  /** The position of a sentence in the log. */
  public enum Kind {
    /** Nothing: something happened. */
    LINE,
    /** A turn begins. */
    TURN,
    /** A round begins. */
    ROUND,
    /** A round has ended. */
    ROUND_END
  }

  public LogSentence {
    events = List.copyOf(events);
  }

  /** Whether it stands over what follows, as a heading. */
  public boolean isHeading() {
    return kind != Kind.LINE;
  }
}
