package org.sanmarco.bots.review;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Games;

/** Figures of stated errors: how far a loss moves when it is searched ten times as long. */
public final class IntervalFigures {

  private static final long FACTOR = 10;
  private static final int ONE_IN = 7;
  private static final int CHEAP_ITERATIONS = 200;

  private IntervalFigures() {}

  /**
   * Compares the moves of the level medium with the best others, in every seventh decision of its
   * games.
   *
   * @param args the game, the number of players, the number of decisions, the iterations of each
   *     and the seed of the first game
   */
  public static void main(String[] args) {
    Game game = Games.installed().find(args[0]).orElseThrow();
    int wanted = Integer.parseInt(args[2]);
    Effort effort = Effort.ofIterations(Long.parseLong(args[3]));
    List<double[]> found = new ArrayList<>();
    for (long seed = Long.parseLong(args[4]); found.size() < wanted; seed++) {
      play(game, Integer.parseInt(args[1]), seed, effort, found, wanted);
    }
    long covered = found.stream().filter(two -> Math.abs(two[0]) <= 2 * two[1]).count();
    System.out.printf(
        Locale.ROOT, "%s: %d of %d within two errors%n", args[0], covered, found.size());
  }

  private static void play(
      Game game, int players, long seed, Effort effort, List<double[]> found, int wanted) {
    Bot hard = Bots.of(game).bot(BotLevel.HARD);
    Position position = game.start(new Setup(game.id(), players, Map.of()));
    for (int number = 1; !position.isOver() && found.size() < wanted; number++) {
      XorShift random = new XorShift(seed * XorShift.GOLDEN + number);
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        View view = position.view(seat);
        Budget budget = Budget.forIterations(random.below(1 << 20), CHEAP_ITERATIONS);
        move = Bots.of(game).bot(BotLevel.MEDIUM).choose(view, budget);
        if (view.legal().size() > 1 && random.below(ONE_IN) == 0) {
          Move played = move;
          Budget search = Budget.forIterations(seed, effort.amount() / 2);
          Move other =
              hard.rank(view, search).stream()
                  .map(Rated::move)
                  .filter(one -> !one.equals(played))
                  .findFirst()
                  .orElseThrow();
          found.add(twice(new Judge(hard, effort, seed), number, view, List.of(other, played)));
          Judge more = new Judge(hard, Effort.ofIterations(FACTOR * effort.amount()), ~seed);
          double[] again = twice(more, number, view, List.of(other, played));
          double[] first = found.getLast();
          System.out.printf(
              Locale.ROOT, "%.4f %.4f %.4f %.4f%n", first[0], first[1], again[0], again[1]);
          first[0] -= again[0];
        }
      } else {
        move = position.sample(random);
      }
      position.play(move, EventListener.SILENT);
    }
  }

  private static double[] twice(Judge judge, int number, View view, List<Move> moves) {
    Comparison compared = judge.compare(number, view, moves.getFirst(), moves.getLast());
    return new double[] {compared.first() - compared.second(), compared.error()};
  }
}
