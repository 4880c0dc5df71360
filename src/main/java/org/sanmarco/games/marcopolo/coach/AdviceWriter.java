package org.sanmarco.games.marcopolo.coach;

import java.util.stream.Stream;
import org.sanmarco.coach.Literal;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.kernel.Listener;
import org.sanmarco.words.Messages;

/** Why a move is a good one, in a player's language. Safe for use by several threads. */
final class AdviceWriter {

  private final Messages phrases;
  private final MarcoPoloVoice voice;

  AdviceWriter(MarcoPoloVoice voice) {
    this.phrases = voice.texts("advice");
    this.voice = voice;
  }

  /** The move and what it does, in numbers that the view shows. */
  String words(MarcoPoloView view, MarcoPoloMove move) {
    return text("counsel", new Literal(move(view, move)), new Literal(reasons(view, move)));
  }

  private String move(MarcoPoloView view, MarcoPoloMove move) {
    return switch (move) {
      case Step(int named, Cards cards) ->
          text("step", cards, new Space(view.nextSpaceOf(camel(view, named))));
      case Ballast(int named) -> text("ballast", new Space(view.nextSpaceOf(camel(view, named))));
      case Stop _ -> text("stop");
      case Take(Card card) -> card == null ? text("take.deck") : text("take", card);
      case Deal _, Row _, Draw _ -> throw new IllegalArgumentException("chance asks nobody");
    };
  }

  private String reasons(MarcoPoloView view, MarcoPoloMove move) {
    int cards = view.handSize(view.onTurn());
    return switch (move) {
      case Step(int named, Cards paid) -> ofMoving(view, move, camel(view, named), paid.size());
      case Ballast(int named) -> ofMoving(view, move, camel(view, named), 0);
      case Take(Card card) when card != null -> ofTaking(view, card);
      case Take _ -> text("why.hand", cards + 1);
      default -> text("why.keep", cards);
    };
  }

  /** How far the camel gets for what, and the most of the gold that this brings. */
  private String ofMoving(MarcoPoloView view, MarcoPoloMove move, int camel, int paid) {
    int seat = view.onTurn();
    int space = view.nextSpaceOf(camel);
    // Which cards others are dealt is of no concern to one's own step.
    MarcoPoloPosition after = view.sample(bound -> 0);
    after.play(move, Listener.SILENT);
    int spaces = after.space(camel) - view.space(camel);
    String way =
        paid > 0
            ? text("why.on", spaces, paid)
            : text("why.ballast", spaces, Payments.price(view.way().condition(space)));
    String gold = "";
    if (after.isOver()) {
      gold = text("why.dadu", after.gold(seat));
    } else if (after.isHalfwayDue()) {
      gold = text("why.ganzhou", view.way().score(space));
    } else if (view.hasChest(space)) {
      gold = text("why.chest", view.way().chest(space));
    }
    return voice.list(Stream.of(way, gold).filter(reason -> !reason.isEmpty()));
  }

  /** How near an open card brings a camel to its next step. */
  private String ofTaking(MarcoPoloView view, Card card) {
    int seat = view.onTurn();
    Cards hand = view.hand(seat);
    for (int camel = view.camels(); camel >= 1; camel--) {
      int space = view.nextSpaceOf(camel);
      Condition condition = view.way().condition(space);
      int missing = Payments.missing(condition, hand.with(card).packed());
      if (view.owner(camel) == seat && missing < Payments.missing(condition, hand.packed())) {
        Cost cost = new Cost(space, condition);
        return missing == 0 ? text("why.opens", cost) : text("why.nearer", missing, cost);
      }
    }
    return text("why.hand", hand.size() + 1);
  }

  private static int camel(MarcoPoloView view, int named) {
    return named == MarcoPoloMove.NO_CAMEL ? view.onTurn() : named;
  }

  private String text(String key, Object... arguments) {
    return phrases.text(voice, key, arguments);
  }
}
