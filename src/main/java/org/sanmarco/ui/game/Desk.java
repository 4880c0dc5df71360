package org.sanmarco.ui.game;

import java.util.List;
import java.util.Locale;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hints;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Narration;
import org.sanmarco.coach.Terms;
import org.sanmarco.coach.Words;
import org.sanmarco.rules.Event;
import org.sanmarco.rules.Refusal;
import org.sanmarco.rules.sanmarco.SanMarcoEvent;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Messages;
import org.sanmarco.ui.board.SeatColour;
import org.sanmarco.ui.game.model.GameModel;

/** What every panel of the game has at hand: the model, and words. */
final class Desk {

  private final GameModel model;
  private final Messages messages;
  private final List<SeatColour> colours;
  private final Names names;
  private final Words words;
  private final Hints hints;
  private final Narration narration;
  private final Terms terms;

  Desk(GameModel model, Messages messages) {
    this.model = model;
    this.messages = messages;
    List<Seat> seats = model.seats();
    colours = seats.stream().map(seat -> SeatColour.of(seat.colour())).toList();
    names =
        seat ->
            seat >= 1 && seat <= seats.size()
                ? seats.get(seat - 1).name()
                : messages.text("seat.none", seat);
    Locale locale = messages.locale();
    words = Words.in(locale, names);
    hints = Hints.in(locale, names);
    narration = Narration.in(locale, names);
    terms = Terms.in(locale);
  }

  GameModel model() {
    return model;
  }

  Messages messages() {
    return messages;
  }

  String text(String key) {
    return messages.text(key);
  }

  String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }

  String name(int seat) {
    return names.seat(seat);
  }

  /** Names in a row, with commas and a last "and". */
  String names(List<Integer> seats) {
    List<String> all = seats.stream().map(this::name).toList();
    if (all.size() < 2) {
      return String.join("", all);
    }
    return text(
        "list.end",
        String.join(text("list.between"), all.subList(0, all.size() - 1)),
        all.getLast());
  }

  SeatColour colour(int seat) {
    return colours.get(seat - 1);
  }

  List<SeatColour> colours() {
    return colours;
  }

  Terms terms() {
    return terms;
  }

  /** What is to be done in the position that is shown. */
  Hint hint() {
    return hints.hint(model.view());
  }

  /** Why not, as a sentence with its rule. */
  String sentence(Refusal refusal) {
    String begun = begun(words.refusal(refusal));
    return refusal.rule().isEmpty()
        ? text("refusal", begun)
        : text("refusal.rule", begun, refusal.rule());
  }

  /** A text as a sentence begins. */
  String begun(String text) {
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(messages.locale()) + text.substring(first);
  }

  /** What happened, in sentences without secrets. */
  List<String> tell(List<Event> events) {
    return narration.tell(events.stream().map(SanMarcoEvent.class::cast).toList());
  }
}
