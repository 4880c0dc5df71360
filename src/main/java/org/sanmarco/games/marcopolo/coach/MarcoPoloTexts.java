package org.sanmarco.games.marcopolo.coach;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.coach.CoachTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.marcopolo.MarcoPoloEvent;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;

/** Marco Polo's texts in one language. */
public final class MarcoPoloTexts extends CoachTexts {

  private final Narration narration;

  MarcoPoloTexts(MarcoPoloVoice voice) {
    super(voice, AdviceWriter::move);
    narration = new Narration(voice);
  }

  @Override
  public Hint hint(View seen) {
    MarcoPoloView view = (MarcoPoloView) seen;
    return hint(
        Phrase.of("title." + view.phase(), Situation.dealtOrOnTurn(view)),
        Situation.of(view),
        Pitfalls.of(view));
  }

  @Override
  public List<LogSentence> log(List<? extends Event> events) {
    return narration.log(events.stream().map(MarcoPoloEvent.class::cast).toList());
  }

  /** The spaces that are unlike those of the standard track (MB5). */
  @Override
  public List<String> setup(State state) {
    Track track = ((MarcoPoloState) state).track();
    List<String> lines = new ArrayList<>();
    for (int space = 1; space <= Track.DADU; space++) {
      if (track.condition(space) != Track.STANDARD.condition(space)
          || track.chest(space) != Track.STANDARD.chest(space)) {
        lines.add(
            transcript().text(voice(), "space", space, track.condition(space), track.chest(space)));
      }
    }
    if (!lines.isEmpty()) {
      lines.addFirst(transcript().text("way"));
    }
    return lines;
  }
}
