package org.sanmarco.games.canalgrande.coach;

import org.sanmarco.coach.Literal;
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
import org.sanmarco.games.canalgrande.coach.CanalGrandeVoice.Offers;
import org.sanmarco.words.Messages;

/** A move in words. Safe for use by several threads. */
final class AdviceWriter {

  private final Messages phrases;
  private final CanalGrandeVoice voice;

  AdviceWriter(CanalGrandeVoice voice) {
    this.phrases = voice.texts("advice");
    this.voice = voice;
  }

  /**
   * The move.
   *
   * @param view the view of the seat that decides
   * @param move one that is legal there
   */
  String words(CanalGrandeView view, CanalGrandeMove move) {
    return text("counsel.nothing", new Literal(said(view, move)));
  }

  private String said(CanalGrandeView view, CanalGrandeMove move) {
    return switch (move) {
      case Divide(var first, var second) ->
          text("divide", new Offers(java.util.List.of(first, second)));
      case Take(int offer) -> text("take", offer);
      case Rob(int victim) -> text("rob", victim);
      case Play(Card card) -> text(view.district() == null ? "open" : "play", card);
      case Gondola(Card card) -> text("gondola", card);
      case Done() -> text("done");
      case Pass() -> text("pass");
      default -> throw new IllegalArgumentException("chance asks nobody");
    };
  }

  private String text(String key, Object... arguments) {
    return phrases.text(voice, key, arguments);
  }
}
