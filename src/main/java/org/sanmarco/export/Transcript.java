package org.sanmarco.export;

import module java.base;

import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.State;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Redaction;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Messages;

/** A game for reading: each move in the notation, below it what happened, and the standings. */
public final class Transcript {

  private static final String INDENT = "      ";

  private final Table table;
  private final Messages messages;
  private final PeopleTerms terms;
  private final Names names;
  private final Measure score;
  private final GameTexts texts;
  private final Redaction redaction;
  private final List<String> lines = new ArrayList<>();

  private Transcript(Table table, Locale locale) {
    this.table = table;
    messages = Messages.load("org.sanmarco.export.transcript", locale);
    terms = PeopleTerms.in(locale);
    names = names(table, locale);
    Coach coach = Coach.of(table.game().id());
    score = coach.measures().getFirst();
    texts = coach.in(locale, names);
    redaction = new Redaction(table.history());
  }

  /**
   * The game in words.
   *
   * @param locale the reader's language; English where it is not known
   * @return lines that end as the system's lines do
   */
  public static String of(Table table, Locale locale) {
    Transcript transcript = new Transcript(table, locale);
    transcript.write();
    return String.join(System.lineSeparator(), transcript.lines) + System.lineSeparator();
  }

  /** The names of a table's people; a player with two colours is named with each of them. */
  public static Names names(Table table, Locale locale) {
    PeopleTerms terms = PeopleTerms.in(locale);
    List<String> people = table.seats().stream().map(Seat::name).distinct().toList();
    boolean alone = people.size() == table.seats().size();
    return new Names() {
      @Override
      public String seat(int number) {
        Seat seat = table.seat(number);
        return alone ? seat.name() : terms.colourOf(seat.name(), seat.colour());
      }

      @Override
      public String player(int number) {
        return people.get(number - 1);
      }
    };
  }

  private void write() {
    heading(texts.transcript().text(GameTexts.TITLE), '=');
    if (table.isPractice()) {
      lines.add(text("practice"));
    }
    people();
    setup();
    heading(text("setup"), '-');
    for (PlayedMove played : table.history()) {
      write(played);
    }
    if (!table.isOver()) {
      standings("standings.now", table.position());
    }
  }

  private void people() {
    heading(text("players"), '-');
    for (Seat seat : table.seats()) {
      String who = terms.colourOf(seat.name(), seat.colour());
      lines.add(INDENT + terms.withComputer(who, seat.computer()));
    }
  }

  private void setup() {
    List<String> setup = texts.setup(table.position());
    if (!setup.isEmpty()) {
      heading(setup.getFirst(), '-');
      setup.subList(1, setup.size()).forEach(line -> lines.add(INDENT + line));
    }
  }

  private void write(PlayedMove played) {
    String move = redaction.hides(played) ? text("secret") : played.move().toString();
    lines.add(
        played.by() instanceof Actor.Seat(int seat)
            ? text("move.of", number(played), names.seat(seat), move)
            : text("move", number(played), move));
    for (LogSentence sentence : texts.log(played.seenBy(0))) {
      switch (sentence.kind()) {
        case ROUND, TURN -> begin(sentence, played);
        case LINE, ROUND_END -> lines.add(INDENT + sentence.sentence());
      }
    }
    State after = table.positionAfter(played.number());
    Result result = after.result();
    if (result != null) {
      standings("standings.end", after);
      results(result);
    }
  }

  private static String number(PlayedMove played) {
    return "%4s".formatted(played.number());
  }

  private void begin(LogSentence sentence, PlayedMove played) {
    boolean round = sentence.kind() == Kind.ROUND;
    State after = table.positionAfter(played.number());
    if (round && after.round() > 1) {
      standings("standings.round", after, after.round() - 1);
    }
    heading(sentence.sentence(), round ? '=' : '-');
  }

  private void standings(String title, State state, Object... arguments) {
    Messages words = texts.transcript();
    heading(words.text(title, arguments), '-');
    rank(state.seats(), seat -> score.of(state, seat), names::seat);
  }

  /** The result of each player whose colours have one together; nothing where seats have theirs. */
  private void results(Result result) {
    int players = result.scores().size();
    if (players == table.seats().stream().map(Seat::name).distinct().count()
        && players < table.seats().size()) {
      heading(text("result"), '-');
      rank(players, player -> result.scores().get(player - 1), names::player);
    }
  }

  /** Adds a line for each, the best first. */
  private void rank(int count, IntUnaryOperator points, IntFunction<String> name) {
    IntStream.rangeClosed(1, count)
        .boxed()
        .sorted(Comparator.<Integer>comparingInt(points::applyAsInt).reversed())
        .forEach(one ->
            lines.add(
                INDENT
                    + texts
                        .transcript()
                        .text(
                            GameTexts.STANDING,
                            "%3s".formatted(points.applyAsInt(one)),
                            name.apply(one))));
  }

  private void heading(String title, char underline) {
    if (!lines.isEmpty()) {
      lines.add("");
    }
    lines.add(title);
    lines.add(String.valueOf(underline).repeat(title.codePointCount(0, title.length())));
  }

  private String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }
}
