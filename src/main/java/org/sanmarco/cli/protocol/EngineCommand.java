package org.sanmarco.cli.protocol;

import module java.base;

import org.sanmarco.table.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** {@code engine}: the text protocol on standard input and output. */
@Command(
    name = "engine",
    description = "Plays by a text protocol: reads commands, one per line, and answers each.")
public final class EngineCommand implements Callable<Integer> {

  @Override
  public Integer call() {
    Engine engine = new Engine(new Session(Games.installed(), new SecureRandom()::nextLong));
    try (FileInputStream in = new FileInputStream(FileDescriptor.in);
        FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      engine.run(in, out);
      return ExitCode.OK;
    } catch (IOException _) {
      // The process that started it has gone, and with it the reader of any message.
      return ExitCode.SOFTWARE;
    }
  }
}
