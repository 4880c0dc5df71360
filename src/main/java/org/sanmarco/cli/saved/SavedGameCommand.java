package org.sanmarco.cli.saved;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.sanmarco.cli.shared.Sentences;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** A command about a saved game; it fails with a sentence if the file can't be read. */
abstract class SavedGameCommand extends Subcommand {

  @Parameters(paramLabel = "FILE", description = "A saved game, or an autosave.")
  Path file;

  @Override
  public final Integer call() {
    try {
      return answer(new SavedGameStore(Games.installed()).read(file), out());
    } catch (SaveException refused) {
      err().println(Sentences.of(file, refused.refusal()));
      return ExitCode.SOFTWARE;
    }
  }

  /** Writes about a game, and returns the exit status. */
  abstract int answer(SavedGame game, PrintWriter out);
}
