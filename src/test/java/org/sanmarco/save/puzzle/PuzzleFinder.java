package org.sanmarco.save.puzzle;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.review.Comparison;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Judge;
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
 * Finds decisions in games of the computers in which few moves are clearly better than all others:
 * candidates for puzzles and for the tactics suites.
 */
public final class PuzzleFinder {

  /** The least difference in winning probability between a counted and any other move. */
  private static final double GAP = 0.10;

  /** The same of divisions, which are many and differ little. */
  private static final double DIVISION_GAP = 0.06;

  /** The same in searches that only look for candidates. */
  private static final double LIKELY_GAP = 0.08;

  private static final double SMALL_GAP = 0.02;

  private static final String ALL = "all";
  private static final int SHALLOW = 40;
  private static final int MIDDLE = 400;
  private static final int STABLE = 1_500;
  private static final int DEEP = 20_000;
  private static final int HARD = 2_000;
  private static final int FEWEST_MOVES = 3;
  private static final int MOST_MOVES = 250;
  private static final int MOST_OF_PHASE = 2;
  private static final int MOST_OF_ALL = 70;
  private static final int MOST_COUNTED = 4;
  private static final double CERTAINTY = 2.5;
  private static final int RIVALS = 3;
  private static final int TRIES = 10;
  private static final int SHOWN = 8;
  private static final long THINKING = 600;

  /** The number of all candidates by phase. */
  private static final Map<Enum<?>, Integer> QUOTA = new HashMap<>();

  private final Game game;
  private final Bot strong;
  private final long seed;
  private final Set<String> phases;
  private final List<Move> moves = new ArrayList<>();

  /** The number of candidates of this game by phase. */
  private final Map<Enum<?>, Integer> found = new HashMap<>();

  private PuzzleFinder(Game game, long seed, Set<String> phases) {
    this.game = game;
    this.seed = seed;
    this.phases = phases;
    strong = Bots.of(game).bot(BotLevel.HARD);
  }

  /**
   * Searches games until the time is up, and prints a line for each candidate, with tabs: the game,
   * the players, the seed, the number of the move, the seat, the phase, the number of legal moves,
   * the counted moves, the win probabilities of the last of these and of the best other, the error
   * of the difference, how often of ten times easy and medium and of three hard find a counted
   * move, the best moves and all moves up to there.
   *
   * @param args the minutes, the seed of the first game, the phases with commas between or {@code
   *     all}, and for each game its id and the number of players, such as {@code san-marco:4}
   */
  public static void main(String[] args) {
    long end = System.nanoTime() + Long.parseLong(args[0]) * 60_000_000_000L;
    for (int number = 0; System.nanoTime() < end; number++) {
      String[] asked = args[3 + number % (args.length - 3)].split(":", 2);
      Game game = Games.installed().find(asked[0]).orElseThrow();
      Set<String> phases = Set.of(args[2].split(",", -1));
      new PuzzleFinder(game, Long.parseLong(args[1]) + number, phases)
          .search(Integer.parseInt(asked[1]));
    }
  }

