package org.sanmarco.cli.bots;

import module java.base;

import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.XorShift;
import org.sanmarco.cli.shared.GameOption;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code simulate}: random games, their results and their speed. */
@Command(
    name = "simulate",
    description = "Plays random games on one thread and reports the results.")
public final class SimulateCommand extends Subcommand {

  private static final double NANOS = 1e9;
  private static final int LONGEST_WARM_UP = 3600;

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      description = "The number of games, at least 1.")
  private long games;

  @Mixin private GameOption known;

  @Option(
      names = {"--players", "--seats"},
      required = true,
      paramLabel = "N",
      description = "The number of players.")
  private int players;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number of 64 bits; the same seed gives the same games.")
  private @Nullable Long seed;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      defaultValue = "10",
      description = {
        "The CPU seconds for which other games are played first, uncounted: until the code is"
            + " compiled, it is several times slower.",
        "Default: ${DEFAULT-VALUE}; 0 if the speed doesn't matter."
      })
  private double warmUp;

  @Override
  public Integer call() {
    require(games >= 1, "--games must be at least 1");
    Game game = known.game();
    known.requirePlayers(game, players);
    require(warmUp >= 0 && warmUp <= LONGEST_WARM_UP, "--warm-up must be 0 to " + LONGEST_WARM_UP);
    long from = seed == null ? new SecureRandom().nextLong() : seed;
    Simulation others = new Simulation(game, players, ~from);
    double warm = cpuSeconds() + warmUp;
    while (cpuSeconds() < warm) {
      others.play(1000);
    }
    Simulation simulation = new Simulation(game, players, from);
    double begunOnCpu = cpuSeconds();
    long begun = System.nanoTime();
    simulation.play(games);
    double seconds = Math.max(1, System.nanoTime() - begun) / NANOS;
    report(game, simulation, from, seconds, Math.max(1 / NANOS, cpuSeconds() - begunOnCpu));
    return ExitCode.OK;
  }

  /** The CPU time of this thread. */
  private static double cpuSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / NANOS;
  }

  private void report(
      Game game, Simulation simulation, long from, double seconds, double cpuSeconds) {
    PrintWriter out = out();
    out.format(Locale.ROOT, "%d random games for %d, seed %d%n", simulation.games(), players, from);
    out.print(simulation.results(Coach.of(game.id()).measures().getFirst().name()));
    double step = XorShift.nanosPerStep();
    out.format(
        Locale.ROOT,
        """
        per CPU second: %.1f games, %.1f moves; a game takes %.0f steps of XorShift, %.2f ns each
        games=%d moves=%d seconds=%.6f games_per_second=%.1f moves_per_second=%.1f
        """,
        simulation.games() / cpuSeconds,
        simulation.moves() / cpuSeconds,
        cpuSeconds * NANOS / simulation.games() / step,
        step,
        simulation.games(),
        simulation.moves(),
        seconds,
        simulation.games() / seconds,
        simulation.moves() / seconds);
    out.flush();
  }
}
