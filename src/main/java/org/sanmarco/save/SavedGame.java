package org.sanmarco.save;

import java.time.Instant;
import java.util.List;
import org.sanmarco.table.Table;

/**
 * A saved game that was read and found sound.
 *
 * @param table the game, at its last move
 * @param saved when it was saved, as the file says
 * @param program the version of the program that saved it, as the file says
 * @param isChanged whether something else than the program has changed the game since; for the
 *     player to know
 * @param expected what a test expects of the game, a line each; the program itself ignores it
 */
public record SavedGame(
    Table table, Instant saved, String program, boolean isChanged, List<String> expected) {

  public SavedGame {
    expected = List.copyOf(expected);
  }
}