  private void search(int players) {
    Position position = game.start(new Setup(game.id(), players, Map.of()));
    while (!position.isOver()) {
      XorShift random = new XorShift(seed * XorShift.GOLDEN + moves.size());
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        View view = position.view(seat);
        List<? extends Move> legal = view.legal();
        if (isWorthwhile(view, legal)) {
          examine(view, legal);
        }
        move =
            Bots.of(game)
                .bot(level(seat))
                .choose(view, Budget.forIterations(random.below(1 << 30), THINKING));
      } else {
        move = position.sample(random);
      }
      moves.add(move);
      position.play(move, EventListener.SILENT);
    }
  }

  /** Whether there is enough to choose from; where there never are more moves, two are enough. */
  private boolean isWorthwhile(View view, List<? extends Move> legal) {
    boolean isShort = !Set.of("vote", "move", "take", "play").contains(view.phase().toString());
    return (phases.contains(ALL) || phases.contains(view.phase().toString()))
        && legal.size() >= (isShort ? 2 : FEWEST_MOVES)
        && legal.size() <= MOST_MOVES
        && found.getOrDefault(view.phase(), 0) < MOST_OF_PHASE
        && QUOTA.getOrDefault(view.phase(), 0) < MOST_OF_ALL;
  }

  /** Two games of three are played by hard alone, the others by all levels. */
  private BotLevel level(int seat) {
    return seed % 3 != 0
        ? BotLevel.HARD
        : List.of(BotLevel.EASY, BotLevel.MEDIUM, BotLevel.HARD).get((int) ((seat + seed / 3) % 3));
  }

  private void examine(View view, List<? extends Move> legal) {
    boolean isDivision = view.phase().toString().equals("divide");
    if (counted(rate(view, legal, SHALLOW, 1), isDivision) == 0) {
      return;
    }
    List<Rated> rated = rate(view, legal, MIDDLE, 2);
    int counted = counted(rated, isDivision);
    if (isDivision && counted > 0) {
      rated = rate(view, legal, STABLE, 3);
      counted = counted(rated, true);
    }
    if (counted == 0) {
      return;
    }
    double best = 0;
    double other = 0;
    double error = 0;
    double least = 1;
    for (int rival = counted; rival < Math.min(rated.size(), counted + RIVALS); rival++) {
      Judge judge = new Judge(strong, Effort.ofIterations(DEEP), seed * RIVALS + rival);
      int number = moves.size() + 1;
      Move first = rated.get(isDivision ? 0 : counted - 1).move();
      Move second = rated.get(rival).move();
      Comparison compared = judge.compare(number, view, first, second);
      double gap = compared.first() - compared.second();
      if (gap - CERTAINTY * compared.error() < (isDivision ? DIVISION_GAP : GAP)) {
        return;
      }
      if (isDivision) {
        Comparison last = judge.compare(~number, view, rated.get(counted - 1).move(), second);
        if (last.first() - last.second() < CERTAINTY * last.error()) {
          return;
        }
      }
      if (gap < least) {
        least = gap;
        best = compared.first();
        other = compared.second();
        error = compared.error();
      }
    }
    found.merge(view.phase(), 1, Integer::sum);
    QUOTA.merge(view.phase(), 1, Integer::sum);
    Set<String> right =
        rated.stream().limit(counted).map(one -> plain(one.move())).collect(Collectors.toSet());
    System.out.printf(
        Locale.ROOT,
        "%s\t%d\t%d\t%d\t%d\t%s\t%d\t%s\t%.3f\t%.3f\t%.4f\t%d\t%d\t%d\t%s\t%s%n",
        game.id(),
        view.setup().players(),
        seed,
        moves.size() + 1,
        view.seat(),
        view.phase(),
        legal.size(),
        join(rated.stream().limit(counted).map(Rated::move).toList()),
        best,
        other,
        error,
        solved(view, right, BotLevel.EASY, TRIES),
        solved(view, right, BotLevel.MEDIUM, TRIES),
        solved(view, right, BotLevel.HARD, RIVALS),
        rated.stream()
            .limit(Math.max(SHOWN, counted + RIVALS))
            .map(one -> String.format(Locale.ROOT, "%s=%.2f", one.move(), one.winProbability()))
            .collect(Collectors.joining(";")),
        join(moves));
  }

  /** The move in words that are the same for any order of a division's offers. */
  private static String plain(Move move) {
    return Arrays.stream(move.toString().replace("divide ", "").split(" / ", -1))
        .sorted()
        .collect(Collectors.joining(" / "));
  }

  private static String join(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(";"));
  }

  private List<Rated> rate(View view, List<? extends Move> legal, int each, int part) {
    Budget budget =
        Budget.forIterations(seed * 7919 + moves.size() * 4L + part, (long) each * legal.size());
    return strong.rate(view, legal, budget).stream()
        .sorted(Comparator.comparingDouble(Rated::winProbability).reversed())
        .toList();
  }

  /**
   * The number of moves before the first wide gap in the better half, or 0 if there is none.
   * Divisions are many and differ little: up to a quarter of them may count, with any gap after
   * them, if the best one is as much better than the rest.
   */
  private static int counted(List<Rated> rated, boolean isDivision) {
    double gap = isDivision ? SMALL_GAP : LIKELY_GAP;
    int most = rated.size() / (isDivision ? 4 : 2);
    for (int number = 1; number <= most && (isDivision || isFew(rated, number)); number++) {
      double next = rated.get(number).winProbability();
      double here = rated.get(number - 1).winProbability() - next;
      if (here > gap && rated.getFirst().winProbability() - next > LIKELY_GAP) {
        return number;
      }
    }
    return 0;
  }

  /** Whether so many moves are few enough to count; payments for a step don't matter. */
  private static boolean isFew(List<Rated> rated, int number) {
    return number <= MOST_COUNTED
        || rated.stream().limit(number).allMatch(one -> one.move().toString().startsWith("step"));
  }

  private int solved(View view, Set<String> right, BotLevel level, int tries) {
    int solved = 0;
    for (int number = 0; number < tries; number++) {
      Move move = Bots.of(game).bot(level).choose(view, Budget.forIterations(seed + number, HARD));
      solved += right.contains(plain(move)) ? 1 : 0;
    }
    return solved;
  }
}
