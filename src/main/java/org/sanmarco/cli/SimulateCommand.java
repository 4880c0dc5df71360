package org.sanmarco.cli;

import java.io.PrintWriter;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code simulate}: random games, what came out of them, and how fast they were. */
@Command(
    name = "simulate",
    description = "Plays random games on one thread and says what came out.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class SimulateCommand implements Callable<Integer> {

  /** How many games are played first, uncounted, until the code that plays them is compiled. */
  private static final int WARM_UP = 50_000;

  private static final double NANOS = 1e9;

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      description = "How many games, at least 1.")
  private long games;

  @Option(names = "--seats", required = true, paramLabel = "3|4", description = "How many play.")
  private int seats;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number of 64 bits; the same one gives the same games.")
  private @Nullable Long seed;

  @Spec private CommandSpec spec;

  private final int warmUp;

  SimulateCommand() {
    this(WARM_UP);
  }

  SimulateCommand(int warmUp) {
    this.warmUp = warmUp;
  }

  @Override
  public Integer call() {
    require(games >= 1, "--games must be at least 1");
    require(seats == 3 || seats == 4, "--seats must be 3 or 4");
    long from = seed == null ? new SecureRandom().nextLong() : seed;
    new Simulation(seats, ~from).play(warmUp);
    Simulation simulation = new Simulation(seats, from);
    long begun = System.nanoTime();
    simulation.play(games);
    report(simulation, from, Math.max(1, System.nanoTime() - begun) / NANOS);
    return ExitCode.OK;
  }

  private void require(boolean holds, String reason) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), reason);
    }
  }

  private void report(Simulation simulation, long from, double seconds) {
    PrintWriter out = spec.commandLine().getOut();
    out.format(
        Locale.ROOT,
        "%d random games for %d, seed %d%n",
        simulation.games(),
        simulation.seats(),
        from);
    out.format(
        Locale.ROOT,
        "a game: %.2f rounds, %.2f turns, %.1f moves; wins shared in %.2f %% of the games%n",
        simulation.roundsPerGame(),
        simulation.turnsPerGame(),
        simulation.movesPerGame(),
        100 * simulation.shared());
    for (int seat = 1; seat <= simulation.seats(); seat++) {
      out.format(
          Locale.ROOT,
          "seat %d: prestige %.2f, wins %.2f %%%n",
          seat,
          simulation.prestige(seat),
          100 * simulation.wins(seat));
    }
    out.format(
        Locale.ROOT,
        "games=%d moves=%d seconds=%.6f games_per_second=%.1f moves_per_second=%.1f%n",
        simulation.games(),
        simulation.moves(),
        seconds,
        simulation.games() / seconds,
        simulation.moves() / seconds);
    out.flush();
  }
}
