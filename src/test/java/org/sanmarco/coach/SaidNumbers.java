package org.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
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
      List<Integer> heard = numbers(words);
      List<Integer> meant = new ArrayList<>(numbers.apply(fact));
      if (!heard.contains(0)) {
        // "No cards" is a number as well.
        meant.removeAll(Collections.singleton(0));
      }
      assertThat(heard).as(words).containsExactlyInAnyOrderElementsOf(meant);
      rest = rest.replaceFirst(Pattern.quote(words), "");
    }
    for (String move : moves) {
      assertThat(rest).contains(move);
      rest = rest.replaceFirst(Pattern.quote(move), "");
    }
    assertThat(numbers(rest)).as(said).isEmpty();
  }

  /** The numbers in a text, in order. */
  public static List<Integer> numbers(String text) {
    return NUMBER.matcher(text).results().map(one -> Integer.parseInt(one.group())).toList();
  }
}
