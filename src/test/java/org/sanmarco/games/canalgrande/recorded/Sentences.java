package org.sanmarco.games.canalgrande.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.State;

/**
 * Holds the sentences of recorded games against the games; the README beside them has them in a
 * table. Strict: what can't be understood to the last word fails, so that no sentence passes
 * unread.
 */
final class Sentences {

  private static final String MOVE = "move ([1-9]\\d*) ";
  private static final CanalGrande GAME = new CanalGrande();
  private static final Map<Pattern, BiConsumer<Recording, MatchResult>> FORMS =
      new LinkedHashMap<>();

  static {
    form(MOVE + "is one of (\\d+)", Sentences::isOneOfSoMany);
    form(MOVE + "is one of (.+)", Sentences::isOneOf);
    form(MOVE + "is refused by (G[A-Z]\\d): (.+)", Sentences::isRefused);
    form(MOVE + "is (.+)", Sentences::is);
    form(MOVE + "may be (.+)", Sentences::mayBe);
    form(MOVE + "brings (.+)", Sentences::brings);
    form("before move ([1-9]\\d*) (.+)", (game, found) -> says(game, number(found) - 1, found));
    form("after move ([1-9]\\d*) (.+)", (game, found) -> says(game, number(found), found));
    form("at the (end) (.+)", (game, found) -> says(game, game.size(), found));
  }

  private Sentences() {}

  private static void form(String form, BiConsumer<Recording, MatchResult> meaning) {
    FORMS.put(Pattern.compile(form), meaning);
  }

  /**
   * Holds a sentence against a game.
   *
   * @throws AssertionError if the game is another one
   * @throws IllegalArgumentException if it is no sentence
   */
  static void check(Recording game, String sentence) {
    for (Map.Entry<Pattern, BiConsumer<Recording, MatchResult>> form : FORMS.entrySet()) {
      Matcher matcher = form.getKey().matcher(sentence);
      if (matcher.matches()) {
        form.getValue().accept(game, matcher.toMatchResult());
        return;
      }
    }
    throw new IllegalArgumentException("no sentence begins or goes on like this: " + sentence);
  }

  private static int number(MatchResult found) {
    return Integer.parseInt(found.group(1));
  }

  private static void is(Recording game, MatchResult found) {
    assertThat(game.move(number(found))).isEqualTo(move(found.group(2)));
  }

  private static void isOneOfSoMany(Recording game, MatchResult found) {
    assertThat(game.after(number(found) - 1).legal()).hasSize(Integer.parseInt(found.group(2)));
  }

  private static void isOneOf(Recording game, MatchResult found) {
    assertThat(game.after(number(found) - 1).legal())
        .extracting(Object::toString)
        .containsExactlyInAnyOrder(found.group(2).split(", ", -1));
  }

  private static void isRefused(Recording game, MatchResult found) {
    Refusal refusal = game.after(number(found) - 1).refusal(move(found.group(3)));
    assertThat(refusal).as(found.group()).isNotNull();
    assertThat(refusal).extracting(Refusal::rule).isEqualTo(found.group(2));
  }

  private static void mayBe(Recording game, MatchResult found) {
    assertThat(game.after(number(found) - 1).refusal(move(found.group(2)))).isNull();
  }

  private static void brings(Recording game, MatchResult found) {
    assertThat(game.events(number(found))).contains(found.group(2));
  }

  private static void says(Recording game, int count, MatchResult found) {
    State state = game.after(count);
    String rest = found.group(2);
    Matcher seen = Pattern.compile("seat ([1-4]) sees (.+)").matcher(rest);
    if (seen.matches()) {
      state = game.after(count).view(Integer.parseInt(seen.group(1)));
      rest = seen.group(2);
    }
    List<String> said = Recording.sentences(state, Arrays.asList(rest.split(" ", -1)));
    if (said.isEmpty()) {
      throw new IllegalArgumentException("there is no such key: " + rest);
    }
    assertThat(said).contains(rest);
  }

  /** A move in canonical writing. */
  private static Move move(String written) {
    Move move = GAME.read(written);
    assertThat(move).hasToString(written);
    return move;
  }
}
