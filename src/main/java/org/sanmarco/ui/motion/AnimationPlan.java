package org.sanmarco.ui.motion;

import java.util.List;
import org.sanmarco.ui.sound.Sound;

/**
 * The animation of some events: what moves when and where, and which sounds play. It knows no node.
 *
 * @param parts in the order in which they lie, the lowest first
 * @param cues in the order in which they play
 * @param holds the decisive moments, in order
 * @param scores the changes of scores, in order
 * @param longest how long it may take, in milliseconds; a longer one is played faster
 * @param <S> a figure that can move
 * @param <A> a place for a piece
 */
public record AnimationPlan<S, A>(
    List<Motion<S, A>> parts,
    List<Cue> cues,
    List<Hold> holds,
    List<ScoreChange> scores,
    double longest) {

  /** The usual limit for an animation, in milliseconds. */
  public static final double LONGEST = 2000;

  /**
   * A sound.
   *
   * @param at milliseconds from the beginning
   */
  public record Cue(double at, Sound sound) {}

  /**
   * A decisive moment: where the players want to read what has happened, the animation stops at its
   * end until they continue. At a moment that ends before anything moves the board still shows the
   * position before.
   *
   * @param from its beginning, in milliseconds
   * @param until its end, in milliseconds
   */
  public record Hold(double from, double until) {}

  /**
   * A change of a score that the panel beside the board counts along with.
   *
   * @param from its beginning, in milliseconds
   * @param until its end, in milliseconds
   */
  public record ScoreChange(int seat, double from, double until, int before, int after) {}

  public AnimationPlan {
    parts = List.copyOf(parts);
    cues = List.copyOf(cues);
    holds = List.copyOf(holds);
    scores = List.copyOf(scores);
  }

  /** Whether there is a moment before anything moves. */
  public boolean isHeldFirst() {
    return !holds.isEmpty() && holds.getFirst().until() == 0;
  }

  /** The animation after its first moment. */
  public AnimationPlan<S, A> afterFirst() {
    return new AnimationPlan<>(parts, cues, holds.subList(1, holds.size()), scores, longest);
  }

  /** Milliseconds until nothing moves any more. */
  public double length() {
    return Math.max(
        parts.stream().mapToDouble(Motion::end).max().orElse(0),
        Math.max(
            holds.isEmpty() ? 0 : holds.getLast().until(),
            scores.stream().mapToDouble(ScoreChange::until).max().orElse(0)));
  }

  /** The playing speed that keeps the animation within its limit; 1 if it is short enough. */
  public double rate() {
    return Math.max(1, length() / longest);
  }
}
