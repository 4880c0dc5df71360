package org.sanmarco.kernel;

import java.util.List;

/**
 * Why a move, a set-up or a text is refused: the rule that is broken and a stable code, never a
 * sentence.
 *
 * @param rule the identifier of the rule, such as {@code C1}; empty where no rule but the notation
 *     is broken
 * @param code names the reason, for ever: words in all languages hang on it
 * @param arguments what the words speak of, as written in moves (districts, seats, numbers, cards)
 */
public record Refusal(String rule, String code, List<Object> arguments) {

  public Refusal {
    arguments = List.copyOf(arguments);
  }

  /** A refusal with its arguments in a row. */
  public static Refusal of(String rule, String code, Object... arguments) {
    return new Refusal(rule, code, List.of(arguments));
  }
}
