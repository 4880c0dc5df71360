package org.sanmarco.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The checks of a command's options. */
final class Options {

  private Options() {}

  /**
   * Requires that options are as they have to be.
   *
   * @param otherwise the message if they aren't
   * @throws ParameterException with this message
   */
  static void require(CommandSpec command, boolean holds, String otherwise) {
    if (!holds) {
      throw new ParameterException(command.commandLine(), otherwise);
    }
  }
}
