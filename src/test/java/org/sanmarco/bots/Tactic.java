package org.sanmarco.bots;

import module java.base;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Games;

/**
 * A decision with few moves that are clearly better than all others.
 *
 * @param why the best moves are best, in one sentence
 * @param view what the seat that decides may see
 * @param best the best moves
 */
record Tactic(String why, View view, List<Move> best) {

  private static final Path FOLDER = Path.of("src/test/resources/tactics");
  private static final JsonMapper JSON = new JsonMapper();
  private static final int LINES = 4;

  /** The games that are packed with the program: those with weights of their computers. */
  static List<Game> games() {
    Games games = Games.installed();
    return games.ids().stream()
        .filter(id -> Files.exists(Path.of("assets", id, "weights.txt")))
        .map(id -> games.find(id).orElseThrow())
        .toList();
  }

  /** The suite of a game. */
  static List<Tactic> of(Game game) {
    List<Tactic> tactics = new ArrayList<>();
    try {
      List<String> lines =
          Files.readAllLines(FOLDER.resolve(game.id() + ".txt")).stream()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .toList();
      for (int first = 0; first < lines.size(); first += LINES) {
        tactics.add(read(game, lines.subList(first, first + LINES)));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return tactics;
  }

  private static Tactic read(Game game, List<String> lines) throws IOException {
    String[] words = lines.get(1).split(" players, seat ", -1);
    Setup setup = new Setup(game.id(), Integer.parseInt(words[0]), Map.of());
    Map<String, @Nullable Object> data = JSON.readValue(lines.get(3), new TypeReference<>() {});
    List<Move> best =
        Arrays.stream(lines.get(2).replaceFirst("best ", "").split("; ", -1))
            .map(game::read)
            .toList();
    return new Tactic(lines.get(0), game.readView(setup, Integer.parseInt(words[1]), data), best);
  }

  /** Whether a bot finds one of the best moves. */
  boolean isSolvedBy(Bot bot, Budget budget) {
    return plain(best).contains(plain(bot.choose(view, budget)));
  }

  /** The moves in words that are the same for any order of a division's offers. */
  static Set<String> plain(List<? extends Move> moves) {
    return moves.stream().map(Tactic::plain).collect(Collectors.toSet());
  }

  private static String plain(Move move) {
    return Arrays.stream(move.toString().replaceFirst("^divide ", "").split(" / ", -1))
        .sorted()
        .collect(Collectors.joining(" / "));
  }

  /**
   * The share of solved decisions.
   *
   * @param tries how often each is tried, with seeds from 1
   * @param budgets the budget with a seed
   */
  static double solved(Game game, BotLevel level, int tries, LongFunction<Budget> budgets) {
    List<Tactic> tactics = of(game);
    Bot bot = Bots.of(game).bot(level);
    long solved = 0;
    for (Tactic tactic : tactics) {
      for (int seed = 1; seed <= tries; seed++) {
        solved += tactic.isSolvedBy(bot, budgets.apply(seed)) ? 1 : 0;
      }
    }
    return (double) solved / tactics.size() / tries;
  }
}
