package org.sanmarco.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.sanmarco.ui.shell.AotTrainingRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code rehearse}: the AOT training run. For the build, which makes the start-up cache from it.
 */
@Command(
    name = "rehearse",
    description = "Opens the window, goes from screen to screen and closes it.",
    hidden = true)
final class AotTrainingCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FOLDER", description = "Where it may keep its files.")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Files.createDirectories(folder);
    return WindowStart.launch(AotTrainingRun.class, List.of(folder), spec.commandLine().getErr());
  }
}
