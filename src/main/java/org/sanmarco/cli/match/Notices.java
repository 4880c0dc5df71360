package org.sanmarco.cli.match;

import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;

/** A command's notices on the error output; one that comes again and again is said once. */
final class Notices implements Consumer<String> {

  private final CommandSpec command;
  private String last = "";

  Notices(CommandSpec command) {
    this.command = command;
  }

  @Override
  public synchronized void accept(String sentence) {
    if (!sentence.equals(last)) {
      last = sentence;
      command.commandLine().getErr().println(command.qualifiedName() + ": " + sentence);
      command.commandLine().getErr().flush();
    }
  }
}
