package org.sanmarco.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.sanmarco.bots.sanmarco.Weights;
import org.sanmarco.bots.tuning.Tuning;
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
    PrintWriter progress = spec.commandLine().getErr();
    Tuning tuning = new Tuning(Weights.TUNED, starts, seed);
    while (tuning.steps() < steps) {
      double better = tuning.step();
      Files.writeString(out, file(tuning));
      progress.format(Locale.ROOT, "%d of %d: %+.2f%n", tuning.steps(), steps, better);
      progress.flush();
    }
    return ExitCode.OK;
  }

  private void require(boolean holds, String reason) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), reason);
    }
  }

  private String file(Tuning tuning) {
    return "# What a position is worth to the computer players, in points of prestige.\n"
        + "# san-marco tune --steps %d --starts %d --seed %d\n".formatted(steps, starts, seed)
        + "# After %d steps:\n".formatted(tuning.steps())
        + tuning.weights();
  }
}
