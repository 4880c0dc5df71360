package org.sanmarco.games.canalgrande.coach;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Offers;
import org.sanmarco.coach.Phrase;
import org.sanmarco.coach.Phrases;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DeckShuffled;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DistrictNamed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.GameEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OffersMade;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RaiseDone;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SeatPassed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SpyPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;

/**
 * Narrates events for the log in a player's language, a sentence for each event. Tells nothing that
 * the event does not show. Safe for use by several threads.
 */
final class Narration {

  private final Phrases phrases;

  Narration(CanalGrandeVoice voice) {
    phrases = voice.phrases("narration");
  }

  LogSentence tell(CanalGrandeEvent event) {
    return new LogSentence(phrases.sentence(phrase(event)), List.of(event), kind(event));
  }

  private static Kind kind(CanalGrandeEvent event) {
    return switch (event) {
      case RoundBegan _ -> Kind.ROUND;
      case TurnBegan _ -> Kind.TURN;
      case RoundEnded _ -> Kind.ROUND_END;
      default -> Kind.LINE;
    };
  }

  private static Phrase phrase(CanalGrandeEvent event) {
    return switch (event) {
      case HandDealt(int seat, int _, Cards cards) ->
          cards.isEmpty() ? Phrase.of("dealt.hidden", seat) : Phrase.of("dealt", seat, cards);
      case RoundBegan(int round) -> Phrase.of("round.began", round);
      case TurnBegan(int _, int turn, int divider, int chooser) ->
          Phrase.of("turn.began", turn, divider, chooser);
      case CardsDrawn(int divider, Cards cards) -> Phrase.of("drawn", divider, cards);
      case DeckShuffled() -> Phrase.of("shuffled");
      case OffersMade(int divider, List<Cards> offers) ->
          Phrase.of("divided", divider, new Offers(offers));
      case OfferTaken(int seat, int number, Cards cards, int points) ->
          Phrase.of("taken", seat, number, cards, points);
      case TraitorPlayed(int seat, int victim) -> Phrase.of("traitor", seat, victim);
      case TraitorLapsed(int seat) -> Phrase.of("traitor.lapsed", seat);
      case CardStolen(int thief, int victim, Card card, boolean _) -> stolen(thief, victim, card);
      case SpyPlayed(int seat) -> Phrase.of("spy", seat);
      case UnseenDrawn drawn -> unseen(drawn);
      case RoundEnded(int round, List<Integer> points) -> ended(round, points);
      case GameEnded(var _, List<Integer> winners) -> Phrase.of("ended", winners, winners.size());
      case VoteBegan(int owner, int challenger) ->
          owner == challenger
              ? Phrase.of("vote.began", owner)
              : Phrase.of("vote.began.other", owner, challenger);
      case VoteLapsed(int owner) -> Phrase.of("vote.lapsed", owner);
      case DistrictNamed(int seat, Card district) -> Phrase.of("named", seat, district);
      case CardPlayed(int seat, Card card, boolean gondola, boolean _) ->
          Phrase.of(gondola ? "played.gondola" : "played", seat, card);
      case RaiseDone(int seat, int count) -> Phrase.of("raised", seat, count);
      case SeatPassed(int seat) -> Phrase.of("passed", seat);
      case VoteWon(List<Integer> winners, Card district) ->
          Phrase.of("vote.won", winners, winners.size(), district);
      case CardsReturned(int seat, Cards cards) -> Phrase.of("returned", seat, cards);
    };
  }

  private static Phrase stolen(int thief, int victim, @Nullable Card card) {
    return card == null
        ? Phrase.of("stolen.hidden", thief, victim)
        : Phrase.of("stolen", thief, victim, card);
  }

  /** GA4, GR2: what goes into the hand only where it is shown. */
  private static Phrase unseen(UnseenDrawn drawn) {
    String key = drawn.bonus() ? "bonus" : "unseen";
    Cards cards = drawn.cards();
    boolean hides = cards.list().stream().noneMatch(Narration::isKept) && drawn.kept() > 0;
    if (!hides) {
      return Phrase.of(key, drawn.seat(), cards);
    }
    return cards.isEmpty()
        ? Phrase.of(key + ".hidden", drawn.seat(), drawn.kept())
        : Phrase.of(key + ".partly", drawn.seat(), drawn.kept(), cards);
  }

  /** GA2. */
  private static boolean isKept(Card card) {
    return card.isDistrict() || card == Card.GONDOLA;
  }

  /** GP7: the points of each side, the first one's first. */
  private static Phrase ended(int round, List<Integer> points) {
    int half = points.size() / 2;
    List<Integer> seats = new ArrayList<>();
    for (int seat = 1; seat <= points.size(); seat++) {
      seats.add(seat);
    }
    return Phrase.of(
        "round.ended",
        round,
        seats.subList(0, half),
        points.getFirst(),
        seats.subList(half, points.size()),
        points.getLast());
  }
}
