package org.sanmarco.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;
import org.sanmarco.words.Messages;

/**
 * The coach of a game that registers none: it says events and moves as they are written, refusals
 * by their codes, and who is to act.
 *
 * @param game the game's identifier
 */
record PlainCoach(String game) implements Coach {

  private static final Measure WON =
      new Measure(
          "won",
          (state, seat) -> {
            Result result = state.result();
            return result != null && result.winners().contains(state.side(seat)) ? 1 : 0;
          });

  @Override
  public GameTexts in(Locale locale, @Nullable Names names) {
    Voice voice = new Voice(locale, names);
    Messages words = voice.texts("plain").with(Map.of(GameTexts.TITLE, game));
    return new Texts(voice, words);
  }

  @Override
  public List<Measure> measures() {
    return List.of(WON);
  }

  @Override
  public List<String> pages() {
    return List.of();
  }

  private static final class Texts extends GameTexts {

    private final Messages words;

    Texts(Voice voice, Messages words) {
      super(voice, words, words);
      this.words = words;
    }

    @Override
    public String refusal(Refusal refusal) {
      return refusals().find(refusal).orElse(refusal.code());
    }

    @Override
    public Hint hint(View view) {
      String title =
          view.isOver() ? words.text("hint.over") : words.text(voice(), "hint", view.onTurn());
      return new Hint(
          view.phase().toString(),
          voice().sentence(title),
          words.text(view.isOver() ? "hint.over" : "hint.move"),
          words.text("hint.why"),
          List.of(),
          List.of());
    }

    @Override
    public List<LogSentence> log(List<? extends Event> events) {
      return events.stream()
          .map(event -> new LogSentence(event.toString(), List.of(event), LogSentence.Kind.LINE))
          .toList();
    }

    @Override
    public String advice(View view, Advice advice, boolean isPictured) {
      return advice.move().toString();
    }
  }
}
