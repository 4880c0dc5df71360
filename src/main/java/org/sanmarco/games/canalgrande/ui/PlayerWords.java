package org.sanmarco.games.canalgrande.ui;

import module java.base;

import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.board.OfferWords;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.words.Messages;

/** The words about players, offers and votes, for the window and for own screens. */
final class PlayerWords extends OfferWords {

  private final GameTexts texts;
  private final Messages messages;
  private final List<SeatColour> colours;

  /**
   * Words about players.
   *
   * @param messages the words of the table
   * @param colours those of the seats, the first seat's first
   */
  PlayerWords(GameTexts texts, Messages messages, List<SeatColour> colours) {
    super(texts, messages.locale(), colours);
    this.texts = texts;
    this.messages = messages;
    this.colours = colours;
  }

  @Override
  public String role(View seen, int seat) {
    CanalGrandeView view = (CanalGrandeView) seen;
    if (view.isVoting() && view.challenger() == seat) {
      return messages.text("role.challenger");
    }
    return seat == view.divider()
        ? messages.text("role.divider")
        : seat == view.chooser() ? messages.text("role.chooser") : "";
  }

  @Override
  public List<Count> counts(View seen, int seat) {
    CanalGrandeView view = (CanalGrandeView) seen;
    int side = view.side(seat);
    List<Integer> won = Card.DISTRICTS.stream().map(district -> view.won(district, side)).toList();
    return List.of(
        new Count(
            messages.text("points.unit"),
            messages.text("points.of", view.points(side), view.limit())),
        new Count(
            "",
            messages.text(
                "goals",
                (int) won.stream().filter(cards -> cards > 0).count(),
                won.stream().mapToInt(Integer::intValue).max().orElse(0))),
        new Count("", messages.text("seat.cards", view.handSize(seat))));
  }

  @Override
  public Effect effect(Decision decision, Choice choice) {
    CanalGrandeView view = (CanalGrandeView) decision.asked();
    return switch (choice) {
      case OfHand(int seat) ->
          new Effect(List.of(messages.text("seat.cards", view.handSize(seat))), List.of());
      case Choice.OfMove(Pass pass) -> endOfVote(view, pass);
      case Choice.OfMove(Done done) -> endOfVote(view, done);
      default -> Effect.NONE;
    };
  }

  /** The end of a vote with a move: now, or if all others pass after it (GV7, GV8, GP4 to GP6). */
  private Effect endOfVote(CanalGrandeView view, CanalGrandeMove move) {
    // All cards of a vote are open: the hands of others don't matter.
    CanalGrandePosition after = view.sample(bound -> 0);
    List<Event> events = new ArrayList<>();
    after.play(move, events::add);
    boolean ends = events.stream().anyMatch(VoteWon.class::isInstance);
    while (events.stream().noneMatch(VoteWon.class::isInstance)) {
      after.play(new Pass(), events::add);
    }
    List<Event> shown =
        events.stream()
            .filter(event -> event instanceof VoteWon || event instanceof CardsReturned)
            .toList();
    Stream<String> sentences = texts.log(shown).stream().map(LogSentence::sentence);
    return ends
        ? new Effect(sentences.toList(), gains((VoteWon) shown.getFirst()))
        : new Effect(
            Stream.concat(Stream.of(messages.text("vote.unanswered")), sentences).toList(),
            List.of());
  }

  private List<Gain> gains(VoteWon won) {
    return won.winners().stream().map(seat -> gain(seat, won)).toList();
  }

  private Gain gain(int seat, VoteWon won) {
    String text = Gain.signed(1);
    String name = texts.voice().people(seat, "seat");
    return new Gain(
        colours.get(seat - 1),
        text,
        false,
        messages.text("vote.gain", name, text, texts.voice().say(won.district())));
  }
}
