package org.sanmarco.games.marcopolo.bots;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

/**
 * Counts standstills in games of {@code hard}: turns in a row in which no camel moves, and the
 * waits after the third one that a search with twenty times the effort doesn't hold.
 */
public final class StandstillFigures {

  private static final int PLAYERS = 3;
  private static final int FREE = 3;
  private static final int EFFORT = 20;

  private final Bot hard = Bots.of(new MarcoPolo()).bot(BotLevel.HARD);
  private final long iterations;
  private int standstills;
  private int longest;
  private int forced;
  private int held;
  private int refuted;

  private StandstillFigures(long iterations) {
    this.iterations = iterations;
  }

  /** Takes the number of games, the iterations of a decision and the seed; prints the counts. */
  public static void main(String[] args) {
    var figures = new StandstillFigures(Long.parseLong(args[1]));
    for (int game = 0; game < Integer.parseInt(args[0]); game++) {
      figures.play(Long.parseLong(args[2]) + game);
      System.out.printf(
          "%d games: %d standstills of more than %d turns, the longest %d; waits: %d forced, %d"
              + " held, %d not held%n",
          game + 1,
          figures.standstills,
          FREE,
          figures.longest,
          figures.forced,
          figures.held,
          figures.refuted);
    }
  }

  private void play(long seed) {
    XorShift random = new XorShift(seed);
    MarcoPoloPosition position = new MarcoPolo().start(new Setup(MarcoPolo.ID, PLAYERS, Map.of()));
    int still = 0;
    boolean hasMoved = false;
    int turn = 0;
    for (long decision = 1; !position.isOver(); decision++) {
      if (position.turn() != turn) {
        still = hasMoved || turn == 0 ? 0 : still + 1;
        standstills += still == FREE + 1 ? 1 : 0;
        longest = Math.max(longest, still);
        turn = position.turn();
        hasMoved = false;
      }
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        MarcoPoloView view = position.view(seat);
        move = hard.choose(view, Budget.forIterations(seed + decision, iterations));
        hasMoved |= move instanceof MarcoPoloMove.Step || move instanceof MarcoPoloMove.Ballast;
        if (move instanceof MarcoPoloMove.Stop && !hasMoved && still >= FREE) {
          judge(view, seed + decision);
        }
      } else {
        move = position.sample(random);
      }
      position.play(move, EventListener.SILENT);
    }
  }

  private void judge(MarcoPoloView view, long seed) {
    if (view.legal().size() == 1) {
      forced++;
    } else if (hard.choose(view, Budget.forIterations(-seed, EFFORT * iterations))
        instanceof MarcoPoloMove.Stop) {
      held++;
    } else {
      refuted++;
    }
  }
}
