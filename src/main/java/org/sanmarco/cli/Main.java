package org.sanmarco.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The program's entry. It does not extend {@code Application}, so that JavaFX may stand on the
 * class path.
 */
@Command(
    name = "san-marco",
    description =
        "San Marco, an unofficial computer edition. Without arguments it opens the window.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class Main implements Callable<Integer> {

  @Spec private CommandSpec spec;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main()).setParameterExceptionHandler(Main::sayWrongUse);
  }

  @Override
  public Integer call() {
    return WindowStart.open(spec.commandLine().getErr());
  }

  private static int sayWrongUse(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter err = command.getErr();
    String reason = String.valueOf(wrong.getMessage()).strip().replaceAll("\\s*\\R\\s*", " ");
    String name = command.getCommandSpec().qualifiedName();
    err.println(name + ": " + reason + " (" + name + " --help says more)");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }
}
