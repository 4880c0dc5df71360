package org.sanmarco.ui.motion;

import module java.base;

import org.sanmarco.ui.motion.Motion.Waypoint;
import org.sanmarco.ui.sound.Sound;

/**
 * Collects what a {@link AnimationPlan} consists of. All times in milliseconds from its beginning.
 *
 * @param <S> what can move
 * @param <A> where a piece can be
 */
public final class AnimationBuilder<S, A> {

  private final List<MotionBuilder> motions = new ArrayList<>();
  private final List<AnimationPlan.Cue> cues = new ArrayList<>();
  private final List<AnimationPlan.Hold> holds = new ArrayList<>();
  private final List<AnimationPlan.ScoreChange> scores = new ArrayList<>();
  private double end;

  /** A part that is being written. */
  public final class MotionBuilder {

    private final S figure;
    private final boolean seenBefore;
    private final boolean stays;
    private final List<Waypoint<A>> keys = new ArrayList<>();

    private MotionBuilder(S figure, boolean seenBefore, boolean stays) {
      this.figure = figure;
      this.seenBefore = seenBefore;
      this.stays = stays;
    }

    /** Adds a moment at a spot; returns this. */
    public MotionBuilder key(double at, A spot) {
      keys.add(new Waypoint<>(at, spot));
      end = Math.max(end, at);
      return this;
    }

    /** The moving figure. */
    public S figure() {
      return figure;
    }

    /** The last spot so far. */
    public A last() {
      return keys.getLast().spot();
    }

    /** The time of the last spot so far. */
    public double end() {
      return keys.getLast().at();
    }

    private Motion<S, A> part(UnaryOperator<A> settled) {
      Waypoint<A> arrival = keys.removeLast();
      keys.add(new Waypoint<>(arrival.at(), settled.apply(arrival.spot())));
      return new Motion<>(figure, keys, seenBefore, stays);
    }
  }

  /**
   * Begins a part.
   *
   * @param seenBefore whether it is on the board before it begins to move
   * @param stays whether it stays where it comes to, as a piece of the board
   */
  public MotionBuilder motion(S figure, boolean seenBefore, boolean stays) {
    MotionBuilder motion = new MotionBuilder(figure, seenBefore, stays);
    motions.add(motion);
    return motion;
  }

  /** The motions begun so far, in order; a view that changes. */
  public List<MotionBuilder> motions() {
    return Collections.unmodifiableList(motions);
  }

  /** Adds a sound. */
  public void cue(double at, Sound sound) {
    cues.add(new AnimationPlan.Cue(at, sound));
  }

  /** Adds a decisive moment; nothing else begins before its end. */
  public void hold(double from, double until) {
    holds.add(new AnimationPlan.Hold(from, until));
    lastUntil(until);
  }

  /** Adds a change of a score that its panel counts along with. */
  public void score(int seat, double from, double until, int before, int after) {
    scores.add(new AnimationPlan.ScoreChange(seat, from, until, before, after));
    lastUntil(until);
  }

  /** Until when something moves. */
  public double end() {
    return end;
  }

  /** Something goes on until then at least. */
  public void lastUntil(double time) {
    end = Math.max(end, time);
  }

  /**
   * The animation, without the parts that don't move.
   *
   * @param settled where a part really arrives, given where it was written to arrive
   * @param longest how long it may take
   */
  public AnimationPlan<S, A> animation(UnaryOperator<A> settled, double longest) {
    List<Motion<S, A>> parts =
        motions.stream()
            .map(motion -> motion.part(settled))
            .filter(part -> part.start() < part.end())
            .toList();
    return new AnimationPlan<>(parts, cues, holds, scores, longest);
  }
}
