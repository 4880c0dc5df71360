package org.sanmarco.games.nim.coach;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Measure;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.nim.NimEvent;
import org.sanmarco.games.nim.NimEvent.CardsDrawn;
import org.sanmarco.games.nim.NimEvent.GameEnded;
import org.sanmarco.games.nim.NimEvent.TokensTaken;
import org.sanmarco.games.nim.NimEvent.TurnPassed;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.View;
import org.sanmarco.words.Messages;

/** Nim in words. */
public final class NimCoach implements Coach {

  private static final String BUNDLE = NimCoach.class.getPackageName() + ".nim";

  @Override
  public String game() {
    return Nim.ID;
  }

  @Override
  public GameTexts in(Locale locale, @Nullable Names names) {
    return new Texts(new Voice(locale, names), Messages.load(BUNDLE, locale));
  }

  @Override
  public List<Measure> measures() {
    return List.of(
        new Measure(
            "won",
            (state, seat) ->
                state.result() != null && state.result().winners().contains(seat) ? 1 : 0));
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

    private String text(String key, Object... arguments) {
      return voice().sentence(words.text(voice(), key, arguments));
    }

    @Override
    public Hint hint(View view) {
      String key = "hint." + view.phase();
      String title = view.isOver() ? text("hint.over") : text("turn", view.onTurn());
      return new Hint(key, title, text(key), text("hint.why"), List.of(), List.of("N3"));
    }

    @Override
    public List<LogSentence> log(List<? extends Event> events) {
      return events.stream()
          .map(event -> new LogSentence(sentence((NimEvent) event), List.of(event), Kind.LINE))
          .toList();
    }

    private String sentence(NimEvent event) {
      return switch (event) {
        case CardsDrawn(int seat, List<Integer> cards) ->
            cards.isEmpty() ? text("drawn.hidden", seat) : text("drawn", seat, cards);
        case TokensTaken(int seat, int count, int left) -> text("taken", seat, count, left);
        case TurnPassed(int seat) -> text("passed", seat);
        case GameEnded ended -> text("ended", ended.result().winners());
      };
    }

    @Override
    public String advice(View view, Advice advice) {
      return text("advice", advice.move().toString());
    }
  }
}
