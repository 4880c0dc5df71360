package org.sanmarco.cli;

import module java.base;

import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code export}: a saved game for reading, or for other programs. */
@Command(
    name = ExportCommand.NAME,
    description = "Writes a saved game to standard output, in UTF-8.")
final class ExportCommand implements Callable<Integer> {

  static final String NAME = "export";

  /** The formats. */
  enum Form {
    /** In words. */
    TEXT,
    /** A line of numbers for each move. */
    CSV
  }

  @Parameters(paramLabel = "FILE", description = "A saved game.")
  private Path file;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "text|csv",
      description = "In words, or as a table of moves.")
  private Form form;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    try {
      out.print(written(new SavedGameStore(Games.installed()).read(file).table()));
    } catch (SaveException refused) {
      err.println(Sentences.of(file, refused.refusal()));
      return ExitCode.SOFTWARE;
    }
    return ExitCode.OK;
  }

  private String written(Table table) {
    return switch (form) {
      case TEXT -> Transcript.of(table, Language.system());
      case CSV -> MoveTable.of(table);
    };
  }
}
