package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Offers;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardGivenUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExileNamed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExilePassed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RolesGiven;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.kernel.Result;

/** The phrases for events. */
final class EventText {

  private EventText() {}

  static Phrase of(SanMarcoEvent event) {
    return switch (event) {
      case DieRolled(int die) -> Phrase.of("die", die);
      case NoblePlaced(int seat, District from, District to) ->
          from == null
              ? Phrase.of("noble.placed", seat, to, 1)
              : Phrase.of("noble.moved", seat, to, from);
      case NobleCrossed(int seat, District from, District to) ->
          Phrase.of("noble.crossed", seat, to, from);
      case NoblesReturned(int seat, District district, int count) ->
          Phrase.of("nobles.returned", seat, district, count);
      case BridgeBuilt(int seat, var pair, District from) ->
          from == null
              ? Phrase.of("bridge.built", seat, pair.low(), pair.high())
              : Phrase.of("bridge.built.from", seat, pair.low(), pair.high(), from);
      case BridgeSeized seized -> of(seized);
      case RoundBegan(int round) -> Phrase.of("round.began", round);
      case TurnBegan(int _, int turn, int leader, boolean last) ->
          Phrase.of(last ? "turn.began.last" : "turn.began", turn, leader);
      case RolesGiven(List<Integer> seats) -> Phrase.of("roles." + seats.size(), seats.toArray());
      case CardsDrawn(int divider, Cards cards, boolean secret) ->
          secret ? Phrase.of("drawn.secret", divider) : Phrase.of("drawn", divider, cards);
      case OffersMade(int divider, List<Cards> offers, boolean secret) ->
          secret
              ? Phrase.of("divided.secret", divider)
              : Phrase.of("divided", divider, new Offers(offers));
      case OffersTurnedUp(int divider, List<Cards> offers) ->
          Phrase.of("turned-up", divider, new Offers(offers));
      case OfferTaken(int seat, int divider, int number, Cards cards, int penalty) ->
          Phrase.of(
              seat == divider ? "taken.left" : "taken", seat, number, cards, penalty, divider);
      case CardPlayed(int seat, var card) -> Phrase.of("card.played", seat, card);
      case CardGivenUp(int seat, var card) -> Phrase.of("card.given-up", seat, card);
      case ExileNamed(int seat, District district, boolean bonus) ->
          Phrase.of(bonus ? "exile.named.bonus" : "exile.named", seat, district);
      case ExilePassed(int seat) -> Phrase.of("exile.passed", seat);
      case DogeMoved(int seat, District from, District to) -> doge(seat, from, to);
      case TollPaid(int seat, int receiver, int points) ->
          receiver == 0
              ? Phrase.of("toll.to-nobody", seat, points)
              : Phrase.of("toll", seat, points, receiver);
      case DistrictScored(District district, var why) ->
          Phrase.of("scores." + why.name(), district);
      case PrestigeScored(int seat, int points, var _, District district) ->
          district == null
              ? Phrase.of("prestige.bonus", seat, points)
              : Phrase.of("prestige", seat, points, district);
      case ColourOut(int seat, int penalty) -> Phrase.of("out", seat, penalty);
      case RoundEnded(int round, List<Integer> penalty) ->
          Phrase.of("round.ended", round, Share.all(penalty));
      case GameEnded(Result result) -> of(result);
    };
  }

  static Phrase of(Result result) {
    String key = result.scores().size() == 2 ? "ended.of-two" : "ended";
    int score = result.scores().get(result.winners().getFirst() - 1);
    return Phrase.of(result.winners().size() == 1 ? key : key + ".shared", result.winners(), score);
  }

  /** A district, and what each seat that scores gets there. */
  static Phrase scored(District district, List<Share> shares) {
    return shares.isEmpty()
        ? Phrase.of("scored.none", district)
        : Phrase.of("scored", district, shares);
  }

  private static Phrase of(BridgeSeized seized) {
    boolean moved = !seized.pair().equals(seized.to());
    String key = "bridge.seized" + (moved ? ".moved" : "") + (seized.from() == null ? "" : ".from");
    District from = seized.from() == null ? seized.pair().low() : seized.from();
    return Phrase.of(key, seized.seat(), seized.owner(), seized.pair(), seized.to(), from);
  }

  private static Phrase doge(int seat, @Nullable District from, District to) {
    if (from == null) {
      return Phrase.of("doge.placed", seat, to);
    }
    return from == to ? Phrase.of("doge.left", seat, to) : Phrase.of("doge.moved", seat, to, from);
  }
}
