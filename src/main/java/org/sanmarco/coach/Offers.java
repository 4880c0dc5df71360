package org.sanmarco.coach;

import java.util.List;

/**
 * Offers to choose from, numbered from 1, as an argument of a text.
 *
 * @param contents what each holds
 */
public record Offers(List<?> contents) {

  public Offers {
    contents = List.copyOf(contents);
  }
}
