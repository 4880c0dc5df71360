package org.sanmarco.ui.table;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.layout.HBox;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.coach.SanMarcoTexts;
import org.sanmarco.games.sanmarco.coach.Standing;
import org.sanmarco.games.sanmarco.coach.Terms;
import org.sanmarco.games.sanmarco.ui.board.Crest;
import org.sanmarco.games.sanmarco.ui.board.SeatColour;
import org.sanmarco.games.sanmarco.ui.cards.CardNames;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.ui.move.MoveBuilder;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.WhyNot;
import org.sanmarco.words.Messages;

/** What every panel of the game has at hand: the model, and words. */
final class PanelContext {

  private final GameModel model;
  private final Messages messages;
  private final Consumer<String> rules;
  private final List<SeatColour> colours;
  private final People people;
  private final SanMarcoTexts texts;
  private final PeopleTerms peopleTerms;
  private final Terms terms;
  private final CardNames cardNames;
  private final KeyWords keys;

  /**
   * A context.
   *
   * @param rules opens the rule book at a rule
   */
  PanelContext(GameModel model, Messages messages, Consumer<String> rules) {
    this.model = model;
    this.rules = rules;
    this.messages = messages;
    List<Seat> seats = model.seats();
    colours = seats.stream().map(seat -> SeatColour.of(seat.colour())).toList();
    people = new People(seats, model.view().players(), messages);
    Locale locale = messages.locale();
    texts = (SanMarcoTexts) Coach.of(model.game().id()).in(locale, people);
    peopleTerms = PeopleTerms.in(locale);
    terms = Terms.in(locale);
    cardNames = new CardNames(locale);
    keys = KeyWords.in(locale);
  }

  GameModel model() {
    return model;
  }

  /** What the seat that must decide has put together so far. */
  Decision decision() {
    return model.decision();
  }

  Messages messages() {
    return messages;
  }

  String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }

  /** A tooltip, with the keys that do the same. */
  String tip(String key, Key... same) {
    return keys.tip(text(key), same);
  }

  /** A seat's name; with two players it tells the player's two colours apart. */
  String name(int seat) {
    return people.seat(seat);
  }

  /** The names of all seats, the first seat first. */
  List<String> seatNames() {
    return IntStream.rangeClosed(1, colours.size()).mapToObj(this::name).toList();
  }

  /** A player's name. */
  String player(int player) {
    return people.player(player);
  }

  /** What a seat is called under its player's name: with two players its colour. */
  String own(int seat) {
    return begun(people.own(seat));
  }

  /** The players, in order. */
  List<Integer> players() {
    return IntStream.rangeClosed(1, model.view().players()).boxed().toList();
  }

  /** All seats, each player's side by side. */
  List<Integer> seats() {
    return players().stream().flatMap(player -> model.view().seatsOf(player).stream()).toList();
  }

  /** Whether each player has two colours (V). */
  boolean isForTwo() {
    return model.view().players() == 2;
  }

  /** The names of seats in a row. */
  String names(List<Integer> seats) {
    return list(seats.stream().map(this::name).toList());
  }

  /** In a row, as the language joins it. */
  String list(List<String> all) {
    return messages.language().list(all);
  }

  SeatColour colour(int seat) {
    return colours.get(seat - 1);
  }

  List<SeatColour> colours() {
    return colours;
  }

  /** The crests of some seats, side by side. */
  HBox crests(List<Integer> seats, double size) {
    HBox row = new HBox();
    row.getStyleClass().add("crests");
    seats.forEach(seat -> row.getChildren().add(new Crest(colour(seat), size)));
    return row;
  }

  /** How those who play are called. */
  PeopleTerms people() {
    return peopleTerms;
  }

  Terms terms() {
    return terms;
  }

  /** A card, face up. */
  CardView card(Card card) {
    return new CardView(card, cardNames);
  }

  /** A card, face down. */
  CardView cardBack(boolean penalty) {
    return CardView.faceDown(penalty, cardNames);
  }

  /** What is to be done in the position that is shown, with the card that is chosen. */
  Hint hint() {
    return texts.hint(
        model.decision().asked(),
        model.decision().builder().flatMap(MoveBuilder::card).orElse(null));
  }

  /** How a computer words what it would do; may be used by any thread. */
  SanMarcoTexts texts() {
    return texts;
  }

  /** Why not, as a sentence with its rule. */
  String sentence(Refusal refusal) {
    String begun = begun(texts.refusal(refusal));
    return refusal.rule().isEmpty()
        ? text("refusal", begun)
        : text("refusal.rule", begun, refusal.rule());
  }

  /** How a colour would stand in the round. */
  String sentence(Standing standing) {
    String name = name(standing.seat());
    return standing.isOut()
        ? text("standing.out", name, standing.penalty())
        : text("standing.in", name, standing.penalty(), standing.bonus());
  }

  /** Why a click was not taken. */
  String sentence(WhyNot why) {
    Refusal refusal = why.refusal();
    return refusal == null ? text("missed." + why.step()) : sentence(refusal);
  }

  /**
   * Opens the rule book at a rule.
   *
   * @param rule such as {@code C4}
   */
  void openRule(String rule) {
    rules.accept(rule);
  }

  /** A text as a sentence begins. */
  String begun(String text) {
    return messages.language().begin(text);
  }

  /** Whom the doge's way pays. */
  String payment(Payment payment) {
    return texts.narration().payment(model.view(), payment);
  }

  /** Who would score what. */
  String scoring(Projection projection) {
    return texts.narration().scoring(projection.district(), projection.points());
  }

  /** What happened, in sentences without secrets. */
  List<String> tell(List<Event> events) {
    return told(events).stream().map(LogSentence::sentence).toList();
  }

  /** The same, each sentence with what it tells of. */
  List<LogSentence> told(List<Event> events) {
    return texts.log(events);
  }
}
