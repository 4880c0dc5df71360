package org.sanmarco.ui.puzzle;

import module java.base;

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

  /** The iterations from which a solution is explained. */
  long COMPARED = 12_000;

  /**
   * Finds out what a move that is no solution loses, by the same search as a review's.
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
  static Jury of(Background background, Game game, Puzzle puzzle, View view, Effort effort) {
    Bot hard = Bots.of(game).bot(BotLevel.HARD);
    Judge judge = new Judge(hard, effort, 1);
    Explainer explainer =
        new Explainer(Coach.of(game.id()).ledger(), hard, Bots.of(game).bot(BotLevel.MEDIUM));
    Move best = game.read(puzzle.solutions().getFirst());
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
                        explainer.justify(
                            view, good, next(game, puzzle, view), puzzle::isSolvedBy, comparing())),
            done);
      }
    };
  }

  /** The loss with the second of two moves, unless the first is not clearly better. */
  private static double loss(Comparison compared) {
    double loss = compared.first() - compared.second();
    return Grade.of(loss, compared.error()).compareTo(Grade.INACCURACY) < 0 ? 0 : loss;
  }

  /** The move that loses least of those that don't solve a puzzle. */
  private static Move next(Game game, Puzzle puzzle, View view) {
    return puzzle.losses().entrySet().stream()
        .min(Map.Entry.comparingByValue())
        .<Move>map(entry -> game.read(entry.getKey()))
        .orElseGet(() ->
            view.legal().stream()
                .filter(move -> !puzzle.isSolvedBy(move))
                .findFirst()
                .orElseThrow());
  }

  /** As many iterations on every computer: a puzzle has one explanation. */
  private static Budget comparing() {
    return Budget.forIterations(1, COMPARED);
  }
}
