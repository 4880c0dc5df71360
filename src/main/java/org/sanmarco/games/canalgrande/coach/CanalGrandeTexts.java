package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.HintWords;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;

/** Canal Grande's texts in one language. */
public final class CanalGrandeTexts extends GameTexts {

  private final HintWords hints;
  private final Narration narration;
  private final AdviceWriter advice;

  CanalGrandeTexts(CanalGrandeVoice voice) {
    super(voice);
    hints = new HintWords(voice);
    narration = new Narration(voice);
    advice = new AdviceWriter(voice);
  }

  @Override
  public Hint hint(View view) {
    return hint((CanalGrandeView) view);
  }

  private Hint hint(CanalGrandeView view) {
    return hints.hint(
        Phrase.of("title." + view.phase(), view.onTurn()), Situation.of(view), Pitfalls.of(view));
  }

  @Override
  public List<LogSentence> log(List<? extends Event> events) {
    return events.stream().map(event -> narration.tell((CanalGrandeEvent) event)).toList();
  }

  @Override
  public String advice(View view, Advice said) {
    return advice.words(view, said);
  }

  @Override
  public String reasons(Advice said) {
    return advice.reasons(said);
  }
}
