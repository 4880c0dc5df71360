package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import org.sanmarco.coach.CoachTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;

/** Canal Grande's texts in one language. */
public final class CanalGrandeTexts extends CoachTexts {

  private final Narration narration;

  CanalGrandeTexts(CanalGrandeVoice voice) {
    super(voice, AdviceWriter::move);
    narration = new Narration(voice);
  }

  @Override
  public Hint hint(View seen) {
    CanalGrandeView view = (CanalGrandeView) seen;
    return hint(
        Phrase.of("title." + view.phase(), view.onTurn()), Situation.of(view), Pitfalls.of(view));
  }

  @Override
  public List<LogSentence> log(List<? extends Event> events) {
    return events.stream().map(event -> narration.tell((CanalGrandeEvent) event)).toList();
  }
}
