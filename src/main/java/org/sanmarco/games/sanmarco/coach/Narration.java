package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Phrase;
import org.sanmarco.coach.Phrases;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;

/**
 * Narrates events for the log in a player's language. Safe for use by several threads.
 *
 * <p>What is secret stays so: all may read every sentence.
 */
public final class Narration {

  private final Phrases phrases;
  private final SanMarcoVoice voice;

  Narration(SanMarcoVoice voice) {
    phrases = voice.phrases("narration");
    this.voice = voice;
  }

  /**
   * A sentence for an event; none for a card whose effect is an event of its own that says as much.
   */
  Optional<String> tell(SanMarcoEvent event) {
    return event instanceof CardPlayed(_, Card card) && card != Card.TRAITOR
        ? Optional.empty()
        : Optional.of(say(EventText.of(event)));
  }

  /**
   * Sentences for all that a move brought about, in order, each with its events. What belongs
   * together becomes one: a noble and its bridge, a traitor and its victim, a district and who
   * scores there.
   */
  List<LogSentence> log(List<? extends SanMarcoEvent> events) {
    List<LogSentence> sentences = new ArrayList<>();
    int at = 0;
    while (at < events.size()) {
      List<? extends SanMarcoEvent> rest = events.subList(at, events.size());
      int count = EventGroup.length(rest);
      if (count > 1) {
        List<? extends SanMarcoEvent> group = rest.subList(0, count);
        sentences.add(new LogSentence(say(EventGroup.text(group)), group, Kind.LINE));
      } else {
        tell(rest.getFirst())
            .map(sentence ->
                new LogSentence(sentence, List.of(rest.getFirst()), kind(rest.getFirst())))
            .ifPresent(sentences::add);
      }
      at += count;
    }
    return List.copyOf(sentences);
  }

  private static Kind kind(SanMarcoEvent event) {
    return switch (event) {
      case RoundBegan _ -> Kind.ROUND;
      case TurnBegan _ -> Kind.TURN;
      case RoundEnded _ -> Kind.ROUND_END;
      default -> Kind.LINE;
    };
  }

  /**
   * The points that each seat scores in a district, or would score.
   *
   * @param points by seat, the first seat first, as the rules' {@code Scoring.points} gives them
   */
  public String scoring(District district, List<Integer> points) {
    return say(EventText.scored(district, Share.ofSeats(points)));
  }

  /**
   * The seats that a doge's route pays, and the reason if it is the bank (C7, C8, V3), such as
   * {@code 1 to Anna and 2 to nobody for the step}.
   *
   * @param state what the doge starts from
   */
  public String payment(SanMarcoState state, Payment payment) {
    List<String> parts = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (payment.to(seat) > 0) {
        parts.add(phrases.text("payment.toll", payment.to(seat), seat));
      }
    }
    District from = state.doge();
    boolean steps = from != null && payment.bank() >= HandAdvice.STEP && state.isIsolated(from);
    if (steps) {
      parts.add(phrases.text("payment.step", HandAdvice.STEP));
    }
    int own = payment.bank() - (steps ? HandAdvice.STEP : 0);
    if (own > 0) {
      parts.add(phrases.text("payment.own", own));
    }
    return parts.isEmpty() ? phrases.text("payment.none") : voice.list(parts.stream());
  }

  private String say(Phrase text) {
    return phrases.sentence(text);
  }
}
