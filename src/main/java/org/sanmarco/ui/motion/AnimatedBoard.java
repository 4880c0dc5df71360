package org.sanmarco.ui.motion;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * Shows the model's position on the board and animates the moves that led to it. Shows nothing that
 * those at the screen may not see.
 *
 * @param <S> a figure that can move
 * @param <A> a place for a piece
 */
public final class AnimatedBoard<S, A> {

  /** Makes the animations of a game's events. */
  @FunctionalInterface
  public interface Author<S, A> {
    /**
     * The animation of events.
     *
     * @param before the position before them
     * @param isTold whether it stops at decisive moments, which are told on the board
     */
    AnimationPlan<S, A> write(View before, List<Event> events, boolean isTold);
  }

  private final GameModel model;
  private final Consumer<View> board;
  private final Author<S, A> author;
  private final Animator<S, A> animator;
  private View seen;
  private int moves;

  /** Whether the last move is shown, which isn't played yet. */
  private boolean isForeseen;

  /** Called when a decisive moment of the next animation begins; null if it doesn't stop. */
  private @Nullable IntConsumer begins;

  /** The animation, while its first moment holds the position before; null otherwise. */
  private @Nullable Runnable held;

  /**
   * Shows the position that is due now.
   *
   * @param board shows a position
   */
  public AnimatedBoard(
      GameModel model, Consumer<View> board, Author<S, A> author, Animator<S, A> animator) {
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
    boolean wasForeseen = isForeseen;
    isForeseen = model.prompt() instanceof TurnOver(int _, boolean isLast) && isLast;
    if (moves != from) {
      held = null;
      animator.skip();
    } else if (held != null) {
      return;
    }
    IntConsumer listener = begins;
    begins = null;
    List<SeenMove> played = moves > from ? model.seenNow().subList(from, moves) : List.of();
    if (played.isEmpty() || !isOneAct(played)) {
      board.accept(seen);
      return;
    }
    List<Event> events = events(played, wasForeseen);
    AnimationPlan<S, A> plan = author.write(before, events, listener != null);
    if (listener != null && plan.isHeldFirst()) {
      held =
          () -> {
            board.accept(seen);
            animator.stopAtMoments(moment -> listener.accept(moment + 1));
            animator.play(author.write(before, events, true).afterFirst(), whenDone);
          };
      listener.accept(0);
    } else {
      board.accept(seen);
      animator.stopAtMoments(listener);
      animator.play(author.write(before, events, listener != null), whenDone);
    }
  }

  /** Whether something still moves. */
  public boolean isPlaying() {
    return held != null || animator.isPlaying();
  }

  /** Has the next animation stop at each of its decisive moments. */
  void stopAtMoments(IntConsumer begins) {
    this.begins = begins;
  }

  boolean isStopped() {
    return held != null || animator.isStopped();
  }

  /** Continues an animation that has stopped, or hurries it to its next stop. */
  void goOn() {
    if (!release()) {
      animator.goOn();
    }
  }

  private boolean release() {
    Runnable next = held;
    held = null;
    if (next != null) {
      next.run();
    }
    return next != null;
  }

  /** Continues at the beginning of a later moment. */
  void goTo(int moment) {
    boolean isReleased = release();
    animator.goTo(isReleased ? moment - 1 : moment);
  }

  /** Ends the animation at once. */
  public void skip() {
    release();
    animator.skip();
  }

  /** One move with what chance adds to it, or what chance does in a row. */
  private static boolean isOneAct(List<SeenMove> played) {
    return played.stream().skip(1).allMatch(move -> move.by() instanceof Actor.Chance);
  }

  /** The events of moves, without those of a last move that were seen before it was played. */
  private static List<Event> events(List<SeenMove> played, boolean wasForeseen) {
    return played.stream()
        .flatMap(move -> move.events().stream())
        .dropWhile(event -> wasForeseen && !event.settles())
        .toList();
  }
}
