package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.HintWords;
import org.sanmarco.coach.Literal;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;

/**
 * Tells the seat to act, in a player's language, what it has to do. Safe for use by several
 * threads.
 *
 * <p>The title names the seat, the text addresses it. Nothing is said that the view doesn't show.
 */
final class Hints {

  private final HintWords words;

  Hints(SanMarcoVoice voice) {
    words = new HintWords(voice);
  }

  /**
   * The request for one of the cards in hand.
   *
   * @param chosen the card, or null as long as none is chosen
   */
  Hint hint(SanMarcoView view, @Nullable Card chosen) {
    Phrase title = title(view);
    if (view.isInLastTurn()) {
      String rule = view.players() == 2 ? "V4" : "E3";
      title = Phrase.of("title.last", List.of(rule), new Literal(words.text(title)));
    }
    return words.hint(title, Situation.advice(view, chosen), Pitfalls.of(view, chosen));
  }

  private static Phrase title(SanMarcoView view) {
    boolean drawnByLot = view.phase() == Phase.ROLES && view.players() > 2;
    String key = "title." + view.phase() + (drawnByLot ? ".lots" : "");
    return Phrase.of(key, view.active(), view.leader());
  }
}
