package org.sanmarco.ui.motion;

import java.util.List;
import org.sanmarco.ui.sound.Sound;

/**
 * The animation of some events: what moves when and where, and which sounds play. It knows no node.
 *
 * @param parts in the order in which they lie, the lowest first
 * @param cues in the order in which they play
 * @param longest how long it may take, in milliseconds; a longer one is played faster
 * @param <S> what can move
 * @param <A> where a piece can be
 */
public record AnimationPlan<S, A>(List<Motion<S, A>> parts, List<Cue> cues, double longest) {

  /** How long a animation usually may take, in milliseconds. */
  public static final double LONGEST = 2000;

  /**
   * A sound.
   *
   * @param at milliseconds from the beginning
   */
  public record Cue(double at, Sound sound) {}

  /** Copies the lists. */
  public AnimationPlan {
    parts = List.copyOf(parts);
    cues = List.copyOf(cues);
  }

  /** Milliseconds until nothing moves any more. */
  public double length() {
    return parts.stream().mapToDouble(Motion::end).max().orElse(0);
  }

  /** How much faster than written it is played, so that it is not too long. */
  public double rate() {
    return Math.max(1, length() / longest);
  }
}
