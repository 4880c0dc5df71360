package org.sanmarco.save.format;

import module java.base;

import org.sanmarco.table.Occasion;

/**
 * The content of a saved game's file, well-formed but not yet played. It has a number, or else a
 * seed.
 *
 * @param number of the secret that chance comes from; empty if there is a seed
 * @param occasion as written; the times of thinking may be too many or too few
 * @param isChanged whether its check says that something else than the program has changed it
 * @param expected what a test expects of the game
 */
public record SaveContent(
    String program,
    Instant saved,
    String game,
    int players,
    Map<String, String> options,
    List<Sitter> seats,
    boolean practice,
    long seed,
    String number,
    List<String> moves,
    Occasion occasion,
    boolean isChanged,
    List<String> expected) {

  /** A seat as written. */
  public record Sitter(String name, String colour, String computer) {}

  /** The same game with other moves and circumstances, saved at another time. */
  SaveContent with(List<String> otherMoves, Occasion otherOccasion, Instant otherSaved) {
    return new SaveContent(
        program,
        otherSaved,
        game,
        players,
        options,
        seats,
        practice,
        seed,
        number,
        otherMoves,
        otherOccasion,
        isChanged,
        expected);
  }
}
