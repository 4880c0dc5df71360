package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.MoveFigure.Half;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.ui.table.model.ClickRejection;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** The context of every panel of the table: the model and the words. A game adds its own. */
public class PanelContext {

  private final GameModel model;
  private final Messages messages;
  private final Services services;
  private final List<SeatColour> colours;
  private final People people;
  private final GameTexts texts;
  private final PeopleTerms terms;
  private final KeyWords keys;
  private final UndoWords undo;

  /**
   * A context.
   *
   * @param messages the words of the table, with those of the game before them
   */
  public PanelContext(GameModel model, Messages messages, Services services) {
    this.model = model;
    this.services = services;
    this.messages = messages;
    List<Seat> seats = model.seats();
    colours = seats.stream().map(seat -> SeatColour.of(seat.colour())).toList();
    people = new People(seats, messages);
    Locale locale = messages.locale();
    texts = Coach.of(model.game().id()).in(locale, people);
    terms = PeopleTerms.in(locale);
    keys = KeyWords.in(locale);
    undo = new UndoWords(model.source(), texts, people, messages);
  }

  /** The game as it is shown, and its commands. */
  public final GameModel model() {
    return model;
  }

  /** The choices made so far by the seat that must decide. */
  public Decision decision() {
    return model.decision();
  }

  /** The program's services. */
  public final Services services() {
    return services;
  }

  /** The words of the table. */
  public final Messages messages() {
    return messages;
  }

  /** One of these words. */
  public final String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }

  /** A tooltip, with the keys that do the same. */
  public final String tip(String key, Key... same) {
    return keys.tip(text(key), same);
  }

  /** A tooltip that was filled in, with the keys that do the same. */
  public final String tipOf(String tip, Key... same) {
    return keys.tip(tip, same);
  }

  /** The words about an undo. */
  public final UndoWords undo() {
    return undo;
  }

  /** The name of a key. */
  public final String key(Key key) {
    return keys.name(key);
  }

  /** The game's texts. */
  public GameTexts texts() {
    return texts;
  }

  /** The terms for the players. */
  public final PeopleTerms people() {
    return terms;
  }

  /** A seat's name; where a player has two it tells them apart. */
  public final String name(int seat) {
    return people.seat(seat);
  }

  /** The names of all seats, the first seat first. */
  public final List<String> seatNames() {
    return IntStream.rangeClosed(1, colours.size()).mapToObj(this::name).toList();
  }

  /** A player's name. */
  public final String player(int player) {
    return people.player(player);
  }

  /** A seat's name below its player's name; its colour if the player has two seats. */
  public final String own(int seat) {
    return begun(people.own(seat));
  }

  /** The players, in order. */
  public final List<Integer> players() {
    return IntStream.rangeClosed(1, people.count()).boxed().toList();
  }

  /** A player's seats, ascending. */
  public final List<Integer> seatsOf(int player) {
    return model.view().seatsWith(seat -> model.view().player(seat) == player);
  }

  /** Whether a person plays for a player. */
  public final boolean isPerson(int player) {
    return seatsOf(player).stream().noneMatch(seat -> model.seat(seat).isComputer());
  }

  /** All seats, each player's side by side. */
  public final List<Integer> seats() {
    return players().stream().flatMap(player -> seatsOf(player).stream()).toList();
  }

  /** Whether players have several seats each. */
  public final boolean hasSeveralSeatsEach() {
    return people.count() < colours.size();
  }

  /** The names of seats in a row. */
  public final String names(List<Integer> seats) {
    return list(seats.stream().map(this::name).toList());
  }

  /** In a row, as the language joins it. */
  public final String list(List<String> all) {
    return messages.language().list(all);
  }

  /** A seat's colour. */
  public final SeatColour colour(int seat) {
    return colours.get(seat - 1);
  }

  /** The colours of all seats, the first seat's first. */
  public final List<SeatColour> colours() {
    return colours;
  }

  /** The crests of some seats, side by side. */
  public final HBox crests(List<Integer> seats, double size) {
    HBox row = Nodes.styled(new HBox(), "crests");
    seats.forEach(seat -> row.getChildren().add(new Crest(colour(seat), size)));
    return row;
  }

  /** Moves with headings, drawn; empty for moves that are told in words. */
  public Optional<Region> figure(List<Half> moves) {
    return Optional.empty();
  }

  /** The hint for the position shown and the choices made so far. */
  public Hint hint() {
    return texts.hint(model.decision().asked());
  }

  /** The choices made so far and the next step, in words; empty while nothing is chosen. */
  public String steps() {
    return "";
  }

  /** The events to tell of a chance result that is on display. */
  public List<Event> shown(List<Event> events) {
    return events;
  }

  /** Why not, as a sentence with its rule. */
  public final String sentence(Refusal refusal) {
    String begun = begun(texts.refusal(refusal));
    return refusal.rule().isEmpty()
        ? text("refusal", begun)
        : text("refusal.rule", begun, refusal.rule());
  }

  /** Why a click was not taken. */
  public final String sentence(ClickRejection why) {
    if (model.isHidden()) {
      return text("peek.first");
    }
    Refusal refusal = why.refusal();
    return refusal == null ? text("missed." + why.step().name()) : sentence(refusal);
  }

  /** Whether the game has a rule book. */
  public final boolean hasRuleBook() {
    return !Coach.of(model.game().id()).pages().isEmpty();
  }

  /**
   * Opens the rule book at a rule.
   *
   * @param rule such as {@code C4}
   */
  public final void openRule(String rule) {
    services.navigator().rules(rule);
  }

  /** A text as a sentence begins. */
  public final String begun(String text) {
    return messages.language().begin(text);
  }

  /** The events in sentences, told as they were seen. */
  public final List<String> tell(List<Event> seen) {
    return texts.log(seen).stream().map(LogSentence::sentence).toList();
  }

  /** The effects of a move in sentences, as the log tells them. */
  public final List<String> tell(int move) {
    return tell(model.history().get(move - 1).events());
  }

  /** The log's sentences without hidden facts, each with its topic. */
  public final List<LogSentence> log(List<Event> events) {
    return texts.log(events);
  }
}
