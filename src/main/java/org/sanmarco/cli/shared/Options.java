package org.sanmarco.cli.shared;

import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The checks of a command's options. */
public final class Options {

  private Options() {}

  /**
   * Requires that options are as they have to be.
   *
   * @param otherwise the message if they aren't
   * @throws ParameterException with this message
   */
  public static void require(CommandSpec command, boolean holds, String otherwise) {
    if (!holds) {
      throw new ParameterException(command.commandLine(), otherwise);
    }
  }

  /**
   * Reads the value of an option.
   *
   * @param reader throws an {@link IllegalArgumentException} with a sentence for a wrong one
   * @throws ParameterException with this sentence
   */
  public static <T> T read(CommandSpec command, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(command.commandLine(), wrong.getMessage(), wrong);
    }
  }
}
