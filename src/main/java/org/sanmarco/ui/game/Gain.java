package org.sanmarco.ui.game;

import org.sanmarco.ui.art.SeatColour;

/**
 * A seat's gain or loss from an offer or a move.
 *
 * @param text as short as possible, beside the seat's crest
 * @param isBad whether it is a warning
 * @param words the same as a sentence
 */
public record Gain(SeatColour colour, String text, boolean isBad, String words) {

  /** The number that it ends with, where there is no room for more. */
  public String brief() {
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  /** The difference of a number with its sign, as {@code +2}. */
  public static String signed(int difference) {
    return difference < 0 ? "−" + -difference : "+" + difference;
  }
}
