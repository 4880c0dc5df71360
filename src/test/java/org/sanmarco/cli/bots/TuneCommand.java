package org.sanmarco.cli.bots;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.WeightFile;
import org.sanmarco.bots.arena.MatchStatistics;
import org.sanmarco.bots.tuning.Tunable;
import org.sanmarco.bots.tuning.Tuning;
import org.sanmarco.cli.shared.GameOption;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.bots.CanalGrandeTuning;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.bots.MarcoPoloTuning;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.bots.SanMarcoTuning;
import org.sanmarco.kernel.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code tune}: better weights for the computer players, by letting them play each other. */
@Command(
    name = "tune",
    description = "Improves the weights of a game's computer players and writes them to a file.")
public final class TuneCommand extends Subcommand {

  @Option(
      names = "--steps",
      required = true,
      paramLabel = "N",
      description = "The number of steps.")
  private int steps;

  @Option(
      names = "--starts",
      defaultValue = "4",
      paramLabel = "N",
      description = "The number of starts that decide about a step (${DEFAULT-VALUE}).")
  private int starts;

  @Option(
      names = "--seed",
      required = true,
      paramLabel = "S",
      description = "The same seed gives the same weights.")
  private long seed;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "The weights to begin with; by default the program's own.")
  private @Nullable Path from;

  @Option(
      names = "--proof",
      defaultValue = "150",
      paramLabel = "N",
      description =
          "The number of starts in the final match against the first weights (${DEFAULT-VALUE}).")
  private int proof;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The file for the weights, written after each step.")
  private Path out;

  @Mixin private GameOption games;

  @Override
  public Integer call() throws IOException {
    require(steps >= 1, "--steps must be at least 1");
    require(starts >= 1, "--starts must be at least 1");
    require(proof >= 1, "--proof must be at least 1");
    PrintWriter progress = err();
    Game game = games.game();
    Tunable players =
        switch (game.id()) {
          case SanMarco.ID -> SanMarcoTuning.player();
          case CanalGrande.ID -> CanalGrandeTuning.player();
          case MarcoPolo.ID -> MarcoPoloTuning.player();
          default ->
              throw new ParameterException(
                  spec.commandLine(), "--game: no player of " + game.id() + " can be tuned");
        };
    Tuning tuning = new Tuning(game, players, before(players), starts, seed);
    while (tuning.steps() < steps) {
      double better = tuning.step();
      Files.writeString(out, file(tuning, ""));
      progress.format(Locale.ROOT, "%d of %d: %+.2f%n", tuning.steps(), steps, better);
      progress.flush();
    }
    Files.writeString(out, file(tuning, result(tuning)));
    return ExitCode.OK;
  }

  private Map<String, Double> before(Tunable players) {
    if (from == null) {
      return players.weights();
    }
    try {
      Map<String, Double> weights = WeightFile.read(Files.readAllLines(from));
      players.bot(weights);
      return weights;
    } catch (IOException failed) {
      throw new ParameterException(spec.commandLine(), "--from: cannot read " + from, failed);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(
          spec.commandLine(), "--from: " + from + " has " + wrong.getMessage(), wrong);
    }
  }

  private String file(Tuning tuning, String result) {
    return "# What a position is worth to the computer players.\n"
        + "# tune --game %s --steps %d --starts %d --seed %d\n"
            .formatted(tuning.game().id(), tuning.steps(), starts, seed)
        + "# It began with %s.\n"
            .formatted(Tunable.write(tuning.before()).strip().replace("\n", ", "))
        + result
        + Tunable.write(tuning.weights());
  }

  private String result(Tuning tuning) {
    StringBuilder lines = new StringBuilder("# One player with these against others with those:\n");
    for (int players : tuning.game().players().reversed()) {
      MatchStatistics statistics = tuning.proof(players, proof);
      lines.append(
          String.format(
              Locale.ROOT,
              "# %d players, %d games: %.1f %% (%.1f to %.1f)\n",
              players,
              statistics.games(),
              100 * statistics.share(),
              100 * statistics.low(),
              100 * statistics.high()));
    }
    return lines.toString();
  }
}
