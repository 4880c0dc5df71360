package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundEnded;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * Reads the sentences of recorded games; the README beside them has them in a table. Strict: what
 * can't be understood to the last word is refused, so that no sentence passes unread.
 */
final class Sentences {

  private static final String MOVE = "move ([1-9]\\d*) ";
  private static final String NUMBERS = "\\d+(?: \\d+)*";

  private final Game game;
  private final Map<Pattern, Function<MatchResult, Expectation>> forms = new LinkedHashMap<>();

  Sentences(Game game) {
    this.game = game;
    form(MOVE + "is one of (\\d+)", this::isOneOfSoMany);
    form(MOVE + "is one of (.+)", this::isOneOf);
    form(MOVE + "is refused by ([BCEFPSTV]\\d+): (.+)", this::isRefused);
    form(MOVE + "is (.+)", this::is);
    form(MOVE + "may be (.+)", this::mayBe);
    form(MOVE + "scores (\\S+) (" + NUMBERS + ")", this::scores);
    form(MOVE + "changes (.+) by ((?:0|[+-]\\d+)(?: (?:0|[+-]\\d+))*)", this::changes);
    form(MOVE + "ends round ([123]) with penalty (" + NUMBERS + ")", this::endsRound);
    form("before move ([1-9]\\d*) (.+)", found -> position(found, Recording::before));
    form("after move ([1-9]\\d*) (.+)", found -> position(found, Recording::after));
    form("at the (start|end) (.+)", this::atTheEdge);
  }

  private void form(String form, Function<MatchResult, Expectation> meaning) {
    forms.put(Pattern.compile(form), meaning);
  }

  /**
   * The expectation of a sentence.
   *
   * @throws UnreadableException if it isn't one
   */
  Expectation read(String sentence) {
    for (Map.Entry<Pattern, Function<MatchResult, Expectation>> form : forms.entrySet()) {
      Matcher matcher = form.getKey().matcher(sentence);
      if (matcher.matches()) {
        return form.getValue().apply(matcher.toMatchResult());
      }
    }
    throw new UnreadableException("no sentence begins or goes on like this");
  }

  private Expectation is(MatchResult found) {
    int number = number(found, 1);
    Move wanted = move(found.group(2));
    return game -> assertThat(game.move(number)).isEqualTo(wanted);
  }

  private Expectation isOneOfSoMany(MatchResult found) {
    int number = number(found, 1);
    int wanted = number(found, 2);
    return game -> assertThat(game.before(number).legal()).hasSize(wanted);
  }

  private Expectation isOneOf(MatchResult found) {
    int number = number(found, 1);
    List<Move> wanted = Arrays.stream(found.group(2).split(", ", -1)).map(this::move).toList();
    return game ->
        assertThat(new ArrayList<Move>(game.before(number).legal()))
            .containsExactlyInAnyOrderElementsOf(wanted);
  }

  private Expectation mayBe(MatchResult found) {
    int number = number(found, 1);
    Move wanted = move(found.group(2));
    return game -> assertThat(game.before(number).refusal(wanted)).isNull();
  }

  private Expectation isRefused(MatchResult found) {
    int number = number(found, 1);
    String rule = found.group(2);
    Move wanted = move(found.group(3));
    return game -> {
      Refusal refusal = game.before(number).refusal(wanted);
      assertThat(refusal).as("%s is refused", wanted).isNotNull();
      assertThat(refusal).extracting(Refusal::rule).isEqualTo(rule);
    };
  }

  /** Points of all seats; the district must have been scored even if no seat got any. */
  private Expectation scores(MatchResult found) {
    int number = number(found, 1);
    District district = district(found.group(2));
    List<Integer> wanted = numbers(found.group(3));
    return game -> {
      assertThat(game.events(number, DistrictScored.class))
          .filteredOn(event -> event.district() == district)
          .as("%s is scored", district)
          .isNotEmpty();
      Integer[] points = new Integer[game.before(number).seats()];
      Arrays.fill(points, 0);
      for (PrestigeScored event : game.events(number, PrestigeScored.class)) {
        if (event.district() == district) {
          points[event.seat() - 1] += event.points();
        }
      }
      assertThat(points).containsExactlyElementsOf(wanted);
    };
  }

  private Expectation changes(MatchResult found) {
    int number = number(found, 1);
    Key key = key(found.group(2).split(" ", -1));
    if (!found.group(2).equals(key.toString())) {
      throw new UnreadableException("\"" + found.group(2) + "\" is more than a key");
    }
    List<Integer> wanted = numbers(found.group(3));
    return game -> {
      List<Integer> before = numbers(Recording.words(game.before(number), key));
      List<Integer> after = numbers(Recording.words(game.after(number), key));
      assertThat(after).hasSameSizeAs(before);
      assertThat(IntStream.range(0, after.size()).mapToObj(i -> after.get(i) - before.get(i)))
          .containsExactlyElementsOf(wanted);
    };
  }

  private Expectation endsRound(MatchResult found) {
    int number = number(found, 1);
    RoundEnded wanted = new RoundEnded(number(found, 2), numbers(found.group(3)));
    return game -> assertThat(game.events(number, RoundEnded.class)).containsExactly(wanted);
  }

  private Expectation atTheEdge(MatchResult found) {
    if (found.group(1).equals("start")) {
      return state(found.group(2), game -> game.after(0));
    }
    return state(
        found.group(2),
        game -> {
          assertThat(game.isOver()).as("the game is over").isTrue();
          return game.after(game.size());
        });
  }

  private static Expectation position(
      MatchResult found, BiFunction<Recording, Integer, Position> when) {
    int number = number(found, 1);
    return state(found.group(2), game -> when.apply(game, number));
  }

  private static Expectation state(String says, Function<Recording, Position> when) {
    String[] words = says.split(" ", -1);
    Key key = key(words);
    String wanted = String.join(" ", List.of(words).subList(key.length(), words.length));
    if (wanted.isBlank() || !wanted.equals(wanted.strip())) {
      throw new UnreadableException("what should " + key + " be?");
    }
    return game ->
        assertThat(Recording.words(when.apply(game), key)).as("%s", key).isEqualTo(wanted);
  }

  private Move move(String written) {
    try {
      return game.read(written);
    } catch (RefusedException refused) {
      throw new UnreadableException("\"" + written + "\" is no move: " + refused.refusal().code());
    }
  }

  private static Key key(String... words) {
    return Key.of(List.of(words));
  }

  private static District district(String code) {
    return District.ALL.stream()
        .filter(district -> district.name().equals(code))
        .findFirst()
        .orElseThrow(() -> new UnreadableException("\"" + code + "\" is no district"));
  }

  private static int number(MatchResult found, int group) {
    return numbers(found.group(group)).getFirst();
  }

  private static List<Integer> numbers(String words) {
    try {
      return Arrays.stream(words.split(" ", -1)).map(Integer::valueOf).toList();
    } catch (NumberFormatException wrong) {
      throw new UnreadableException("not a row of numbers: " + words);
    }
  }
}
