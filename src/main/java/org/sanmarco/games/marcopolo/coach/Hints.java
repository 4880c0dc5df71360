package org.sanmarco.games.marcopolo.coach;

import java.util.stream.IntStream;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.words.Messages;

/**
 * What the seat to act is asked to do, in a player's language. Safe for use by several threads.
 *
 * <p>The title names the seat, the text speaks to it. What the view doesn't show is not said.
 */
final class Hints {

  private final Messages phrases;
  private final MarcoPoloVoice voice;

  Hints(MarcoPoloVoice voice) {
    this.phrases = voice.texts("hints");
    this.voice = voice;
  }

  /** What is to be done now. */
  Hint hint(MarcoPoloView view) {
    HintText hint = Situation.of(view);
    return new Hint(
        hint.key(),
        say("title." + view.phase(), dealtOrOnTurn(view)),
        say(hint.key(), hint.arguments().toArray()),
        say(whyKey(hint.key()), hint.arguments().toArray()),
        Pitfalls.of(view).stream()
            .map(note ->
                new Note(say(note.key(), note.arguments().toArray()), note.rules().getFirst()))
            .toList(),
        hint.rules());
  }

  /** The seat that is dealt its hand, afterwards the one whose turn it is. */
  static int dealtOrOnTurn(MarcoPoloView view) {
    return view.phase() == Phase.DEAL
        ? IntStream.rangeClosed(1, view.seats())
            .filter(seat -> view.handSize(seat) == 0)
            .findFirst()
            .orElseThrow()
        : view.onTurn();
  }

  /** What is similar has the same reasons: {@code take.deck} those of its beginning. */
  private String whyKey(String key) {
    String why = "why." + key;
    while (!phrases.has(why)) {
      why = why.substring(0, why.lastIndexOf('.'));
    }
    return why;
  }

  private String say(String key, Object... arguments) {
    return voice.sentence(phrases.text(voice, key, arguments));
  }
}
