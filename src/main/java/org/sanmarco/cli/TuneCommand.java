package org.sanmarco.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.arena.Tally;
import org.sanmarco.games.sanmarco.bots.Weights;
import org.sanmarco.games.sanmarco.bots.tuning.Tuning;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code tune}: better weights for the computer players, by letting them play each other. */
@Command(
    name = "tune",
    description = "Looks for better weights of San Marco's computer players, and writes them.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class TuneCommand implements Callable<Integer> {

  @Option(
      names = "--steps",
      required = true,
      paramLabel = "N",
      description = "How many times the weights are moved.")
  private int steps;

  @Option(
      names = "--starts",
      defaultValue = "4",
      paramLabel = "N",
      description = "How many starts decide about a move (${DEFAULT-VALUE}).")
  private int starts;

  @Option(
      names = "--seed",
      required = true,
      paramLabel = "S",
      description = "The same one gives the same weights.")
  private long seed;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "The weights to begin with; usually those of the program.")
  private @Nullable Path from;

  @Option(
      names = "--proof",
      defaultValue = "150",
      paramLabel = "N",
      description = "From how many starts they then meet those they began with (${DEFAULT-VALUE}).")
  private int proof;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "Where the weights are written, after each step.")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    require(steps >= 1, "--steps must be at least 1");
    require(starts >= 1, "--starts must be at least 1");
    require(proof >= 1, "--proof must be at least 1");
    PrintWriter progress = spec.commandLine().getErr();
    Tuning tuning = new Tuning(before(), starts, seed);
    while (tuning.steps() < steps) {
      double better = tuning.step();
      Files.writeString(out, file(tuning, ""));
      progress.format(Locale.ROOT, "%d of %d: %+.2f%n", tuning.steps(), steps, better);
      progress.flush();
    }
    Files.writeString(out, file(tuning, result(tuning)));
    return ExitCode.OK;
  }

  private Weights before() {
    if (from == null) {
      return Weights.TUNED;
    }
    try {
      return Weights.of(Files.readAllLines(from));
    } catch (IOException failed) {
      throw new ParameterException(spec.commandLine(), "--from: cannot read " + from, failed);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(
          spec.commandLine(), "--from: " + from + " has " + wrong.getMessage(), wrong);
    }
  }

  private void require(boolean holds, String reason) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), reason);
    }
  }

  private String file(Tuning tuning, String result) {
    return "# What a position is worth to the computer players, in points of prestige.\n"
        + "# san-marco tune --steps %d --starts %d --seed %d\n"
            .formatted(tuning.steps(), starts, seed)
        + "# It began with %s.\n".formatted(tuning.before().toString().strip().replace("\n", ", "))
        + result
        + tuning.weights();
  }

  private String result(Tuning tuning) {
    StringBuilder lines =
        new StringBuilder(
            "# One player with these against others with those, looking one move ahead:\n");
    for (int players = 4; players >= 2; players--) {
      Tally tally = tuning.proof(players, proof);
      lines.append(
          String.format(
              Locale.ROOT,
              "# %d players, %d games: %.1f %% (%.1f to %.1f)\n",
              players,
              tally.games(),
              100 * tally.share(),
              100 * tally.low(),
              100 * tally.high()));
    }
    return lines.toString();
  }
}
