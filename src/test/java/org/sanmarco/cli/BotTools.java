package org.sanmarco.cli;

import org.sanmarco.cli.bots.ExplainCommand;
import org.sanmarco.cli.bots.TuneCommand;
import picocli.CommandLine;

/** The commands for work on the computer players, beside those of the program. */
public final class BotTools {

  private BotTools() {}

  /** Runs the command that the arguments name. */
  static void main(String... arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return SanMarcoCommand.commandLine()
        .addSubcommand(new TuneCommand())
        .addSubcommand(new ExplainCommand());
  }
}
