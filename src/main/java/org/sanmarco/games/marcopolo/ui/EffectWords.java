package org.sanmarco.games.marcopolo.ui;

import module java.base;

import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.coach.MarcoPoloTexts;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.MoveBuilder;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.words.Messages;

/** The effects of choices, in words for the window and for own screens. */
final class EffectWords implements SheetWords {

  private final Messages messages;
  private final List<SeatColour> colours;
  private final MarcoPoloVoice terms;
  private final SpaceWords spaces;

  /**
   * Words about effects.
   *
   * @param messages the words of the table
   * @param colours those of the seats, the first seat's first
   */
  EffectWords(MarcoPoloTexts texts, Messages messages, List<SeatColour> colours) {
    this.messages = messages;
    this.colours = colours;
    terms = MarcoPoloVoice.of(messages.locale());
    spaces = new SpaceWords(texts, messages);
  }

  SpaceWords spaces() {
    return spaces;
  }

  /**
   * The next space of one of the player's camels that a card would pay for or bring nearer; empty
   * if it does neither, or if the view isn't the player's.
   *
   * @param length which of the texts: in few words ({@code .short}), or in full (empty)
   */
  String opens(MarcoPoloView view, Card card, String length) {
    Cards cards = view.hand(view.onTurn());
    if (view.seat() != view.onTurn()) {
      return "";
    }
    for (int camel : view.camelsOfSeat(view.onTurn()).reversed()) {
      int space = view.nextSpaceOf(camel);
      Condition condition = view.track().condition(space);
      int missing = Payments.missing(condition, cards.with(card).packed());
      if (missing < Payments.missing(condition, cards.packed())) {
        return messages.text(
            (missing == 0 ? "take.opens" : "take.nearer") + length, space, missing);
      }
    }
    return "";
  }

  /** The spaces of the camels. */
  @Override
  public String role(View view, int seat) {
    MarcoPoloView seen = (MarcoPoloView) view;
    return messages
        .language()
        .begin(
            seen.camelsOfSeat(seat).stream()
                .map(camel -> terms.space(seen.space(camel)))
                .collect(Collectors.joining(", ")));
  }

  @Override
  public List<Count> counts(View view, int seat) {
    MarcoPoloView seen = (MarcoPoloView) view;
    Count cards = new Count("", messages.text("seat.cards", seen.handSize(seat)));
    int end = seen.goldAtEnd(seat);
    return end > seen.gold(seat)
        ? List.of(cards, new Count("", messages.text("seat.end", end)))
        : List.of(cards);
  }

  /** A camel is told apart by its space. */
  @Override
  public String text(View view, Choice choice) {
    MarcoPoloView seen = (MarcoPoloView) view;
    return choice instanceof MarcoPoloChoice.OfCamel(int camel) ? from(seen, camel) : "";
  }

  /** The spaces from which and to which a camel moves. */
  String from(MarcoPoloView view, int camel) {
    return messages.text(
        "which.from",
        messages.language().begin(terms.space(view.space(camel))),
        terms.space(view.nextSpaceOf(camel)));
  }

  @Override
  public Effect effect(Decision open, Choice choice) {
    MarcoPoloDecision decision = (MarcoPoloDecision) open;
    MarcoPoloView view = decision.asked();
    return switch (choice) {
      case MarcoPoloChoice.OfSpace(int space) ->
          new Effect(spaces.lines(view, decision.far(), space), gains(decision, choice));
      case MarcoPoloChoice.OfBallast() ->
          new Effect(List.of(messages.text("ballast.tip")), gains(decision, choice));
      case MarcoPoloChoice.OfRow(Card card) -> of(opens(view, card, ""));
      case MarcoPoloChoice.OfDeck() -> of(messages.text("take.deck", view.deckSize()));
      default -> Effect.NONE;
    };
  }

  private Effect of(String words) {
    return words.isEmpty()
        ? Effect.NONE
        : new Effect(List.of(messages.language().begin(words)), List.of());
  }

  /** The gold that the first move of a choice brings or costs: all its moves do the same. */
  private List<Gain> gains(MarcoPoloDecision decision, Choice choice) {
    MarcoPoloView before = decision.asked();
    MoveBuilder ahead = decision.builder().orElseThrow().copy();
    ahead.choose(choice);
    // Which cards others hold is of no concern to one's own steps.
    MarcoPoloPosition after = before.sample(bound -> 0);
    after.play((MarcoPoloMove) ahead.candidates().getFirst(), EventListener.SILENT);
    return IntStream.rangeClosed(1, before.seats())
        .filter(seat -> after.gold(seat) != before.gold(seat))
        .mapToObj(seat -> gain(seat, after.gold(seat) - before.gold(seat)))
        .toList();
  }

  private Gain gain(int seat, int gold) {
    String text = Gain.signed(gold);
    return new Gain(colours.get(seat - 1), text, gold < 0, text + " " + messages.text("gold"));
  }
}
