package org.sanmarco.cli.shared;

import module java.base;

import org.sanmarco.seats.Tempo;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command with the checks of its options. */
public abstract class Subcommand implements Callable<Integer> {

  /** The command as it is used, with its name and outputs. */
  @Spec protected CommandSpec spec;

  /** The times by which commands wait for others. */
  protected Tempo tempo = Tempo.REAL;

  /** The notice that was given last. */
  private String noticed = "";

  /** Sets the times by which the command waits for others. */
  public final void waitIn(Tempo now) {
    tempo = now;
  }

  /** The output for answers. */
  protected final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** The output for progress and failures. */
  protected final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** Gives a notice on the output for failures; one that comes again and again is given once. */
  protected final synchronized void notice(String sentence) {
    if (!sentence.equals(noticed)) {
      noticed = sentence;
      err().println(spec.qualifiedName() + ": " + sentence);
      err().flush();
    }
  }

  /**
   * Requires that options are as they have to be.
   *
   * @param otherwise the message if they aren't
   * @throws ParameterException with this message
   */
  protected final void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  /**
   * Reads the value of an option.
   *
   * @param reader throws an {@link IllegalArgumentException} with a sentence for a wrong one
   * @throws ParameterException with this sentence
   */
  protected final <T> T read(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
    }
  }
}
