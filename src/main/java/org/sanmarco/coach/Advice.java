package org.sanmarco.coach;

import java.util.List;
import java.util.Optional;
import org.sanmarco.kernel.Move;

/**
 * A move that is advised, why, and the second best move; in no language.
 *
 * @param move the move
 * @param reasons in what it does better than the second, most important first; may be empty
 * @param second the second best move; empty if there is no other
 */
public record Advice(Move move, List<Reason> reasons, Optional<Second> second) {

  /** Copies the list. */
  public Advice {
    reasons = List.copyOf(reasons);
  }

  /** A move and nothing else. */
  public static Advice of(Move move) {
    return new Advice(move, List.of(), Optional.empty());
  }

  /** The same beside the move that was made in its place. */
  Advice insteadOfMade() {
    return new Advice(
        move,
        reasons,
        second.map(made -> new Second(made.move(), made.instead(), made.isClose(), true)));
  }

  /**
   * An outcome of a move.
   *
   * @param fact a typical outcome, or the mean of outcomes
   * @param isCertain whether it comes about nearly always, or is a mean
   * @param lines those in which it does, or of which it is the mean
   */
  public record Reason(Fact fact, boolean isCertain, List<Line> lines) {
    /** Copies the list. */
    public Reason {
      lines = List.copyOf(lines);
    }
  }

  /**
   * The second best move, or the one that was made instead.
   *
   * @param instead its outcome in place of the first reason; empty if there is no reason
   * @param isClose whether it was found nearly as good
   * @param isMade whether it is the one that was made
   */
  public record Second(Move move, Optional<Reason> instead, boolean isClose, boolean isMade) {}
}
