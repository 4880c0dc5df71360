package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.Offers;
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

/** Says advice: moves as sentences, and what can be counted about them. */
final class AdviceWriter extends AdviceWords {

  AdviceWriter(CanalGrandeVoice voice) {
    super(voice);
  }

  @Override
  protected String move(View view, Move move) {
    return request((CanalGrandeView) view, (CanalGrandeMove) move);
  }

  private String request(CanalGrandeView view, CanalGrandeMove move) {
    return switch (move) {
      case Divide(var first, var second) -> text("divide", new Offers(List.of(first, second)));
      case Take(int offer) -> text("take", offer);
      case Rob(int victim) -> text("rob", victim);
      case Play(Card card) -> text(view.district() == null ? "open" : "play", card);
      case Gondola(Card card) -> text("gondola", card);
      case Done() -> text("done");
      case Pass() -> text("pass");
      default -> throw new IllegalArgumentException("no advice for a move of chance");
    };
  }
}
