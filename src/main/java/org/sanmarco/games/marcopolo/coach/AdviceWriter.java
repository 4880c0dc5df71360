package org.sanmarco.games.marcopolo.coach;

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
import org.sanmarco.words.Messages;

/** Why a move is a good one, in a player's language. Safe for use by several threads. */
final class AdviceWriter {

  private final Messages phrases;
  private final MarcoPoloVoice voice;

  AdviceWriter(MarcoPoloVoice voice) {
    this.phrases = voice.texts("advice");
    this.voice = voice;
  }

  /** The move in words. */
  String words(MarcoPoloView view, MarcoPoloMove move) {
    return switch (move) {
      case Step(int named, Cards cards) ->
          text("step", cards, new Space(view.nextSpaceOf(camel(view, named))));
      case Ballast(int named) -> text("ballast", new Space(view.nextSpaceOf(camel(view, named))));
      case Stop _ -> text("stop");
      case Take(Card card) -> card == null ? text("take.deck") : text("take", card);
      case Deal _, Row _, Draw _ -> throw new IllegalArgumentException("chance asks nobody");
    };
  }

  private static int camel(MarcoPoloView view, int named) {
    return named == MarcoPoloMove.NO_CAMEL ? view.onTurn() : named;
  }

  private String text(String key, Object... arguments) {
    return phrases.text(voice, key, arguments);
  }
}
