package org.sanmarco.ui.motion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.sanmarco.ui.motion.Part.Moment;
import org.sanmarco.ui.sound.Sound;

/**
 * Collects what a {@link Script} consists of. All times in milliseconds from its beginning.
 *
 * @param <S> what can move
 * @param <A> where a piece can be
 */
public final class ScriptWriter<S, A> {

  private final List<Draft> drafts = new ArrayList<>();
  private final List<Script.Cue> cues = new ArrayList<>();
  private double end;

  /** A part that is being written. */
  public final class Draft {

    private final S figure;
    private final boolean seenBefore;
    private final boolean stays;
    private final List<Moment<A>> keys = new ArrayList<>();

    private Draft(S figure, boolean seenBefore, boolean stays) {
      this.figure = figure;
      this.seenBefore = seenBefore;
      this.stays = stays;
    }

    /** It is there then. Returns this. */
    public Draft key(double at, A spot) {
      keys.add(new Moment<>(at, spot));
      end = Math.max(end, at);
      return this;
    }

    /** What moves. */
    public S figure() {
      return figure;
    }

    /** Where it is last, so far. */
    public A last() {
      return keys.getLast().spot();
    }

    /** When it is there. */
    public double end() {
      return keys.getLast().at();
    }

    private Part<S, A> part(UnaryOperator<A> settled) {
      Moment<A> arrival = keys.removeLast();
      keys.add(new Moment<>(arrival.at(), settled.apply(arrival.spot())));
      return new Part<>(figure, keys, seenBefore, stays);
    }
  }

  /**
   * Begins a part.
   *
   * @param seenBefore whether it is on the board before it begins to move
   * @param stays whether it stays where it comes to, as a piece of the board
   */
  public Draft draft(S figure, boolean seenBefore, boolean stays) {
    Draft draft = new Draft(figure, seenBefore, stays);
    drafts.add(draft);
    return draft;
  }

  /** What was begun so far, in order; a view that changes. */
  public List<Draft> drafts() {
    return Collections.unmodifiableList(drafts);
  }

  /** A sound is heard then. */
  public void cue(double at, Sound sound) {
    cues.add(new Script.Cue(at, sound));
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
   * The script, without the parts that don't move.
   *
   * @param settled where a part really arrives, given where it was written to arrive
   * @param longest how long it may take
   */
  public Script<S, A> script(UnaryOperator<A> settled, double longest) {
    List<Part<S, A>> parts =
        drafts.stream()
            .map(draft -> draft.part(settled))
            .filter(part -> part.start() < part.end())
            .toList();
    return new Script<>(parts, cues, longest);
  }
}
