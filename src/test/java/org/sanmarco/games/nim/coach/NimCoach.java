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

  @Override
  public String game() {
    return Nim.ID;
  }

  @Override
  public GameTexts in(Locale locale, @Nullable Names names) {
    return new Texts(new NimVoice(locale, names));
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

  /** The voice beside which the texts of Nim lie. */
  private static final class NimVoice extends Voice {
    NimVoice(Locale locale, @Nullable Names names) {
      super(locale, names);
    }
  }

  private static final class Texts extends GameTexts {

    private final Messages hints;
    private final Messages narration;

    Texts(NimVoice voice) {
      super(voice);
      hints = voice.texts("hints");
      narration = voice.texts("narration");
    }

    private String text(Messages words, String key, Object... arguments) {
      return voice().sentence(words.text(voice(), key, arguments));
    }

    @Override
    public Hint hint(View view) {
      String key = view.phase().toString();
      String why = text(hints, "why");
      String turn = view.isOver() ? why : text(hints, "turn", view.onTurn());
      return new Hint(key, text(hints, "title." + key), turn, why, List.of(), List.of("N3"));
    }

    @Override
    public List<LogSentence> log(List<? extends Event> events) {
      return events.stream()
          .map(event -> new LogSentence(sentence(event), List.of(event), Kind.LINE))
          .toList();
    }

    private String sentence(Event event) {
      return switch ((NimEvent) event) {
        case CardsDrawn(int seat, List<Integer> cards) ->
            cards.isEmpty()
                ? text(narration, "drawn.hidden", seat)
                : text(narration, "drawn", seat, cards);
        case TokensTaken(int seat, int count, int left) ->
            text(narration, "taken", seat, count, left);
        case TurnPassed(int seat) -> text(narration, "passed", seat);
        case GameEnded ended -> text(narration, "ended", ended.result().winners());
      };
    }

    @Override
    public String advice(View view, Advice advice, boolean isPictured) {
      return text(hints, "advice", advice.move().toString());
    }
  }
}
