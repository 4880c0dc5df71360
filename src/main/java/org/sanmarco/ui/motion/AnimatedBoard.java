package org.sanmarco.ui.motion;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.GameView;

/**
 * Shows the model's position on the board and animates the moves that led to it. Shows nothing that
 * those at the screen may not see.
 *
 * @param <S> a figure that can move
 * @param <A> a place for a piece
 */
public final class AnimatedBoard<S, A> {

  private final GameView model;
  private final Consumer<View> board;
  private final BiFunction<View, List<Event>, AnimationPlan<S, A>> author;
  private final Animator<S, A> animator;

  private View seen;
  private int moves;

  /**
   * Shows the position that is due now.
   *
   * @param board shows a position
   * @param author makes the animation of events, given the position before
   */
  public AnimatedBoard(
      GameView model,
      Consumer<View> board,
      BiFunction<View, List<Event>, AnimationPlan<S, A>> author,
      Animator<S, A> animator) {
    this.model = model;
    this.board = board;
    this.author = author;
    this.animator = animator;
    seen = model.view();
    moves = model.moves();
    board.accept(seen);
  }

  /**
   * Shows the model's position. Animates the change if it is one move with its chance results.
   *
   * @param whenDone called when the animation has ended or was skipped
   */
  public void show(Runnable whenDone) {
    View before = seen;
    int from = moves;
    seen = model.view();
    moves = model.moves();
    if (moves != from) {
      animator.skip();
    }
    board.accept(seen);
    if (moves > from && isOneAct(model.seenNow().subList(from, moves))) {
      animator.play(author.apply(before, events(model.seenNow().subList(from, moves))), whenDone);
    }
  }

  /** Whether something still moves. */
  public boolean isPlaying() {
    return animator.isPlaying();
  }

  /** Has the next animation stop at each of its decisive moments. */
  void stopAtMoments(IntConsumer begins) {
    animator.stopAtMoments(begins);
  }

  /** Whether the animation has stopped at a decisive moment. */
  boolean isStopped() {
    return animator.isStopped();
  }

  /** Continues an animation that has stopped, or hurries it to its next stop. */
  void goOn() {
    animator.goOn();
  }

  /** Ends the animation at once. */
  public void skip() {
    animator.skip();
  }

  /** One move with what chance adds to it, or what chance does in a row. */
  private static boolean isOneAct(List<SeenMove> played) {
    return played.stream().skip(1).allMatch(move -> move.by() instanceof Actor.Chance);
  }

  private static List<Event> events(List<SeenMove> played) {
    return played.stream().flatMap(move -> move.events().stream()).toList();
  }
}
