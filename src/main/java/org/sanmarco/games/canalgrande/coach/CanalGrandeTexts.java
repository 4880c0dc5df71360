package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;
import org.sanmarco.words.Messages;

/** Canal Grande's texts in one language. */
public final class CanalGrandeTexts extends GameTexts {

  private final Hints hints;
  private final Narration narration;
  private final AdviceWriter advice;
  private final Messages transcript;

  CanalGrandeTexts(CanalGrandeVoice voice) {
    super(voice, voice.texts("refusals"));
    hints = new Hints(voice);
    narration = new Narration(voice);
    advice = new AdviceWriter(voice);
    transcript = voice.texts("transcript");
  }

  @Override
  public Hint hint(View view) {
    return hints.hint((CanalGrandeView) view);
  }

  @Override
  public List<LogSentence> log(List<? extends Event> events) {
    return events.stream().map(event -> narration.tell((CanalGrandeEvent) event)).toList();
  }

  @Override
  public Messages transcript() {
    return transcript;
  }

  @Override
  public String advice(View view, Advice said) {
    return advice.words(view, said);
  }
}
