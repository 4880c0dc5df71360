package org.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.State;

/**
 * Checks the sentences of recorded games against the games. Strict: what can't be understood to the
 * last word is refused, so that no sentence passes unread. A game adds sentences of its own.
 */
public final class Sentences {

  /** The beginning of a sentence about a move; its first group is the move's number. */
  public static final String MOVE = "move ([1-9]\\d*) ";

  /** A row of numbers. */
  public static final String NUMBERS = "\\d+(?: \\d+)*";

  private static final Pattern SEEN = Pattern.compile("seat ([1-9]) sees (.+)");

  private final Game game;
  private final Map<Pattern, BiConsumer<RecordedGame, MatchResult>> forms = new LinkedHashMap<>();
  private Consumer<Map<String, @Nullable Object>> completion = values -> {};

  /**
   * The sentences of any game.
   *
   * @param rules the form of the game's rule ids
   */
  public Sentences(Game game, String rules) {
    this.game = game;
    form(MOVE + "is one of (\\d+)", this::isOneOfSoMany);
    form(MOVE + "is one of (.+)", this::isOneOf);
    form(MOVE + "is refused by (" + rules + "): (.+)", this::isRefused);
    form(MOVE + "is (.+)", this::is);
    form(MOVE + "may be (.+)", this::mayBe);
    form(MOVE + "brings (.+)", this::brings);
    form(MOVE + "changes (.+) by ((?:0|[+-]\\d+)(?: (?:0|[+-]\\d+))*)", this::changes);
    form("before move ([1-9]\\d*) (.+)", (in, said) -> has(in.before(number(said, 1)), said));
    form("after move ([1-9]\\d*) (.+)", (in, said) -> has(in.after(number(said, 1)), said));
    form("at the (start) (.+)", (in, said) -> has(in.after(0), said));
    form("at the (end) (.+)", this::atTheEnd);
  }

  /** Adds a sentence of this game. */
  public Sentences form(String form, BiConsumer<RecordedGame, MatchResult> meaning) {
    forms.put(Pattern.compile(form), meaning);
    return this;
  }

  /** Sets what adds keys to a position's JSON form that it leaves out. */
  public Sentences complete(Consumer<Map<String, @Nullable Object>> missing) {
    completion = missing;
    return this;
  }

  /**
   * Checks a sentence against a game.
   *
   * @throws AssertionError if it isn't true
   * @throws UnreadableException if it is no sentence
   */
  public void check(RecordedGame in, String sentence) {
    for (Map.Entry<Pattern, BiConsumer<RecordedGame, MatchResult>> form : forms.entrySet()) {
      Matcher matcher = form.getKey().matcher(sentence);
      if (matcher.matches()) {
        form.getValue().accept(in, matcher.toMatchResult());
        return;
      }
    }
    throw new UnreadableException("no sentence has this form: " + sentence);
  }

  private void is(RecordedGame in, MatchResult said) {
    Move wanted = move(said.group(2));
    assertThat(in.move(number(said, 1))).isEqualTo(wanted);
  }

  private void isOneOfSoMany(RecordedGame in, MatchResult said) {
    assertThat(in.before(number(said, 1)).legal()).hasSize(number(said, 2));
  }

  private void isOneOf(RecordedGame in, MatchResult said) {
    List<Move> wanted = Arrays.stream(said.group(2).split(", ", -1)).map(this::move).toList();
    assertThat(new ArrayList<Move>(in.before(number(said, 1)).legal()))
        .containsExactlyInAnyOrderElementsOf(wanted);
  }

  private void mayBe(RecordedGame in, MatchResult said) {
    Move wanted = move(said.group(2));
    assertThat(in.before(number(said, 1)).refusal(wanted)).isNull();
  }

  private void isRefused(RecordedGame in, MatchResult said) {
    Move wanted = move(said.group(3));
    Refusal refusal = in.before(number(said, 1)).refusal(wanted);
    assertThat(refusal).as("%s is refused", wanted).isNotNull();
    assertThat(refusal).extracting(Refusal::rule).isEqualTo(said.group(2));
  }

  /** Events by their names, such as {@code deck shuffled}. */
  private void brings(RecordedGame in, MatchResult said) {
    assertThat(in.events(number(said, 1), Event.class))
        .extracting(event -> event.getClass().getSimpleName().replaceAll("(?<=.)(?=[A-Z])", " "))
        .extracting(name -> name.toLowerCase(Locale.ROOT))
        .contains(said.group(2));
  }

  private void changes(RecordedGame in, MatchResult said) {
    int number = number(said, 1);
    List<Integer> before = numbers(PositionWords.at(values(in.before(number)), said.group(2)));
    List<Integer> after = numbers(PositionWords.at(values(in.after(number)), said.group(2)));
    assertThat(after).hasSameSizeAs(before);
    assertThat(IntStream.range(0, after.size()).mapToObj(i -> after.get(i) - before.get(i)))
        .containsExactlyElementsOf(numbers(said.group(3)));
  }

  private void atTheEnd(RecordedGame in, MatchResult said) {
    assertThat(in.isOver()).as("the game is over").isTrue();
    has(in.after(in.size()), said);
  }

  private void has(Position position, MatchResult said) {
    Matcher seen = SEEN.matcher(said.group(2));
    boolean isSeen = seen.matches();
    State state = isSeen ? position.view(Integer.parseInt(seen.group(1))) : position;
    String rest = isSeen ? seen.group(2) : said.group(2);
    assertThat(PositionWords.sentences(values(state), List.of(rest.split(" ", -1)))).contains(rest);
  }

  private Map<String, @Nullable Object> values(State state) {
    Map<String, @Nullable Object> values = new HashMap<>(state.describe());
    completion.accept(values);
    return values;
  }

  private Move move(String written) {
    try {
      return game.read(written);
    } catch (RefusedException refused) {
      throw new UnreadableException("\"" + written + "\" is no move: " + refused.refusal().code());
    }
  }

  /** The number in a group of a sentence. */
  public static int number(MatchResult said, int group) {
    return numbers(said.group(group)).getFirst();
  }

  /** The numbers in a row. */
  public static List<Integer> numbers(String words) {
    try {
      return Arrays.stream(words.split(" ", -1)).map(Integer::valueOf).toList();
    } catch (NumberFormatException _) {
      throw new UnreadableException("not a row of numbers: " + words);
    }
  }
}
