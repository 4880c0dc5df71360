package org.sanmarco.coach;

import java.util.List;

/**
 * A hint for the next decision.
 *
 * @param topic what it is about, the same whenever the same is to be done: the reason need be shown
 *     only once
 * @param title which player has to do what, a few words
 * @param text one line for the player who decides, about this very position where possible
 * @param why the reason and the consequences, for a player who does this for the first time
 * @param notes what is easily overlooked in this very position, what matters most first; often none
 * @param rules the identifiers of the rules it comes from, the most important one first
 */
public record Hint(
    String topic, String title, String text, String why, List<Note> notes, List<String> rules) {

  /**
   * A usual mistake that can be made here.
   *
   * @param rule the identifier of the rule that is forgotten then
   */
  public record Note(String text, String rule) {}

  public Hint {
    notes = List.copyOf(notes);
    rules = List.copyOf(rules);
  }
}
