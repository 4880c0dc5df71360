package org.sanmarco.bench;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks of this package, and prints what each allocates. */
public final class Benchmarks {

  private Benchmarks() {}

  /**
   * Runs them.
   *
   * @param arguments as of JMH's own command line: which benchmarks, and options; nothing for all
   */
  public static void main(String[] arguments) throws CommandLineOptionException, RunnerException {
    new Runner(
            new OptionsBuilder()
                .parent(new CommandLineOptions(arguments))
                .addProfiler(GCProfiler.class)
                .build())
        .run();
  }
}
