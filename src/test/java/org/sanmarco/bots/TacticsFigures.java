package org.sanmarco.bots;

import java.util.List;
import java.util.Locale;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;

/** Figures of the tactics suites: the share of decisions that each level solves. */
public final class TacticsFigures {

  private TacticsFigures() {}

  /**
   * Prints the shares, and the decisions that the strongest of the levels misses.
   *
   * @param args the milliseconds of a decision, the number of tries of each, and the levels
   */
  public static void main(String[] args) {
    long millis = Long.parseLong(args[0]);
    int tries = Integer.parseInt(args[1]);
    for (Game game : Tactic.games()) {
      for (String name : List.of(args).subList(2, args.length)) {
        BotLevel level = BotLevel.of(name).orElseThrow();
        double solved = Tactic.solved(game, level, tries, seed -> Budget.forMillis(seed, millis));
        System.out.printf(Locale.ROOT, "%s %s: %.1f %%%n", game.id(), level, 100 * solved);
      }
      Bot strongest = Bots.of(game).bot(BotLevel.of(args[args.length - 1]).orElseThrow());
      for (Tactic tactic : Tactic.of(game)) {
        if (!tactic.isSolvedBy(strongest, Budget.forMillis(1, millis))) {
          System.out.println("  " + tactic.why());
        }
      }
    }
  }
}
