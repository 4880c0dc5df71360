package org.sanmarco.coach;

import java.util.List;
import java.util.stream.Stream;
import org.sanmarco.words.Messages;

/** A bundle of a game's texts in a voice. Safe for use by several threads. */
public final class Phrases {

  private final Voice voice;
  private final Messages messages;

  Phrases(Voice voice, Messages messages) {
    this.voice = voice;
    this.messages = messages;
  }

  /** Whether there is a text of that key. */
  public boolean has(String key) {
    return messages.has(key);
  }

  /** A text with its arguments filled in, as a part of another. */
  public String text(String key, Object... arguments) {
    return messages.text(voice, key, Stream.of(arguments).map(this::spoken).toArray());
  }

  private Object spoken(Object argument) {
    return switch (argument) {
      case Phrase phrase -> new Literal(text(phrase));
      case List<?> list -> list.stream().map(this::spoken).toList();
      default -> argument;
    };
  }

  /** A phrase, as a part of another text; phrases among its arguments are put into words, too. */
  public String text(Phrase phrase) {
    return text(phrase.key(), phrase.arguments().toArray());
  }

  /** A text with its arguments filled in, as a sentence. */
  public String sentence(String key, Object... arguments) {
    return voice.sentence(text(key, arguments));
  }

  /** A phrase as a sentence. */
  public String sentence(Phrase phrase) {
    return voice.sentence(text(phrase));
  }
}
