package org.sanmarco.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * Puts advice into words of a game's bundle: the move, what can be counted about it, and the second
 * best. Safe for use by several threads.
 */
public abstract class AdviceWords {

  private final Voice voice;
  private final Phrases phrases;

  /** Words in a game's voice, of its bundle {@code advice}. */
  protected AdviceWords(Voice voice) {
    this.voice = voice;
    phrases = voice.phrases("advice");
  }

  /** The advice in words, a line each for the move, what can be counted, and the second best. */
  public final String words(View view, Advice advice) {
    List<String> facts = advice.facts().stream().map(this::say).toList();
    List<String> lines = new ArrayList<>();
    lines.add(sentence(view, advice.move()));
    if (!facts.isEmpty()) {
      lines.add(reason(facts));
    }
    advice.second().ifPresent(second -> lines.add(second(view, second)));
    return String.join("\n", lines);
  }

  private String second(View view, Advice.Second second) {
    String why =
        second
            .worse()
            .map(this::say)
            .orElseGet(() -> voice.term(second.isClose() ? "advice.close" : "advice.rated"));
    return voice.term(
        "advice.second", new Literal(sentence(view, second.move())), new Literal(why));
  }

  /** A move as a sentence. */
  protected abstract String sentence(View view, Move move);

  /** Facts in words as one line. */
  protected String reason(List<String> facts) {
    return voice.term("advice.reason", new Literal(voice.list(facts.stream())));
  }

  /** A fact in words. */
  public final String say(Fact fact) {
    return text(
        fact.key(),
        fact.arguments().stream()
            .map(argument -> argument instanceof Fact part ? new Literal(say(part)) : argument)
            .map(Objects::requireNonNull)
            .toArray());
  }

  /** A text of the game's bundle. */
  protected final String text(String key, Object... arguments) {
    return phrases.text(key, arguments);
  }
}
