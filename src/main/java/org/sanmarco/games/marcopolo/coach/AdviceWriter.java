package org.sanmarco.games.marcopolo.coach;

import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.Literal;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** Says advice: moves as sentences, and what can be counted about them. */
final class AdviceWriter extends AdviceWords {

  AdviceWriter(MarcoPoloVoice voice) {
    super(voice);
  }

  @Override
  protected String move(View view, Move move) {
    return request((MarcoPoloView) view, (MarcoPoloMove) move);
  }

  private String request(MarcoPoloView view, MarcoPoloMove move) {
    return switch (move) {
      case Step(int named, Cards cards) ->
          from(view, named, text("step", cards, new Space(next(view, named))));
      case Ballast(int named) -> from(view, named, text("ballast", new Space(next(view, named))));
      case Stop _ -> text("stop");
      case Take(Card card) -> card == null ? text("take.deck") : text("take", card);
      case Deal _, Row _, Draw _ ->
          throw new IllegalArgumentException("no advice for a move of chance");
    };
  }

  private static int next(MarcoPoloView view, int named) {
    return view.nextSpaceOf(camel(view, named));
  }

  /** Of two camels it must be said which. */
  private String from(MarcoPoloView view, int named, String move) {
    return named == MarcoPoloMove.NO_CAMEL
        ? move
        : text("from", new Literal(move), new Space(view.space(named)));
  }

  /** The camel that a move means. */
  private static int camel(MarcoPoloView view, int named) {
    return named == MarcoPoloMove.NO_CAMEL ? view.onTurn() : named;
  }
}
