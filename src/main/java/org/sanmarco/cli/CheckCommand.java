package org.sanmarco.cli;

import module java.base;

import org.sanmarco.kernel.SafeText;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check}: whether a saved game is sound. */
@Command(name = "check", description = "Checks a saved game by playing all its moves again.")
final class CheckCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "A saved game, or an autosave.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    try {
      SavedGame game = new SavedGameStore(Games.installed()).read(file);
      String changed = game.isChanged() ? ", changed outside the program" : "";
      spec.commandLine().getOut().println(SafeText.of(summary(game.table()) + changed));
      return ExitCode.OK;
    } catch (SaveException refused) {
      spec.commandLine().getErr().println(Sentences.of(file, refused.refusal()));
      return ExitCode.SOFTWARE;
    }
  }

  private static String summary(Table table) {
    List<String> names = table.seats().stream().map(Seat::name).distinct().toList();
    return table.game().id()
        + ", "
        + names.size()
        + " players ("
        + names.stream().collect(Collectors.joining(", "))
        + "), round "
        + table.position().round()
        + ", "
        + table.size()
        + (table.size() == 1 ? " move, " : " moves, ")
        + (table.isOver() ? "over" : "not over");
  }
}
