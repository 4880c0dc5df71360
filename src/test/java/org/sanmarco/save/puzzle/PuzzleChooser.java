package org.sanmarco.save.puzzle;

import module java.base;

import org.sanmarco.bots.Bots;
import org.sanmarco.bots.review.Comparison;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Judge;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Games;

/** Chooses the puzzles that are packed with the program from those of {@link PuzzleFinder}. */
public final class PuzzleChooser {

  private static final int WANTED = 30;
  private static final int MOST_OF_THEME = 15;
  private static final int MOST_OF_GAME = 2;
  private static final int ALL_TRIES = 3;

  /** The most by which a counted move may be worse than the best, in winning probability. */
  private static final double ALIKE = 0.09;

  /** The least difference between the best and any other move, as the finder has it. */
  private static final double GAP = 0.10;

  /** The same of divisions, as the finder has it. */
  private static final double DIVISION_GAP = 0.06;

  private static final double CERTAINTY = 2.5;
  private static final Effort EFFORT = Effort.ofIterations(40_000);

  /**
   * A line of the finder.
   *
   * @param puzzle without its winning probabilities
   * @param rival the best move that doesn't solve it
   * @param played the players and the number of the game it was found in
   * @param ease how often weak players find it, 0 to 30
   */
  private record Candidate(Puzzle puzzle, String rival, String played, int ease) {}

  private final Game game;
  private final Map<String, Integer> themes = new HashMap<>();

  /** The number of chosen puzzles by the game they are from, and by that and their theme. */
  private final Map<String, Integer> games = new HashMap<>();

  private final List<Puzzle> chosen = new ArrayList<>();

  private PuzzleChooser(Game game) {
    this.game = game;
  }

  /**
   * Takes in turn one of each theme, those that weak players miss first; each is searched once
   * more.
   *
   * @param args the game, the file to write and the files of the finder
   */
  public static void main(String[] args) throws IOException {
    Game game = Games.installed().find(args[0]).orElseThrow();
    PuzzleChooser chooser = new PuzzleChooser(game);
    Map<String, List<Candidate>> byTheme = new TreeMap<>();
    for (String file : List.of(args).subList(2, args.length)) {
      for (String line : Files.readAllLines(Path.of(file))) {
        String[] fields = line.split("\t", -1);
        if (fields[0].equals(args[0]) && isClear(fields)) {
          Candidate candidate = chooser.candidate(fields);
          byTheme.computeIfAbsent(candidate.puzzle.theme(), _ -> new ArrayList<>()).add(candidate);
        }
      }
    }
    byTheme.values().forEach(list -> list.sort(Comparator.comparingInt(Candidate::ease)));
    System.out.println(
        byTheme.entrySet().stream()
            .map(theme -> theme.getKey() + " " + theme.getValue().size())
            .toList());
    chooser.choose(byTheme);
    chooser.chosen.sort(Comparator.comparing(Puzzle::theme));
    Files.write(Path.of(args[1]), PuzzleLines.write(chooser.chosen));
    System.out.println(chooser.themes);
  }

  /** Whether strong players find it unless it is a division, and its moves are about as good. */
  private static boolean isClear(String[] fields) {
    int counted = fields[7].split(";", -1).length;
    double[] rated =
        Arrays.stream(fields[14].split(";", -1))
            .mapToDouble(one -> Double.parseDouble(one.substring(one.lastIndexOf('=') + 1)))
            .toArray();
    return (fields[5].equals("divide") || Integer.parseInt(fields[13]) == ALL_TRIES)
        && rated[0] - rated[Math.min(counted, rated.length) - 1] < ALIKE;
  }

  private Candidate candidate(String[] fields) {
    Setup setup = new Setup(fields[0], Integer.parseInt(fields[1]), Map.of());
    List<String> moves = List.of(fields[15].split(";", -1));
    List<String> solutions = List.of(fields[7].split(";", -1));
    Puzzle puzzle =
        new Puzzle("", setup, moves, Integer.parseInt(fields[4]), solutions, 0, 0, Map.of(), 0);
    Position position = puzzle.position(game);
    Move best = game.read(solutions.getFirst());
    String rival =
        Arrays.stream(fields[14].split(";", -1))
            .map(one -> one.substring(0, one.lastIndexOf('=')))
            .filter(one -> !solutions.contains(one))
            .findFirst()
            .orElse("");
    return new Candidate(
        of(puzzle, Coach.of(game.id()).theme(position, best), 0, 0),
        rival,
        fields[1] + " " + fields[2],
        Integer.parseInt(fields[11]) + 2 * Integer.parseInt(fields[12]));
  }

  private static Puzzle of(Puzzle puzzle, String theme, int best, int next) {
    return new Puzzle(
        theme,
        puzzle.setup(),
        puzzle.moves(),
        puzzle.seat(),
        puzzle.solutions(),
        best,
        next,
        Map.of(),
        0);
  }

  private void choose(Map<String, List<Candidate>> byTheme) {
    List<List<Candidate>> left =
        byTheme.values().stream().map(ArrayList::new).collect(Collectors.toList());
    while (chosen.size() < WANTED && left.stream().anyMatch(list -> !list.isEmpty())) {
      for (List<Candidate> list : left) {
        boolean isTaken = false;
        while (!isTaken && !list.isEmpty() && chosen.size() < WANTED) {
          isTaken = isTaken(list.removeFirst());
        }
      }
    }
  }

  private boolean isTaken(Candidate candidate) {
    Puzzle puzzle = candidate.puzzle;
    String alike = candidate.played + puzzle.theme();
    if (games.getOrDefault(candidate.played, 0) >= MOST_OF_GAME
        || games.containsKey(alike)
        || themes.getOrDefault(puzzle.theme(), 0) >= MOST_OF_THEME
        || candidate.rival.isEmpty()
        || !puzzle.isSound(game)) {
      return false;
    }
    View view = puzzle.position(game).view(puzzle.seat());
    Comparison compared =
        new Judge(Bots.of(game).bot(BotLevel.HARD), EFFORT, puzzle.moves().size())
            .compare(1, view, game.read(puzzle.solutions().getFirst()), game.read(candidate.rival));
    double gap = puzzle.theme().equals("dividing") ? DIVISION_GAP : GAP;
    if (compared.first() - compared.second() - CERTAINTY * compared.error() < gap) {
      System.out.println("not confirmed: " + puzzle.solutions() + " " + compared);
      return false;
    }
    games.merge(candidate.played, 1, Integer::sum);
    games.put(alike, 1);
    themes.merge(puzzle.theme(), 1, Integer::sum);
    chosen.add(
        of(
            puzzle,
            puzzle.theme(),
            (int) Math.round(100 * compared.first()),
            (int) Math.round(100 * compared.second())));
    return true;
  }
}
