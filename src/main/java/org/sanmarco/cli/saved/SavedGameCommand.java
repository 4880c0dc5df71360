package org.sanmarco.cli.saved;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.sanmarco.cli.shared.Sentences;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command about a saved game; it fails with a sentence if the file can't be read. */
abstract class SavedGameCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "A saved game, or an autosave.")
  Path file;

  @Spec CommandSpec spec;

  @Override
  public final Integer call() {
    try {
      return answer(new SavedGameStore(Games.installed()).read(file), spec.commandLine().getOut());
    } catch (SaveException refused) {
      spec.commandLine().getErr().println(Sentences.of(file, refused.refusal()));
      return ExitCode.SOFTWARE;
    }
  }

  /** Writes about a game, and returns the exit status. */
  abstract int answer(SavedGame game, PrintWriter out);
}
