package org.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Whether words say the numbers of facts, all of them and no others. */
public final class SaidNumbers {

  private static final Pattern NUMBER = Pattern.compile("(?<![\\d])-?\\d+");

  private SaidNumbers() {}

  /**
   * Looks at a piece of advice in one language.
   *
   * @param said all of it
   * @param say how a fact is said
   * @param numbers the numbers of a fact
   * @param moves the sentences of its moves
   */
  public static void check(
      Advice advice,
      String said,
      Function<Fact, String> say,
      Function<Fact, List<Integer>> numbers,
      List<String> moves) {
    assertThat(said).matches("\\p{Lu}[\\P{C}\\n]+[.]").doesNotContain("{", "}", "#", "null", "..");
    String rest = said;
    List<Fact> facts = new ArrayList<>(advice.facts());
    advice.second().flatMap(Advice.Second::worse).ifPresent(facts::add);
    for (Fact fact : facts) {
      String words = say.apply(fact);
      assertThat(rest).contains(words);
      // "No cards" is a number as well.
      assertThat(withoutZeros(numbers(words)))
          .as(words)
          .containsExactlyInAnyOrderElementsOf(withoutZeros(numbers.apply(fact)));
      rest = rest.replaceFirst(Pattern.quote(words), "");
    }
    for (String move : moves) {
      assertThat(rest).contains(move);
      rest = rest.replaceFirst(Pattern.quote(move), "");
    }
    assertThat(numbers(rest)).as(said).isEmpty();
  }

  private static List<Integer> withoutZeros(List<Integer> numbers) {
    return numbers.stream().filter(number -> number != 0).toList();
  }

  /** The numbers in a text, in order. */
  public static List<Integer> numbers(String text) {
    return NUMBER.matcher(text).results().map(one -> Integer.parseInt(one.group())).toList();
  }
}
