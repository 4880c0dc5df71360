package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Phrases;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloEvent;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.DeckRenewed;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.GameEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.HandDealt;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.MovingEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.RowLaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.kernel.Result;

/** Narrates events for the log in a player's language. Safe for use by several threads. */
final class Narration {

  private final Phrases phrases;

  Narration(MarcoPoloVoice voice) {
    phrases = voice.phrases("narration");
  }

  /**
   * A sentence for each event; but a step is one with what was paid for it, and so are several
   * turns without a step.
   */
  List<LogSentence> log(List<? extends MarcoPoloEvent> events) {
    List<LogSentence> sentences = new ArrayList<>();
    int at = 0;
    while (at < events.size()) {
      MarcoPoloEvent event = events.get(at);
      int count = idle(events, at);
      String sentence;
      if (count > 1) {
        sentence = idle(events.subList(at, at + count));
      } else if (at + 1 < events.size()
          && events.get(at + 1) instanceof CamelMoved(_, int from, int to)) {
        count = 2;
        sentence = step(event, new Space(from), new Space(to));
      } else {
        count = 1;
        sentence = sentence(event);
      }
      Kind kind = event instanceof TurnBegan ? Kind.TURN : Kind.LINE;
      sentences.add(new LogSentence(sentence, events.subList(at, at + count), kind));
      at += count;
    }
    return sentences;
  }

  /** The number of events of at least two turns without a step that begin here; 0 if none do. */
  private static int idle(List<? extends MarcoPoloEvent> events, int from) {
    int turns = 0;
    int count = 0;
    for (int at = from; at < events.size() && isIdle(events.get(at), turns); at++) {
      turns += events.get(at) instanceof MovingEnded ? 1 : 0;
      // The heading of a turn with a step stays one.
      count = events.get(at) instanceof TurnBegan ? count : at + 1 - from;
    }
    return turns > 1 ? count : 0;
  }

  private static boolean isIdle(MarcoPoloEvent event, int turns) {
    return switch (event) {
      case MovingEnded(int _, boolean passed) -> passed;
      case CardTaken _, CardDrawn _, RowLaid _, DeckRenewed _, TurnBegan _ -> turns > 0;
      default -> false;
    };
  }

  /** The number of turns, and the cards that each player got in them. */
  private String idle(List<? extends MarcoPoloEvent> events) {
    int turns = (int) events.stream().filter(MovingEnded.class::isInstance).count();
    Map<Integer, List<Card>> seen = new LinkedHashMap<>();
    Map<Integer, Integer> hidden = new HashMap<>();
    for (MarcoPoloEvent event : events) {
      switch (event) {
        case CardTaken(int seat, Card card) ->
            seen.computeIfAbsent(seat, _ -> new ArrayList<>()).add(card);
        case CardDrawn(int seat, Card card) -> {
          List<Card> own = seen.computeIfAbsent(seat, _ -> new ArrayList<>());
          if (card == null) {
            hidden.merge(seat, 1, Integer::sum);
          } else {
            own.add(card);
          }
        }
        default -> {}
      }
    }
    List<String> sentences = new ArrayList<>(List.of(say("idle", turns)));
    seen.forEach((seat, cards) -> sentences.add(drawn(seat, cards, hidden.getOrDefault(seat, 0))));
    return String.join(" ", sentences);
  }

  private String drawn(int seat, List<Card> cards, int hidden) {
    return hidden == 0
        ? say("idle.seen", seat, Cards.of(cards))
        : cards.isEmpty()
            ? say("idle.hidden", seat, hidden)
            : say("idle.both", seat, Cards.of(cards), hidden);
  }

  private String step(MarcoPoloEvent price, Space from, Space to) {
    return switch (price) {
      case CardsPaid(int seat, Cards cards) -> say("step", seat, cards, from, to);
      case BallastDropped(int seat) -> say("step.ballast", seat, from, to);
      default -> throw new IllegalArgumentException("no payment of a step: " + price);
    };
  }

  private String sentence(MarcoPoloEvent event) {
    return switch (event) {
      case HandDealt(int seat, Cards cards) ->
          cards.isEmpty() ? say("hand.hidden", seat) : say("hand", seat, cards);
      case RowLaid(Cards cards) -> say(cards.size() == 1 ? "row.next" : "row.first", cards);
      case TurnBegan(int turn, int seat) -> say("turn.began", turn, seat);
      case CardsPaid(int seat, Cards cards) -> say("paid", seat, cards);
      case BallastDropped(int seat) -> say("ballast", seat);
      case CamelMoved(_, int from, int to) -> say("moved", new Space(from), new Space(to));
      case ChestOpened(int seat, int space, int gold) -> say("chest", seat, new Space(space), gold);
      case CamelPutOnGanzhou(_, int from) -> say("put", new Space(from));
      case MovingEnded(int seat, boolean passed) ->
          say(passed ? "moving.passed" : "moving.ended", seat);
      case CardTaken(int seat, Card card) -> say("taken", seat, card);
      case CardDrawn(int seat, Card card) ->
          card == null ? say("drawn.hidden", seat) : say("drawn", seat, card);
      case DeckRenewed _ -> say("renewed");
      case CamelScored(int seat, _, int space, int gold) ->
          say("scored", seat, new Space(space), gold);
      case GameEnded(Result result) -> ended(result);
    };
  }

  private String ended(Result result) {
    int gold = result.scores().get(result.winners().getFirst() - 1);
    return say(result.winners().size() == 1 ? "ended" : "ended.shared", result.winners(), gold);
  }

  private String say(String key, Object... arguments) {
    return phrases.sentence(key, arguments);
  }
}
