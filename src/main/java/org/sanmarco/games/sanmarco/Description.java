package org.sanmarco.games.sanmarco;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Result;

/** A state as plain data, in the form and order of the notation's JSON. */
final class Description {

  static final String HIDDEN = "hidden";

  private Description() {}

  static Map<String, @Nullable Object> of(SanMarcoState state) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("game", SanMarco.ID);
    all.put("version", SanMarco.NOTATION);
    all.put("seats", state.seats());
    all.put("players", state.perSeat(state::player));
    all.put("board", board(state.board()));
    all.put("round", state.round());
    all.put("turn", state.turn());
    all.put("leader", state.leader());
    all.put("phase", state.phase().toString());
    all.put("actor", state.actor().toString());
    all.put("nobles", nobles(state));
    all.put("reserve", state.perSeat(state::reserve));
    all.put("bridges", bridges(state));
    District doge = state.doge();
    all.put("doge", doge == null ? null : doge.toString());
    all.put("prestige", state.perSeat(state::prestige));
    all.put("penalty", state.perSeat(state::penalty));
    all.put("in", SanMarcoState.seats(state.in));
    all.put("roles", state.roles());
    all.put("drawn", drawn(state));
    all.put("offers", offers(state));
    all.put("hand", state.hand().codes());
    all.put("deck", state.deck().counts(Card.ALL));
    ExileUnderWay exile = state.exile();
    if (exile != null) {
      all.put("exile", exile(exile));
    }
    Result result = state.result();
    if (result != null) {
      all.put("result", result(result));
    }
    return all;
  }

  private static Map<String, @Nullable Object> board(Board board) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (District district : District.ALL) {
      values.put(district.toString(), List.of(board.most(district), board.second(district)));
    }
    return values;
  }

  private static Map<String, @Nullable Object> nobles(SanMarcoState state) {
    Map<String, @Nullable Object> nobles = new LinkedHashMap<>();
    for (District district : District.ALL) {
      nobles.put(district.toString(), state.perSeat(seat -> state.nobles(district, seat)));
    }
    return nobles;
  }

  private static Map<String, @Nullable Object> bridges(SanMarcoState state) {
    Map<String, @Nullable Object> bridges = new LinkedHashMap<>();
    for (Pair pair : Pair.ALL) {
      List<Integer> owners = state.owners(pair);
      if (!owners.isEmpty()) {
        bridges.put(pair.toString(), owners);
      }
    }
    return bridges;
  }

  private static Map<String, @Nullable Object> drawn(SanMarcoState state) {
    Map<String, @Nullable Object> drawn = new LinkedHashMap<>();
    for (int index = 0; index < state.dividerCount(); index++) {
      int divider = state.divider(index) + 1;
      if ((state.hiddenDrawn >>> index & 1) != 0) {
        drawn.put(String.valueOf(divider), HIDDEN);
      } else if (!state.drawn(divider).isEmpty()) {
        drawn.put(String.valueOf(divider), state.drawn(divider).codes());
      }
    }
    return drawn;
  }

  private static Map<String, @Nullable Object> offers(SanMarcoState state) {
    Map<String, @Nullable Object> offers = new LinkedHashMap<>();
    for (int index = 0; index < state.dividerCount(); index++) {
      int divider = state.divider(index) + 1;
      List<@Nullable Cards> open = state.offers(divider);
      if ((state.hiddenOffers >>> index & 1) != 0) {
        offers.put(String.valueOf(divider), HIDDEN);
      } else if (!open.isEmpty()) {
        List<@Nullable List<String>> cards = new ArrayList<>();
        for (@Nullable Cards offer : open) {
          cards.add(offer == null ? null : offer.codes());
        }
        offers.put(String.valueOf(divider), cards);
      }
    }
    return offers;
  }

  private static Map<String, @Nullable Object> exile(ExileUnderWay exile) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("district", exile.district().toString());
    all.put("by", exile.by());
    all.put("die", exile.die() == 0 ? null : exile.die());
    all.put("bonus", exile.bonus());
    return all;
  }

  private static Map<String, @Nullable Object> result(Result result) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("score", result.scores());
    all.put("winners", result.winners());
    return all;
  }
}
