package org.sanmarco.games.sanmarco.coach;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.coach.Literal;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.words.Messages;

/**
 * What the seat to act has to do, in a player's language. Safe for use by several threads.
 *
 * <p>The title names the seat, the text addresses it. Nothing is said that the view doesn't show.
 */
final class Hints {

  private final Messages phrases;
  private final SanMarcoVoice voice;

  Hints(SanMarcoVoice voice) {
    this.phrases = voice.texts("hints");
    this.voice = voice;
  }

  /**
   * What is to be done now with one of the cards in hand.
   *
   * @param chosen the card, or null as long as none is chosen
   */
  Hint hint(SanMarcoView view, @Nullable Card chosen) {
    HintTemplate advice = Situation.advice(view, chosen);
    List<String> rules = new ArrayList<>(advice.rules());
    String title = title(view);
    if (isInLastTurn(view)) {
      title = phrases.text(voice, "title.last", new Literal(title));
      rules.add(view.players() == 2 ? "V4" : "E3");
    }
    return new Hint(
        advice.key(),
        voice.sentence(title),
        sentence(advice.key(), advice),
        sentence(whyKey(advice.key()), advice),
        Pitfalls.of(view, chosen).stream()
            .map(note -> new Note(sentence(note.key(), note), note.rules().getFirst()))
            .toList(),
        rules.stream().distinct().toList());
  }

  private String sentence(String key, HintTemplate advice) {
    return voice.sentence(phrases.text(voice, key, advice.arguments().toArray()));
  }

  /** What is similar has the same reasons: {@code play.district.bridge} those of its beginning. */
  private String whyKey(String key) {
    String why = "why." + key;
    while (!phrases.has(why)) {
      why = why.substring(0, why.lastIndexOf('.'));
    }
    return why;
  }

  private String title(SanMarcoView view) {
    boolean drawnByLot = view.phase() == Phase.ROLES && view.players() > 2;
    String key = "title." + view.phase() + (drawnByLot ? ".lots" : "");
    return phrases.text(voice, key, view.active(), view.leader());
  }

  private static boolean isInLastTurn(SanMarcoView view) {
    ExileUnderWay exile = view.exile();
    return view.isLastTurn()
        && view.phase() != Phase.BONUS_EXILE
        && view.phase() != Phase.OVER
        && (exile == null || !exile.bonus());
  }
}
