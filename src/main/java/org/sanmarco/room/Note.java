package org.sanmarco.room;

import java.util.Locale;
import org.sanmarco.kernel.SafeText;

/**
 * A line that a player of a game elsewhere has written, or a sign that they have asked for advice.
 * All see it.
 *
 * @param number counts the notes of the game, from 1
 * @param seat 1 and up
 * @param move the number of moves that stand before it
 * @param text the line that the player has written; empty for other kinds
 */
public record Note(int number, int seat, Kind kind, int move, String text) {

  /** The most characters of a line. */
  public static final int LONGEST = 200;

  /** The kinds of notes. */
  public enum Kind {
    /** The player has written a line. */
    SAID,
    /** The player has asked a computer for advice. */
    ADVISED;

    /** The name in messages, such as {@code said}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Cleans the text. */
  public Note {
    text = SafeText.of(text, LONGEST);
  }

  /** Whether a text can be a line. */
  public static boolean isLine(String text) {
    return !text.isBlank() && text.length() <= LONGEST && text.equals(SafeText.of(text));
  }

  /** The same after an undo that leaves so many moves. */
  public Note undone(int moves) {
    return move <= moves ? this : new Note(number, seat, kind, moves, text);
  }
}
