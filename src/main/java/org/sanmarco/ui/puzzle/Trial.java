package org.sanmarco.ui.puzzle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Advice.Role;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.ui.table.model.Guide;

/**
 * A player's attempts at a puzzle. Moves are judged, not played, so that the table stays as it is.
 * For the JavaFX thread.
 */
public final class Trial implements Guide {

  /** The states of an attempt. */
  public enum State {
    /** A move is awaited. */
    ASKED,
    /** A move is being judged. */
    JUDGING,
    /** The last move was not good enough; another one is awaited. */
    MISSED,
    /** The player has found a good move. */
    SOLVED,
    /** The player has had the best move shown. */
    SHOWN
  }

  private final Puzzle puzzle;
  private final Game game;
  private final View view;
  private final Jury jury;
  private final Exits exits;
  private Runnable onChange = () -> {};
  private State state = State.ASKED;
  private boolean hasBegun;
  private @Nullable Move tried;
  private double loss;
  private @Nullable Advice advice;

  /**
   * The ways on from a puzzle.
   *
   * @param played the move that the player made in a game; empty if the puzzle is not from one that
   *     is being reviewed
   * @param effort for each move that is judged, as in that game's review
   * @param isShown whether the best move is shown at first
   * @param solved called when the player has solved it without being shown the move
   * @param back leads back to where the puzzle was opened
   * @param next leads to the next puzzle; empty if there is none
   */
  public record Exits(
      Optional<Move> played,
      Effort effort,
      boolean isShown,
      Runnable solved,
      Runnable back,
      Optional<Runnable> next) {}

  /**
   * No attempt yet.
   *
   * @param view what the puzzle's seat can see
   */
  Trial(Puzzle puzzle, Game game, View view, Jury jury, Exits exits) {
    this.puzzle = puzzle;
    this.game = game;
    this.view = view;
    this.jury = jury;
    this.exits = exits;
  }

  /** The puzzle. */
  public Puzzle puzzle() {
    return puzzle;
  }

  /** The view of the puzzle's seat. */
  public View view() {
    return view;
  }

  /** The ways on from it. */
  public Exits exits() {
    return exits;
  }

  /** Sets what is called when something has changed. */
  public void onChange(Runnable next) {
    onChange = next;
  }

  /** The state of the attempt. */
  public State state() {
    return state;
  }

  /** The loss of the last move that was missed, in winning probability. */
  public double loss() {
    return loss;
  }

  /** The reason for the good move; empty until it is found. */
  public Optional<Advice> advice() {
    return Optional.ofNullable(advice);
  }

  /** The move to be shown on the table: the solution found, or the best move. */
  public Optional<Move> shown() {
    return switch (state) {
      case ASKED, JUDGING, MISSED -> Optional.empty();
      case SOLVED -> Optional.ofNullable(tried);
      case SHOWN -> Optional.of(best());
    };
  }

  /** The move that was made instead of the one shown; empty if none was. */
  public Optional<Move> made() {
    return state == State.SHOWN
        ? Optional.ofNullable(tried).or(exits::played).filter(move -> !move.equals(best()))
        : Optional.empty();
  }

  /** The role of that move: a try, or one of a game. */
  public Role role() {
    return tried == null ? Role.MADE : Role.TRIED;
  }

  /** Begins, with the best move shown where that is wanted; goes on if it has begun before. */
  public void begin() {
    boolean isFirst = !hasBegun;
    hasBegun = true;
    if (isFirst && exits.isShown()) {
      show();
    } else {
      onChange.run();
    }
  }

  /** Begins again without what was shown. */
  public void tryAgain() {
    advice = null;
    tried = null;
    enter(State.ASKED);
  }

  private Move best() {
    return game.read(puzzle.solutions().getFirst());
  }

  /** Whether the best move can be shown. */
  public boolean canShow() {
    return state == State.ASKED || state == State.MISSED;
  }

  /** Shows the best move. */
  public void show() {
    if (canShow()) {
      enter(State.SHOWN);
      jury.explain(best(), made().orElse(null), role(), this::explained);
    }
  }

  @Override
  public boolean isStill() {
    return true;
  }

  @Override
  public boolean endsTurns() {
    return true;
  }

  @Override
  public Optional<Move> admit(int moves, Move move) {
    if (canShow()) {
      tried = move;
      if (puzzle.isSolvedBy(move)) {
        solved();
      } else {
        enter(State.JUDGING);
        puzzle
            .loss(move)
            .ifPresentOrElse(
                known -> judged(known / Jury.HUNDREDTHS), () -> jury.judge(move, this::judged));
      }
    }
    return Optional.empty();
  }

  private void judged(double lost) {
    if (state == State.JUDGING) {
      loss = lost;
      if (lost > 0) {
        enter(State.MISSED);
      } else {
        solved();
      }
    }
  }

  private void solved() {
    enter(State.SOLVED);
    exits.solved().run();
    if (tried != null) {
      jury.explain(tried, null, role(), this::explained);
    }
  }

  private void explained(Advice found) {
    if (shown().filter(found.move()::equals).isPresent()) {
      advice = found;
      onChange.run();
    }
  }

  private void enter(State next) {
    state = next;
    onChange.run();
  }
}
