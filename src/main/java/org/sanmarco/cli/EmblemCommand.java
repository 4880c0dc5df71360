package org.sanmarco.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The file to write; its ending says how.")
  private Path file;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "A folder for a .png of each size.")
  private @Nullable Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return WindowStart.launch(
        EmblemFile.class,
        folder == null ? List.of(file) : List.of(file, folder),
        spec.commandLine().getErr());
  }
}
