package org.sanmarco.games.marcopolo.coach;

import org.sanmarco.coach.Phrase;
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

/** Puts moves into words of advice. */
final class AdviceWriter {

  private AdviceWriter() {}

  /** A move as a request, without its full stop. */
  static Phrase move(View seen, Move move) {
    MarcoPoloView view = (MarcoPoloView) seen;
    return switch ((MarcoPoloMove) move) {
      case Step(int named, Cards cards) ->
          from(view, named, Phrase.of("step", cards, new Space(next(view, named))));
      case Ballast(int named) ->
          from(view, named, Phrase.of("ballast", new Space(next(view, named))));
      case Stop _ -> Phrase.of("stop");
      case Take(Card card) -> card == null ? Phrase.of("take.deck") : Phrase.of("take", card);
      case Deal _, Row _, Draw _ ->
          throw new IllegalArgumentException("no advice for a move of chance");
    };
  }

  private static int next(MarcoPoloView view, int named) {
    return view.nextSpaceOf(view.meant(named));
  }

  /** Of two camels it must be said which. */
  private static Phrase from(MarcoPoloView view, int named, Phrase move) {
    return named == MarcoPoloMove.NO_CAMEL
        ? move
        : Phrase.of("from", move, new Space(view.space(named)));
  }
}
