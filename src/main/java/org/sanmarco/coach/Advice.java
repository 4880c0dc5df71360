package org.sanmarco.coach;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * A move that is advised, what can be counted about it, and the second best move; in no language.
 *
 * @param move the move
 * @param facts what is said of it
 * @param second the second best move; empty if there is no other
 */
public record Advice(Move move, List<Fact> facts, Optional<Second> second) {

  /** Copies the list. */
  public Advice {
    facts = List.copyOf(facts);
  }

  /**
   * The second best move.
   *
   * @param worse a count in which it does worse; empty if there is none
   * @param isClose whether it was found nearly as good
   */
  public record Second(Move move, Optional<Fact> worse, boolean isClose) {}

  /**
   * Advice of a game's coach.
   *
   * @param view the view of the seat that decides
   * @param move one that is legal there
   * @param second the second best; null if there is no other
   * @param isClose whether the second was found nearly as good
   */
  public static Advice of(
      Coach coach, View view, Move move, @Nullable Move second, boolean isClose) {
    Account account = coach.account(view, move);
    return new Advice(
        move,
        account.facts(),
        Optional.ofNullable(second)
            .map(
                other -> new Second(other, account.whyWorse(coach.account(view, other)), isClose)));
  }
}
