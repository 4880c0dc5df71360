package org.sanmarco.bots.review;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
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

/**
 * Figures of reviews: the share of mistakes and blunders that a second search with ten times the
 * effort confirms, by the number of standard errors that a loss must be beyond its threshold.
 */
public final class ReviewFigures {

  private static final long FACTOR = 10;
  private static final int CHEAP_ITERATIONS = 200;
  private static final double[] CERTAINTIES = {0, 0.5, 1, 1.5, 2, 2.5, 3, 4};

  /** A decision that cost more than a mistake's threshold, and what the second search said. */
  private record Twice(Judgement first, Judgement second) {

    boolean isFlagged(double certainty) {
      return first.loss() - certainty * first.error() > Grade.MISTAKE.threshold();
    }

    boolean isConfirmed() {
      return second.loss() > Grade.MISTAKE.threshold();
    }
  }

  private ReviewFigures() {}

  /**
   * Plays games of the levels easy and medium, and judges their decisions.
   *
   * @param args the game, the number of players, the number of games, the iterations of a decision
   *     and the seed of the first game
   */
  public static void main(String[] args) {
    Game game = Games.installed().find(args[0]).orElseThrow();
    int players = Integer.parseInt(args[1]);
    int games = Integer.parseInt(args[2]);
    Effort effort = Effort.ofIterations(Long.parseLong(args[3]));
    long seed = Long.parseLong(args[4]);
    List<Twice> found = new ArrayList<>();
    int decisions = 0;
    for (int number = 0; number < games; number++) {
      decisions += judge(game, players, seed + number, effort, found);
      report(args[0], number + 1, decisions, found);
    }
  }

  /** Plays a game and judges its decisions; returns how many there were. */
  private static int judge(Game game, int players, long seed, Effort effort, List<Twice> found) {
    Bot strong = Bots.of(game).bot(BotLevel.HARD);
    Judge judge = new Judge(strong, effort, seed);
    Judge second = new Judge(strong, Effort.ofIterations(FACTOR * effort.amount()), ~seed);
    Position position = game.start(new Setup(game.id(), players, Map.of()));
    int decisions = 0;
    for (int number = 1; !position.isOver(); number++) {
      XorShift random = new XorShift(seed * XorShift.GOLDEN + number);
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        View view = position.view(seat);
        Bot bot = Bots.of(game).bot(seat % 2 == 0 ? BotLevel.EASY : BotLevel.MEDIUM);
        move = bot.choose(view, Budget.forIterations(random.below(1 << 20), CHEAP_ITERATIONS));
        if (view.legal().size() > 1) {
          decisions++;
          Judgement first = judge.judge(number, view, move);
          if (first.loss() > Grade.MISTAKE.threshold()) {
            Twice twice = new Twice(first, second.judge(number, view, move));
            found.add(twice);
            print(position.phase(), twice);
          }
        }
      } else {
        move = position.sample(random);
      }
      position.play(move, EventListener.SILENT);
    }
    return decisions;
  }

  private static void print(Enum<?> phase, Twice twice) {
    System.out.printf(
        Locale.ROOT,
        "%d %s %.4f %.4f %.4f %.4f %s | %s | %s%n",
        twice.first.number(),
        phase,
        twice.first.loss(),
        twice.first.error(),
        twice.second.loss(),
        twice.second.error(),
        twice.first.played(),
        twice.first.best(),
        twice.second.best());
  }

  private static void report(String game, int games, int decisions, List<Twice> found) {
    System.out.printf(Locale.ROOT, "%s: %d games, %d decisions%n", game, games, decisions);
    for (double certainty : CERTAINTIES) {
      List<Twice> flagged = found.stream().filter(twice -> twice.isFlagged(certainty)).toList();
      long confirmed = flagged.stream().filter(Twice::isConfirmed).count();
      System.out.printf(
          Locale.ROOT,
          "  %.1f errors: %d mistakes and blunders, %d confirmed, %.1f %%%n",
          certainty,
          flagged.size(),
          confirmed,
          100.0 * confirmed / flagged.size());
    }
  }
}
