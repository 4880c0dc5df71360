package org.sanmarco.cli.saved;

import java.io.PrintWriter;
import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
import org.sanmarco.save.SavedGame;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code export}: a saved game for reading, or for other programs. */
@Command(
    name = ExportCommand.NAME,
    description = "Writes a saved game to standard output, in UTF-8.")
public final class ExportCommand extends SavedGameCommand {

  public static final String NAME = "export";

  enum Form {
    /** In words. */
    TEXT,
    /** A line of numbers for each move. */
    CSV
  }

  @Option(
      names = "--as",
      required = true,
      paramLabel = "text|csv",
      description = "In words, or as a table of moves.")
  private Form form;

  @Override
  int answer(SavedGame game, PrintWriter out) {
    Table table = game.table();
    out.print(
        switch (form) {
          case TEXT -> Transcript.of(table, Language.system());
          case CSV -> MoveTable.of(table);
        });
    return ExitCode.OK;
  }
}
