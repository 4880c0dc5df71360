package org.sanmarco.coach;

import module java.base;

import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * The texts of a game with the bundles {@code hints} and {@code advice} beside its voice: the title
 * of a hint names the seat, its text speaks to it.
 */
public abstract class CoachTexts extends GameTexts {

  private final Phrases hints;
  private final AdviceWords advice;

  /**
   * Texts in a game's voice.
   *
   * @param moves a move as a request, without its full stop
   */
  protected CoachTexts(Voice voice, BiFunction<View, Move, Phrase> moves) {
    super(voice);
    hints = voice.phrases("hints");
    advice = new AdviceWords(voice, moves);
  }

  /**
   * A hint in words.
   *
   * @param title which seat has to do what; its rules come last
   * @param asked the hint; its reason has the same arguments
   * @param notes common oversights, each with a rule
   */
  protected final Hint hint(Phrase title, Phrase asked, List<Phrase> notes) {
    return new Hint(
        asked.key(),
        hints.sentence(title),
        hints.sentence(asked),
        hints.sentence(Phrase.of(whyKey(asked.key()), asked.arguments().toArray())),
        notes.stream()
            .map(note -> new Hint.Note(hints.sentence(note), note.rules().getFirst()))
            .toList(),
        Stream.concat(asked.rules().stream(), title.rules().stream()).distinct().toList());
  }

  /**
   * The key of a reason: the key's own or that of its longest prefix, {@code take} for {@code
   * take.deck}.
   */
  private String whyKey(String key) {
    String why = "why." + key;
    while (!hints.has(why)) {
      why = why.substring(0, why.lastIndexOf('.'));
    }
    return why;
  }

  /** A fact in words of the bundle of advice. */
  protected final String say(Fact fact) {
    return advice.say(fact);
  }

  @Override
  public final String advice(View view, Advice said, boolean isPictured) {
    return advice.words(view, said, isPictured);
  }

  @Override
  public final String reasons(Advice said) {
    return advice.reasons(said);
  }
}
