package org.sanmarco.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.sanmarco.ui.shell.BuildTimeCache;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code prepare}: computes the build-time cache, with which the program starts sooner. For the
 * build.
 */
@Command(
    name = "prepare",
    description = "Puts beside the classes in a folder what each start would have to work out.",
    hidden = true)
final class BuildTimeCacheCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FOLDER", description = "Where the classes are.")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return WindowStart.launch(BuildTimeCache.class, List.of(folder), spec.commandLine().getErr());
  }
}
