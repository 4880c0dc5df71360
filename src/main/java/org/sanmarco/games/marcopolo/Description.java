package org.sanmarco.games.marcopolo;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Result;

/** A state as plain data, in the form and order of the notation's JSON. */
final class Description {

  private Description() {}

  static Map<String, @Nullable Object> of(MarcoPoloState state) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("game", MarcoPolo.ID);
    all.put("version", MarcoPolo.NOTATION);
    all.put("seats", state.seats());
    all.put("camels", perCamel(state, state::owner));
    all.put("variant", MarcoPolo.variant(state));
    all.put("way", IntStream.rangeClosed(1, Track.DADU).mapToObj(state.track()::written).toList());
    all.put("leader", state.leader());
    all.put("turn", state.turn());
    all.put("phase", state.phase().toString());
    all.put("actor", state.actor().toString());
    all.put("player", state.player + 1);
    all.put("hands", state.perSeat(seat -> hand(state, seat)));
    all.put("known", state.perSeat(seat -> state.known(seat).codes()));
    all.put("gold", state.perSeat(state::gold));
    all.put("spaces", perCamel(state, state::space));
    all.put("been", perCamel(state, state::been));
    all.put("chests", chests(state));
    all.put("halfway", state.isPastHalfway());
    all.put("moved", moved(state));
    all.put("row", state.row().codes());
    all.put("deck", state.deck().counts(Card.ALL));
    all.put("discard", state.discard().counts(Card.ALL));
    all.put("idle", state.idle);
    Result result = state.result();
    if (result != null) {
      all.put("result", result(result));
    }
    return all;
  }

  private static <T> List<T> perCamel(MarcoPoloState state, IntFunction<T> value) {
    return IntStream.rangeClosed(1, state.camels()).mapToObj(value).toList();
  }

  private static Object hand(MarcoPoloState state, int seat) {
    return state.sees(seat - 1) ? state.hand(seat).codes() : state.handSize(seat);
  }

  private static Map<String, Integer> chests(MarcoPoloState state) {
    Map<String, Integer> chests = new LinkedHashMap<>();
    for (int space : state.chests()) {
      chests.put(String.valueOf(space), state.track().chest(space));
    }
    return chests;
  }

  private static Map<String, @Nullable Object> moved(MarcoPoloState state) {
    Map<String, @Nullable Object> moved = new LinkedHashMap<>();
    moved.put("camel", state.moved == MarcoPoloState.NONE ? null : state.moved + 1);
    moved.put("ballast", state.ballast);
    moved.put(
        "stopped", MarcoPoloState.numbers(state.stopped).stream().map(camel -> camel + 1).toList());
    return moved;
  }

  private static Map<String, @Nullable Object> result(Result result) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("gold", result.scores());
    all.put("winners", result.winners());
    return all;
  }
}
