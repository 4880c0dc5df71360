package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Offers;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardGivenUp;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.SanMarcoEvent.ExileNamed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.ExilePassed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RolesGiven;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TurnBegan;
import org.sanmarco.kernel.Result;

/**
 * An event before it is put into words.
 *
 * @param key the text's key
 * @param arguments the arguments of the text
 */
record EventText(String key, List<Object> arguments) {

  static EventText of(String key, Object... arguments) {
    return new EventText(key, List.of(arguments));
  }

  static EventText of(SanMarcoEvent event) {
    return switch (event) {
      case DieRolled(int die) -> of("die", die);
      case NoblePlaced(int seat, District from, District to) ->
          from == null ? of("noble.placed", seat, to, 1) : of("noble.moved", seat, to, from);
      case NobleCrossed(int seat, District from, District to) ->
          of("noble.crossed", seat, to, from);
      case NoblesReturned(int seat, District district, int count) ->
          of("nobles.returned", seat, district, count);
      case BridgeBuilt(int seat, var pair, District from) ->
          from == null
              ? of("bridge.built", seat, pair.low(), pair.high())
              : of("bridge.built.from", seat, pair.low(), pair.high(), from);
      case BridgeSeized seized -> of(seized);
      case RoundBegan(int round) -> of("round.began", round);
      case TurnBegan(int _, int turn, int leader, boolean last) ->
          of(last ? "turn.began.last" : "turn.began", turn, leader);
      case RolesGiven(List<Integer> seats) -> of("roles." + seats.size(), seats.toArray());
      case CardsDrawn(int divider, Cards cards, boolean secret) ->
          secret ? of("drawn.secret", divider) : of("drawn", divider, cards);
      case OffersMade(int divider, List<Cards> offers, boolean secret) ->
          secret ? of("divided.secret", divider) : of("divided", divider, new Offers(offers));
      case OffersTurnedUp(int divider, List<Cards> offers) ->
          of("turned-up", divider, new Offers(offers));
      case OfferTaken(int seat, int divider, int number, Cards cards, int penalty) ->
          of(seat == divider ? "taken.left" : "taken", seat, number, cards, penalty, divider);
      case CardPlayed(int seat, var card) -> of("card.played", seat, card);
      case CardGivenUp(int seat, var card) -> of("card.given-up", seat, card);
      case ExileNamed(int seat, District district, boolean bonus) ->
          of(bonus ? "exile.named.bonus" : "exile.named", seat, district);
      case ExilePassed(int seat) -> of("exile.passed", seat);
      case DogeMoved(int seat, District from, District to) -> doge(seat, from, to);
      case TollPaid(int seat, int receiver, int points) ->
          receiver == 0 ? of("toll.to-nobody", seat, points) : of("toll", seat, points, receiver);
      case DistrictScored(District district, var why) -> of("scores." + why.name(), district);
      case PrestigeScored(int seat, int points, var _, District district) ->
          district == null
              ? of("prestige.bonus", seat, points)
              : of("prestige", seat, points, district);
      case ColourOut(int seat, int penalty) -> of("out", seat, penalty);
      case RoundEnded(int round, List<Integer> penalty) ->
          of("round.ended", round, Share.all(penalty));
      case GameEnded(Result result) -> of(result);
    };
  }

  static EventText of(Result result) {
    String key = result.scores().size() == 2 ? "ended.of-two" : "ended";
    int score = result.scores().get(result.winners().getFirst() - 1);
    return of(result.winners().size() == 1 ? key : key + ".shared", result.winners(), score);
  }

  /** A district, and what each seat that scores gets there. */
  static EventText scored(District district, List<Share> shares) {
    return shares.isEmpty() ? of("scored.none", district) : of("scored", district, shares);
  }

  private static EventText of(BridgeSeized seized) {
    boolean moved = !seized.pair().equals(seized.to());
    String key = "bridge.seized" + (moved ? ".moved" : "") + (seized.from() == null ? "" : ".from");
    District from = seized.from() == null ? seized.pair().low() : seized.from();
    return of(key, seized.seat(), seized.owner(), seized.pair(), seized.to(), from);
  }

  private static EventText doge(int seat, @Nullable District from, District to) {
    if (from == null) {
      return of("doge.placed", seat, to);
    }
    return from == to ? of("doge.left", seat, to) : of("doge.moved", seat, to, from);
  }
}
