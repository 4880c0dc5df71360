package org.sanmarco.cli.match;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.arena.Contestant;
import org.sanmarco.bots.arena.Match;
import org.sanmarco.bots.arena.MatchStatistics;
import org.sanmarco.bots.arena.MatchStatistics.Outcome;
import org.sanmarco.cli.shared.GameOption;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Game;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.seats.nats.WorkAddress;
import org.sanmarco.seats.nats.WorkQueue;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena}: a match between two kinds of computer players, and who is better by how much. */
@Command(
    name = "arena",
    description = {
      "Plays one side A against the rest B, in every seat from each start, and reports which is"
          + " better.",
      "A player is written LEVEL, LEVEL@50ms (time for a decision) or LEVEL@4000 (iterations)."
    })
public final class ArenaCommand extends Subcommand {

  private static final double NANOS = 1e9;

  @Option(
      names = "--a",
      required = true,
      paramLabel = "PLAYER",
      description = "The player to measure.")
  private String a;

  @Option(names = "--b", required = true, paramLabel = "PLAYER", description = "All the others.")
  private String b;

  @Mixin private GameOption games;

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "The number of players; by default the one that the game proposes.")
  private @Nullable Integer players;

  @Option(
      names = "--starts",
      defaultValue = "50",
      paramLabel = "N",
      description = "The number of starts; each is played once for every seat (${DEFAULT-VALUE}).")
  private int starts;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The same seed gives the same games, unless thinking is limited by time.")
  private @Nullable Long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "The number of games played at once; by default one for each core.")
  private @Nullable Integer threads;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description =
          "Keeps results and games in this folder; games found there are not played again.")
  private @Nullable Path out;

  @Option(
      names = "--workers",
      paramLabel = "URL",
      description = {
        "Lets workers play, such as nats://127.0.0.1:4222, or a file with this address: those that"
            + " run san-marco worker URL.",
        "The same match goes on after an interruption."
      })
  private @Nullable String workers;

  @Override
  public Integer call() throws IOException, SaveException, InterruptedException {
    Game game = games.game();
    int seated = players == null ? game.usualPlayers() : players;
    games.requirePlayers(game, seated);
    require(starts >= 1, "--starts must be at least 1");
    require(threads == null || threads >= 1, "--threads must be at least 1");
    require(
        threads == null || workers == null, "--threads is for worker, not for an arena of workers");
    require(out == null || seed != null, "--out needs a --seed, so that it can go on later");
    require(workers == null || seed != null, "--workers needs a --seed, so that it can go on");
    long from = seed == null ? new SecureRandom().nextLong() : seed;
    Match match = new Match(game, seated, contestant(game, a), contestant(game, b), from);
    String url = workers;
    WorkAddress address = url == null ? null : read(() -> WorkAddress.read(url));
    ArenaFolder folder = out == null ? null : ArenaFolder.open(out, match);
    int all = starts * match.sides();
    SortedMap<Integer, MatchStatistics.Outcome> outcomes = new TreeMap<>();
    if (folder != null) {
      outcomes.putAll(folder.stored().headMap(all));
    }
    SortedSet<Integer> missing = new TreeSet<>();
    for (int number = 0; number < all; number++) {
      if (!outcomes.containsKey(number)) {
        missing.add(number);
      }
    }
    long begun = System.nanoTime();
    Receiver receiver =
        played -> {
          outcomes.put(match.number(played.outcome().start(), played.place()), played.outcome());
          if (folder != null) {
            folder.store(played);
          }
          progress(match, outcomes.values());
        };
    if (address == null) {
      play(match, missing, receiver);
    } else {
      play(address, match, missing, receiver);
    }
    report(
        new MatchStatistics(match.sides(), outcomes.values()),
        match,
        missing.size() / ((System.nanoTime() - begun) / NANOS));
    return ExitCode.OK;
  }

  /** Receives games that were played. */
  @FunctionalInterface
  interface Receiver {

    /**
     * Called for each game once; by one thread.
     *
     * @throws IOException if it can't be stored
     * @throws SaveException if it can't be stored
     */
    void played(Match.MatchGame game) throws IOException, SaveException;
  }

  private Contestant contestant(Game game, String written) {
    return read(() -> Contestants.read(game, written));
  }

  /** Plays games in this program. */
  private void play(Match match, SortedSet<Integer> missing, Receiver receiver)
      throws IOException, SaveException, InterruptedException {
    int cores = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    try (ExecutorService pool = Executors.newFixedThreadPool(cores)) {
      ExecutorCompletionService<Match.MatchGame> games = new ExecutorCompletionService<>(pool);
      missing.forEach(number -> games.submit(() -> match.play(number)));
      for (int i = 0; i < missing.size(); i++) {
        receiver.played(games.take().get());
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a game failed", failed.getCause());
    }
  }

  /** Lets workers play games; those that they have played already count. */
  private void play(WorkAddress address, Match match, SortedSet<Integer> missing, Receiver receiver)
      throws IOException, SaveException, InterruptedException {
    try (WorkQueue queue =
        new WorkQueue(address, Fingerprint.program(), Program.version(), this::notice, tempo)) {
      queue.<SaveException>share(
          match.title(),
          missing,
          number -> Json.bytes(MatchShare.of(match, number)),
          (number, bytes) -> {
            MatchShare.Result result = Json.read(bytes, MatchShare.Result.class);
            if (result.played() == null) {
              throw new IOException("game %d failed: %s".formatted(number, result.failed()));
            }
            receiver.played(result.played());
          });
    }
  }

  private void progress(Match match, Collection<MatchStatistics.Outcome> outcomes) {
    PrintWriter err = err();
    int all = starts * match.sides();
    if (outcomes.size() % Math.max(1, all / 20) == 0 && outcomes.size() < all) {
      MatchStatistics statistics = new MatchStatistics(match.sides(), outcomes);
      err.format(
          Locale.ROOT,
          "%d of %d games, share of a %.3f (%.3f to %.3f)%n",
          outcomes.size(),
          all,
          statistics.share(),
          statistics.low(),
          statistics.high());
      err.flush();
    }
  }

  private void report(MatchStatistics statistics, Match match, double rate) {
    PrintWriter out = out();
    out.format(
        Locale.ROOT,
        """
        %s against %s, %d players, seed %d: %.2f games a second
        a wins %.1f %% (95 %%: %.1f to %.1f), Elo %+.0f, mean margin %+.1f
        a decision, median and 99th percentile: a %.1f ms, %.1f ms; b %.1f ms, %.1f ms
        games=%d a_share=%.4f low=%.4f high=%.4f elo=%.1f
        """,
        match.a().name(),
        match.b().name(),
        match.players(),
        match.seed(),
        rate,
        100 * statistics.share(),
        100 * statistics.low(),
        100 * statistics.high(),
        statistics.elo(),
        statistics.margin(),
        statistics.millis(Outcome::nanosA, 0.5),
        statistics.millis(Outcome::nanosA, 0.99),
        statistics.millis(Outcome::nanosB, 0.5),
        statistics.millis(Outcome::nanosB, 0.99),
        statistics.games(),
        statistics.share(),
        statistics.low(),
        statistics.high(),
        statistics.elo());
    out.flush();
  }
}
