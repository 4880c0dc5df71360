package org.sanmarco.games.sanmarco.ui.motion;

import java.util.List;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.ui.sound.Sound;

/**
 * The animation of some events: what moves when and where, and which sounds play. It knows no node.
 *
 * @param parts in the order in which they lie, the lowest first
 * @param cues in the order in which they play
 */
record Script(List<Part> parts, List<Cue> cues) {

  /** How long a script may take, in milliseconds. */
  static final double LONGEST = 2000;

  /**
   * A sound.
   *
   * @param at milliseconds from the beginning
   */
  record Cue(double at, Sound sound) {}

  Script {
    parts = List.copyOf(parts);
    cues = List.copyOf(cues);
  }

  /**
   * The script for events in their order.
   *
   * @param before the position before the first of them
   */
  static Script of(SanMarcoState before, List<SanMarcoEvent> events) {
    TimelineBuilder author = new TimelineBuilder(before);
    events.forEach(author::write);
    return author.script();
  }

  /** Milliseconds until nothing moves any more. */
  double length() {
    return parts.stream().mapToDouble(Part::end).max().orElse(0);
  }

  /** How much faster than written it is played, so that it is not too long. */
  double rate() {
    return Math.max(1, length() / LONGEST);
  }
}
