package org.sanmarco.cli.saved;

import module java.base;

import org.sanmarco.kernel.SafeText;
import org.sanmarco.save.SavedGame;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** {@code check}: whether a saved game is sound. */
@Command(name = "check", description = "Checks a saved game by playing all its moves again.")
public final class CheckCommand extends SavedGameCommand {

  @Override
  int answer(SavedGame game, PrintWriter out) {
    String changed = game.isChanged() ? ", changed outside the program" : "";
    out.println(SafeText.of(summary(game.table()) + changed));
    return ExitCode.OK;
  }

  private static String summary(Table table) {
    List<String> names = table.seats().stream().map(Seat::name).distinct().toList();
    return "%s, %s players (%s), round %s, %s %s, %s"
        .formatted(
            table.game().id(),
            names.size(),
            String.join(", ", names),
            table.position().round(),
            table.size(),
            table.size() == 1 ? "move" : "moves",
            table.isOver() ? "over" : "not over");
  }
}
