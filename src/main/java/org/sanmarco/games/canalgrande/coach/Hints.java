package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import java.util.stream.Stream;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.words.Messages;

/**
 * What the seat to act is asked to do, in a player's language. Safe for use by several threads.
 *
 * <p>The title names the seat, the text speaks to it. Nothing is said that the view doesn't show,
 * whosever it is.
 */
final class Hints {

  private final Messages phrases;
  private final CanalGrandeVoice voice;

  Hints(CanalGrandeVoice voice) {
    this.phrases = voice.texts("hints");
    this.voice = voice;
  }

  /** What is to be done now. */
  Hint hint(CanalGrandeView view) {
    Phrase asked = Situation.of(view);
    return new Hint(
        asked.key(),
        sentence(Phrase.of("title." + view.phase(), view.onTurn())),
        sentence(asked),
        sentence(new Phrase(whyKey(asked.key()), List.of(), asked.arguments())),
        Pitfalls.of(view).stream().map(this::note).toList(),
        asked.rules());
  }

  private Note note(Phrase phrase) {
    return new Note(sentence(phrase), phrase.rules().getFirst());
  }

  private String sentence(Phrase phrase) {
    return voice.sentence(phrases.text(voice, phrase.key(), phrase.arguments().toArray()));
  }

  /** What is similar has the same reasons: {@code vote.raise} those of its beginning. */
  private String whyKey(String key) {
    return Stream.iterate("why." + key, why -> why.substring(0, why.lastIndexOf('.')))
        .filter(phrases::has)
        .findFirst()
        .orElseThrow();
  }
}
