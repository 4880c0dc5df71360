package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.Literal;
import org.sanmarco.coach.Offers;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoMove.Traitor;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** Says advice: moves as sentences, and what can be counted about them. */
final class AdviceWriter extends AdviceWords {

  private final SanMarcoVoice voice;

  AdviceWriter(SanMarcoVoice voice) {
    super(voice);
    this.voice = voice;
  }

  @Override
  protected String move(View view, Move move) {
    return request((SanMarcoView) view, (SanMarcoMove) move);
  }

  private String request(SanMarcoView view, SanMarcoMove move) {
    return switch (move) {
      case Keep _ -> text("keep");
      case Reroll _ -> text("reroll");
      case Roles(List<Integer> seats) -> text("roles", new Literal(roles(seats)));
      case Divide(var offers) -> text("divide", new Offers(offers));
      case Take(int offer) -> text("take", offer);
      case Place(District card, District to, District from) ->
          from(card == to ? text("place", to) : text("place.over", to, card), from);
      case BuildBridge(var pair, District from) -> from(text("bridge", pair), from);
      case Seize(var pair, int owner, var to, District from) ->
          from(
              pair.equals(to) ? text("seize", pair, owner) : text("seize.move", pair, owner, to),
              from);
      case Traitor(District district, int victim, District from) ->
          from(text("traitor", district, victim), from);
      case Exile(District district) -> text("exile", district);
      case Doge(District to, var payment) ->
          payment.total() > 0
              ? text("doge.toll", to, payment)
              : text(to == view.doge() ? "doge.stay" : "doge", to);
      case GiveUp(var card) -> text("give-up", card);
      case Remove remove -> text("remove", new Literal(removed(view, remove)));
      case Pass _ -> text("pass");
      case Roll _, Draw _ -> throw new IllegalArgumentException("no advice for a move of chance");
    };
  }

  private String from(String move, @Nullable District from) {
    return from == null ? move : text("from", new Literal(move), from);
  }

  private String roles(List<Integer> seats) {
    return voice.list(
        IntStream.rangeClosed(1, seats.size())
            .mapToObj(place ->
                text(
                    "role",
                    new Literal(voice.term("role." + seats.size() + "." + place)),
                    seats.get(place - 1))));
  }

  private String removed(SanMarcoView view, Remove remove) {
    return voice.list(
        IntStream.rangeClosed(1, view.seats())
            .filter(seat -> remove.count(seat) > 0)
            .mapToObj(seat -> text("remove.of", remove.count(seat), seat)));
  }
}
