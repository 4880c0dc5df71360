package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Offers;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** Puts moves into words of advice. */
final class AdviceWriter {

  private AdviceWriter() {}

  /** A move as a request, without its full stop. */
  static Phrase move(View seen, Move move) {
    SanMarcoView view = (SanMarcoView) seen;
    return switch ((SanMarcoMove) move) {
      case Keep _ -> Phrase.of("keep");
      case Reroll _ -> Phrase.of("reroll");
      case Roles(List<Integer> seats) -> Phrase.of("roles", roles(seats));
      case Divide(var offers) -> Phrase.of("divide", new Offers(offers));
      case Take(int offer) -> Phrase.of("take", offer);
      case Place(District card, District to, District from) ->
          from(card == to ? Phrase.of("place", to) : Phrase.of("place.over", to, card), from);
      case BuildBridge(var pair, District from) -> from(Phrase.of("bridge", pair), from);
      case Seize(var pair, int owner, var to, District from) ->
          from(
              pair.equals(to)
                  ? Phrase.of("seize", pair, owner)
                  : Phrase.of("seize.move", pair, owner, to),
              from);
      case Traitor(District district, int victim, District from) ->
          from(Phrase.of("traitor", district, victim), from);
      case Exile(District district) -> Phrase.of("exile", district);
      case Doge(District to, var payment) ->
          payment.total() > 0
              ? Phrase.of("doge.toll", to, payment)
              : Phrase.of(to == view.doge() ? "doge.stay" : "doge", to);
      case GiveUp(var card) -> Phrase.of("give-up", card);
      case Remove remove -> Phrase.of("remove", removed(view, remove));
      case Pass _ -> Phrase.of("pass");
      case Roll _, Draw _ -> throw new IllegalArgumentException("no advice for a move of chance");
    };
  }

  private static Phrase from(Phrase move, @Nullable District from) {
    return from == null ? move : Phrase.of("from", move, from);
  }

  private static List<Phrase> roles(List<Integer> seats) {
    return IntStream.rangeClosed(1, seats.size())
        .mapToObj(place -> Phrase.of("role", new Role(place, seats.size()), seats.get(place - 1)))
        .toList();
  }

  private static List<Phrase> removed(SanMarcoView view, Remove remove) {
    return IntStream.rangeClosed(1, view.seats())
        .filter(seat -> remove.count(seat) > 0)
        .mapToObj(seat -> Phrase.of("remove.of", remove.count(seat), seat))
        .toList();
  }
}
