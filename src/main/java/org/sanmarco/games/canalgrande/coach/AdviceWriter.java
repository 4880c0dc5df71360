package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import org.sanmarco.coach.Offers;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** Puts moves into words of advice. */
final class AdviceWriter {

  private AdviceWriter() {}

  /** A move as a request, without its full stop. */
  static Phrase move(View view, Move move) {
    return switch ((CanalGrandeMove) move) {
      case Divide(var first, var second) -> Phrase.of("divide", new Offers(List.of(first, second)));
      case Take(int offer) -> Phrase.of("take", offer);
      case Rob(int victim) -> Phrase.of("rob", victim);
      case Play(Card card) ->
          Phrase.of(((CanalGrandeView) view).district() == null ? "open" : "play", card);
      case Gondola(Card card) -> Phrase.of("gondola", card);
      case Done() -> Phrase.of("done");
      case Pass() -> Phrase.of("pass");
      default -> throw new IllegalArgumentException("no advice for a move of chance");
    };
  }
}
