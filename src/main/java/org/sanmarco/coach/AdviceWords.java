package org.sanmarco.coach;

import java.util.List;
import java.util.Optional;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.coach.Advice.Second;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * Puts advice into words of a game's bundle {@code advice}: the move with its reasons, then the
 * second best move with what it brings instead. Safe for use by several threads.
 */
public abstract class AdviceWords {

  private final Voice voice;
  private final Phrases phrases;

  /** Words in a game's voice. */
  protected AdviceWords(Voice voice) {
    this.voice = voice;
    phrases = voice.phrases("advice");
  }

  /** The advice in words, a line for each of its moves. */
  public final String words(View view, Advice advice) {
    String best = move(view, advice.move());
    if (advice.second().isEmpty()) {
      return sentence("advice.move", best);
    }
    Second second = advice.second().get();
    Optional<Reason> instead = second.instead();
    return instead.isPresent()
        ? because(best, advice.reasons())
            + "\n"
            + because(name(view, second), List.of(instead.get()))
        : sentence(second.isClose() ? "advice.taste" : "advice.feeling", best)
            + "\n"
            + sentence(
                second.isMade() ? "advice.made" : "advice.second", move(view, second.move()));
  }

  private String name(View view, Second second) {
    return second.isMade()
        ? voice.term("advice.made.name", new Literal(move(view, second.move())))
        : name(view, second.move());
  }

  private String because(String move, List<Reason> reasons) {
    boolean isCertain = reasons.stream().allMatch(Reason::isCertain);
    return sentence(
        isCertain ? "advice.because" : "advice.usually",
        move,
        voice.list(reasons.stream().map(reason -> say(reason.fact()))));
  }

  private String sentence(String key, String... parts) {
    return voice
        .language()
        .begin(voice.term(key, List.of(parts).stream().map(Literal::new).toArray()));
  }

  /** A move as a request, without its full stop. */
  protected abstract String move(View view, Move move);

  /** A name for the second best move: the request, or shorter words for it. */
  protected String name(View view, Move move) {
    return voice.term("advice.name", new Literal(move(view, move)));
  }

  /** A fact in words. */
  public final String say(Fact fact) {
    return text(fact.key(), fact.arguments().toArray());
  }

  /** A text of the game's bundle. */
  protected final String text(String key, Object... arguments) {
    return phrases.text(key, arguments);
  }
}
