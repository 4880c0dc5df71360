package org.sanmarco.cli;

import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.seats.Tempo;
import picocli.CommandLine;

/** The program's commands, for tests. */
final class Commands {

  private Commands() {}

  /** The commands in a tempo. */
  static CommandLine in(Tempo tempo) {
    CommandLine commands = SanMarcoCommand.commandLine();
    for (CommandLine command : commands.getSubcommands().values()) {
      if (command.getCommand() instanceof Subcommand one) {
        one.waitIn(tempo);
      }
    }
    return commands;
  }
}
