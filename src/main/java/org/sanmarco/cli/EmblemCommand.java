package org.sanmarco.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.sanmarco.ui.shell.EmblemFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emblem}: for the build, which gives the packages their icon. */
@Command(
    name = "emblem",
    description = "Writes the program's sign as an icon: a .png, .ico or .icns.",
    hidden = true)
final class EmblemCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "The file to write; its ending says how.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return WindowStart.launch(EmblemFile.class, List.of(file), spec.commandLine().getErr());
  }
}
