package org.sanmarco.coach;

import java.util.List;

/**
 * What is to be done now.
 *
 * @param title who is asked for what, a few words
 * @param text one line to whoever is asked, about this very position where it can be
 * @param rules the identifiers of the rules it comes from, the most important one first
 */
public record Hint(String title, String text, List<String> rules) {

  /** Copies the rules. */
  public Hint {
    rules = List.copyOf(rules);
  }
}
