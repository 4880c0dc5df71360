package org.sanmarco.coach;

import java.util.List;
import java.util.stream.Stream;

/**
 * Puts hints into words of a game's bundle {@code hints}: the title names the seat, the text speaks
 * to it. Safe for use by several threads.
 */
public final class HintWords {

  private final Phrases phrases;

  /** Words in a game's voice. */
  public HintWords(Voice voice) {
    phrases = voice.phrases("hints");
  }

  /** A text of the bundle, as a part of another. */
  public String text(Phrase phrase) {
    return phrases.text(phrase.key(), phrase.arguments().toArray());
  }

  /**
   * A hint in words.
   *
   * @param title which seat has to do what; its rules come last
   * @param asked the hint; its reason has the same arguments
   * @param notes common oversights, each with a rule
   */
  public Hint hint(Phrase title, Phrase asked, List<Phrase> notes) {
    return new Hint(
        asked.key(),
        phrases.sentence(title),
        phrases.sentence(asked),
        phrases.sentence(Phrase.of(whyKey(asked.key()), asked.arguments().toArray())),
        notes.stream()
            .map(note -> new Hint.Note(phrases.sentence(note), note.rules().getFirst()))
            .toList(),
        Stream.concat(asked.rules().stream(), title.rules().stream()).distinct().toList());
  }

  /**
   * The key of a reason: the key's own or that of its longest prefix, {@code take} for {@code
   * take.deck}.
   */
  private String whyKey(String key) {
    String why = "why." + key;
    while (!phrases.has(why)) {
      why = why.substring(0, why.lastIndexOf('.'));
    }
    return why;
  }
}
