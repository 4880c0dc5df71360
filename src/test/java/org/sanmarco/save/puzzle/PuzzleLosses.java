package org.sanmarco.save.puzzle;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.coach.Coach;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Games;

/** Rates all moves of the puzzles in a file, and how difficult these are. */
public final class PuzzleLosses {

  private static final long ITERATIONS = 8_000;
  private static final int TRIES = 20;
  private static final int CLEAR = 10;
  private static final double HUNDREDTHS = 100;

  private PuzzleLosses() {}

  /**
   * Rates all moves of each puzzle once, and writes what the best one wins, what the next best one
   * that solves nothing wins, and the losses of all that solve nothing; also its theme, and its
   * difficulty: 1 if the level easy solves it in half of its tries, 2 if medium does. Leaves out a
   * puzzle whose solution is less than {@link #CLEAR} hundredths better.
   *
   * @param args the game and the file
   */
  public static void main(String[] args) throws IOException {
    Game game = Games.installed().find(args[0]).orElseThrow();
    Path file = Path.of(args[1]);
    List<Puzzle> rated = new ArrayList<>();
    for (Puzzle puzzle : List.of(Json.read(Files.readAllBytes(file), Puzzle[].class))) {
      Puzzle next = rated(game, puzzle);
      System.out.println(next);
      if (next.best() - next.next() >= CLEAR) {
        rated.add(next);
      }
    }
    rated.sort(Comparator.comparing(Puzzle::theme).thenComparingInt(Puzzle::difficulty));
    Files.write(file, PuzzleLines.write(rated));
  }

  private static Puzzle rated(Game game, Puzzle puzzle) {
    View view = puzzle.position(game).view(puzzle.seat());
    List<? extends Move> legal = view.legal();
    Budget budget = Budget.forIterations(1, ITERATIONS * legal.size());
    List<Rated> all = Bots.of(game).bot(BotLevel.HARD).rate(view, legal, budget);
    int best = best(all, move -> puzzle.solutions().contains(move));
    int next = best(all, move -> !puzzle.solutions().contains(move));
    Map<String, Integer> losses = new TreeMap<>();
    for (Rated one : all) {
      if (!puzzle.solutions().contains(one.move().toString())) {
        losses.put(one.move().toString(), best - hundredths(one));
      }
    }
    return new Puzzle(
        Coach.of(game.id()).theme(puzzle.position(game), game.read(puzzle.solutions().getFirst())),
        puzzle.setup(),
        puzzle.moves(),
        puzzle.seat(),
        puzzle.solutions(),
        best,
        next,
        losses,
        isSolved(game, view, puzzle, BotLevel.EASY)
            ? 1
            : isSolved(game, view, puzzle, BotLevel.MEDIUM) ? 2 : Puzzle.MOST_DIFFICULT);
  }

  private static int best(List<Rated> all, Predicate<String> counts) {
    return all.stream()
        .filter(one -> counts.test(one.move().toString()))
        .mapToInt(PuzzleLosses::hundredths)
        .max()
        .orElseThrow();
  }

  private static int hundredths(Rated one) {
    return (int) Math.round(HUNDREDTHS * one.winProbability());
  }

  private static boolean isSolved(Game game, View view, Puzzle puzzle, BotLevel level) {
    Bot bot = Bots.of(game).bot(level);
    long solved =
        IntStream.range(0, TRIES)
            .mapToObj(seed -> bot.choose(view, Budget.forIterations(seed, 1)))
            .filter(move -> puzzle.solutions().contains(move.toString()))
            .count();
    return 2 * solved >= TRIES;
  }
}
