package org.sanmarco.ui.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.review.Comparison;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Grade;
import org.sanmarco.bots.review.Judge;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Advice.Role;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Explainer;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.ui.Background;

/** Judges answers to a puzzle and explains them, each on a thread of its own. */
interface Jury {

  /** The number of games in which a puzzle counts wins. */
  double HUNDREDTHS = 100;

  /**
   * Finds out what a move that is no solution loses.
   *
   * @param done receives the loss of winning probability, 0 to 1; 0 if it is as good as the best
   */
  void judge(Move move, Consumer<Double> done);

  /**
   * Finds the reason for a good move.
   *
   * @param made the move that was made in its place; null to compare it with one that most people
   *     make
   * @param role of the move that was made
   */
  void explain(Move good, @Nullable Move made, Role role, Consumer<Advice> done);

  /** The jury that searches from what the puzzle's seat can see. */
  static Jury of(Background background, Game game, Puzzle puzzle, View view) {
    Bot hard = Bots.of(game).bot(BotLevel.HARD);
    Judge judge = new Judge(hard, Effort.USUAL, 1);
    Explainer explainer =
        new Explainer(Coach.of(game.id()).ledger(), hard, Bots.of(game).bot(BotLevel.MEDIUM));
    List<Move> solutions = puzzle.solutions().stream().map(game::read).toList();
    Move best = solutions.getFirst();
    int number = puzzle.moves().size() + 1;
    double most = puzzle.best() / HUNDREDTHS;
    return new Jury() {
      @Override
      public void judge(Move move, Consumer<Double> done) {
        background.<Double>run(
            "judge a move",
            () -> Math.min(most, loss(judge.compare(number, view, best, move))),
            done);
      }

      @Override
      public void explain(Move good, @Nullable Move made, Role role, Consumer<Advice> done) {
        background.<Advice>run(
            "explain a move",
            () ->
                Optional.ofNullable(made)
                    .map(other -> explainer.correct(view, good, other, role, comparing()))
                    .orElseGet(() ->
                        explainer.justify(view, good, solutions, thinking(), Jury::comparing)),
            done);
      }
    };
  }

  /** The loss with the second of two moves, unless the first is not clearly better. */
  private static double loss(Comparison compared) {
    double loss = compared.first() - compared.second();
    return Grade.of(loss, compared.error()).compareTo(Grade.INACCURACY) < 0 ? 0 : loss;
  }

  private static Budget thinking() {
    return Budget.forMillis(1, 450);
  }

  private static Budget comparing() {
    return Budget.forMillis(1, 350);
  }
}
