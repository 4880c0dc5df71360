package org.sanmarco.games.canalgrande;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Result;

/** A state as plain data, in the form and order of the notation's JSON. */
final class Description {

  private Description() {}

  static Map<String, @Nullable Object> of(CanalGrandeState state) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("game", CanalGrande.ID);
    all.put("version", CanalGrande.NOTATION);
    all.put("seats", state.seats());
    all.put("sides", state.perSeat(state::side));
    all.put("partners", CanalGrande.partners(state));
    all.put("round", state.round());
    all.put("turn", state.turn());
    all.put("divider", state.divider());
    all.put("chooser", state.chooser());
    all.put("phase", state.phase().toString());
    all.put("actor", state.actor().toString());
    all.put("hands", state.perSeat(seat -> hand(state, seat)));
    all.put("known", known(state));
    all.put("points", List.of(state.points(1), state.points(2)));
    all.put("won", won(state));
    all.put("drawn", state.drawn().codes());
    all.put("offers", offers(state));
    all.put("owner", seatOrNull(state.owner()));
    all.put("todo", state.todo().codes());
    all.put("due", state.due());
    all.put("victim", seatOrNull(state.victim()));
    all.put("vote", state.isVoting() ? vote(state) : null);
    all.put("voted", names(state.voted()));
    all.put("deck", state.deck().counts(Card.ALL));
    all.put("discard", state.discard().counts(Card.ACTIONS));
    Result result = state.result();
    if (result != null) {
      all.put("result", Map.of("winners", result.winners()));
    }
    return all;
  }

  private static @Nullable Integer seatOrNull(int seat) {
    return seat == 0 ? null : seat;
  }

  /** GK1. */
  private static Object hand(CanalGrandeState state, int seat) {
    return state instanceof CanalGrandeView view && !view.seesHandOf(seat - 1)
        ? state.handSize(seat)
        : state.hand(seat).codes();
  }

  private static List<?> known(CanalGrandeState state) {
    return switch (state) {
      case CanalGrandePosition position -> knowledge(position);
      case CanalGrandeView view -> knownTo(view);
    };
  }

  /** The cards that each seat must know of each hand it doesn't see (GK2). */
  static List<List<@Nullable List<String>>> knowledge(CanalGrandeState state) {
    return state.perSeat(seat -> knownTo(state, seat));
  }

  private static List<@Nullable List<String>> knownTo(CanalGrandeState state, int observer) {
    List<@Nullable List<String>> row = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      row.add(state.sees(observer, seat) ? null : state.known(observer, seat).codes());
    }
    return row;
  }

  /** A view has the known part of hidden hands in their place. */
  private static List<@Nullable List<String>> knownTo(CanalGrandeView view) {
    List<@Nullable List<String>> row = new ArrayList<>();
    for (int seat = 1; seat <= view.seats(); seat++) {
      row.add(view.seesHandOf(seat - 1) ? null : view.hand(seat).codes());
    }
    return row;
  }

  private static Map<String, @Nullable Object> won(CanalGrandeState state) {
    Map<String, @Nullable Object> won = new LinkedHashMap<>();
    for (Card district : Card.DISTRICTS) {
      won.put(district.toString(), List.of(state.won(district, 1), state.won(district, 2)));
    }
    return won;
  }

  private static List<@Nullable List<String>> offers(CanalGrandeState state) {
    List<@Nullable List<String>> offers = new ArrayList<>();
    if (!state.offer(1).isEmpty() || !state.offer(2).isEmpty()) {
      for (int number = 1; number <= 2; number++) {
        Cards offer = state.offer(number);
        offers.add(offer.isEmpty() ? null : offer.codes());
      }
    }
    return offers;
  }

  private static Map<String, @Nullable Object> vote(CanalGrandeState state) {
    Map<String, @Nullable Object> vote = new LinkedHashMap<>();
    vote.put("doge", state.owner());
    vote.put("challenger", state.challenger());
    vote.put("district", code(state.district()));
    vote.put("cards", state.perSeat(seat -> state.table(seat).codes()));
    vote.put("gondolas", state.perSeat(state::gondolas));
    List<@Nullable String> first = new ArrayList<>();
    first.add(code(state.first(1)));
    first.add(code(state.first(2)));
    vote.put("first", first);
    vote.put("raise", state.raise());
    vote.put("open", names(state.opened()));
    vote.put("passed", state.passed());
    return vote;
  }

  private static @Nullable String code(@Nullable Card card) {
    return card == null ? null : card.toString();
  }

  private static List<String> names(List<Card> cards) {
    return cards.stream().map(Card::toString).toList();
  }
}
