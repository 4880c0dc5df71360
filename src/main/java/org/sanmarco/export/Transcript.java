package org.sanmarco.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Narration;
import org.sanmarco.coach.Terms;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.Played;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Messages;

/** A game to be read: each move as it is written, below it what came of it, and the standings. */
public final class Transcript {

  private static final String INDENT = "      ";

  private final Table table;
  private final Messages messages;
  private final Terms terms;
  private final Names names;
  private final Narration narration;
  private final Secrets secrets;
  private final List<String> lines = new ArrayList<>();

  private Transcript(Table table, Locale locale) {
    this.table = table;
    messages = Messages.load("org.sanmarco.export.transcript", locale);
    terms = Terms.in(locale);
    names = names();
    narration = Narration.in(locale, names);
    secrets = new Secrets(table.history());
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

  private void write() {
    heading(text("title"), '=');
    if (table.isPractice()) {
      lines.add(text("practice"));
    }
    people();
    values();
    heading(text("setup"), '-');
    for (Played played : table.history()) {
      write(played);
    }
    if (!table.isOver()) {
      standings(text("standings.now"), (SanMarcoState) table.position());
    }
  }

  private void people() {
    heading(text("players"), '-');
    for (Seat seat : table.seats()) {
      String who = terms.colourOf(seat.name(), seat.colour());
      lines.add(INDENT + terms.withComputer(who, seat.computer()));
    }
  }

  private void values() {
    heading(text("values"), '-');
    SanMarcoState state = (SanMarcoState) table.position();
    for (District district : District.ALL) {
      lines.add(
          INDENT
              + text(
                  "value",
                  terms.district(district),
                  state.board().most(district),
                  state.board().second(district)));
    }
  }

  private void write(Played played) {
    String move = secrets.has(played) ? text("secret") : played.move().toString();
    lines.add(
        played.by() instanceof Actor.Seat(int seat)
            ? text("move.of", number(played), names.seat(seat), move)
            : text("move", number(played), move));
    List<SanMarcoEvent> told = new ArrayList<>();
    for (Event event : played.events()) {
      if (event instanceof RoundBegan || event instanceof TurnBegan) {
        tell(told);
        begin((SanMarcoEvent) event, played);
      } else {
        told.add((SanMarcoEvent) event);
      }
    }
    tell(told);
    if (played.events().stream().anyMatch(GameEnded.class::isInstance)) {
      standings(text("standings.end"), stateAfter(played));
    }
  }

  private static String number(Played played) {
    return "%4s".formatted(played.number());
  }

  private void tell(List<SanMarcoEvent> events) {
    narration.tell(events).forEach(sentence -> lines.add(INDENT + sentence));
    events.clear();
  }

  private void begin(SanMarcoEvent event, Played played) {
    boolean round = event instanceof RoundBegan;
    if (event instanceof RoundBegan(int begun) && begun > 1) {
      standings(text("standings.round", begun - 1), stateAfter(played));
    }
    narration.tell(event).ifPresent(sentence -> heading(sentence, round ? '=' : '-'));
  }

  private SanMarcoState stateAfter(Played played) {
    return (SanMarcoState) table.positionAfter(played.number());
  }

  private void standings(String title, SanMarcoState state) {
    heading(title, '-');
    IntStream.rangeClosed(1, state.seats())
        .boxed()
        .sorted(Comparator.<Integer>comparingInt(state::prestige).reversed())
        .forEach(seat ->
            lines.add(
                INDENT
                    + text("standing", "%3s".formatted(state.prestige(seat)), names.seat(seat))));
  }

  private void heading(String title, char underline) {
    if (!lines.isEmpty()) {
      lines.add("");
    }
    lines.add(title);
    lines.add(String.valueOf(underline).repeat(title.codePointCount(0, title.length())));
  }

  /** A player with two colours is named with each of them. */
  private Names names() {
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

  private String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }
}
