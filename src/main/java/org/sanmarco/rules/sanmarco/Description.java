package org.sanmarco.rules.sanmarco;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.rules.sanmarco.Sight.ExileUnderWay;

/** A sight as plain data, in the form and order of the notation's JSON. */
final class Description {

  private static final String HIDDEN = "hidden";

  private Description() {}

  static Map<String, @Nullable Object> of(Sight sight) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("game", SanMarco.ID);
    all.put("version", SanMarco.NOTATION);
    all.put("seats", sight.seats());
    all.put("players", perSeat(sight, sight::player));
    all.put("board", board(sight.board()));
    all.put("round", sight.round());
    all.put("turn", sight.turn());
    all.put("leader", sight.leader());
    all.put("phase", sight.phase().toString());
    all.put("actor", sight.actor().toString());
    all.put("nobles", nobles(sight));
    all.put("reserve", perSeat(sight, sight::reserve));
    all.put("bridges", bridges(sight));
    District doge = sight.doge();
    all.put("doge", doge == null ? null : doge.toString());
    all.put("prestige", perSeat(sight, sight::prestige));
    all.put("penalty", perSeat(sight, sight::penalty));
    all.put("in", Sight.seats(sight.in));
    all.put("roles", sight.roles());
    all.put("drawn", drawn(sight));
    all.put("offers", offers(sight));
    all.put("hand", codes(sight.hand()));
    all.put("deck", deck(sight.deck()));
    ExileUnderWay exile = sight.exile();
    if (exile != null) {
      all.put("exile", exile(exile));
    }
    Result result = sight.result();
    if (result != null) {
      all.put("result", result(result));
    }
    return all;
  }

  private static List<Integer> perSeat(Sight sight, IntFunction<Integer> number) {
    return IntStream.rangeClosed(1, sight.seats()).mapToObj(number).toList();
  }

  private static Map<String, @Nullable Object> board(Board board) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (District district : District.ALL) {
      values.put(district.toString(), List.of(board.most(district), board.second(district)));
    }
    return values;
  }

  private static Map<String, @Nullable Object> nobles(Sight sight) {
    Map<String, @Nullable Object> nobles = new LinkedHashMap<>();
    for (District district : District.ALL) {
      nobles.put(district.toString(), perSeat(sight, seat -> sight.nobles(district, seat)));
    }
    return nobles;
  }

  private static Map<String, @Nullable Object> bridges(Sight sight) {
    Map<String, @Nullable Object> bridges = new LinkedHashMap<>();
    for (Pair pair : Pair.ALL) {
      List<Integer> owners = sight.owners(pair);
      if (!owners.isEmpty()) {
        bridges.put(pair.toString(), owners);
      }
    }
    return bridges;
  }

  private static Map<String, @Nullable Object> drawn(Sight sight) {
    Map<String, @Nullable Object> drawn = new LinkedHashMap<>();
    for (int index = 0; index < sight.dividerCount(); index++) {
      int divider = sight.divider(index) + 1;
      if ((sight.hiddenDrawn >>> index & 1) != 0) {
        drawn.put(String.valueOf(divider), HIDDEN);
      } else if (!sight.drawn(divider).isEmpty()) {
        drawn.put(String.valueOf(divider), codes(sight.drawn(divider)));
      }
    }
    return drawn;
  }

  private static Map<String, @Nullable Object> offers(Sight sight) {
    Map<String, @Nullable Object> offers = new LinkedHashMap<>();
    for (int index = 0; index < sight.dividerCount(); index++) {
      int divider = sight.divider(index) + 1;
      List<@Nullable Cards> open = sight.offers(divider);
      if ((sight.hiddenOffers >>> index & 1) != 0) {
        offers.put(String.valueOf(divider), HIDDEN);
      } else if (!open.isEmpty()) {
        List<@Nullable List<String>> cards = new ArrayList<>();
        for (@Nullable Cards offer : open) {
          cards.add(offer == null ? null : codes(offer));
        }
        offers.put(String.valueOf(divider), cards);
      }
    }
    return offers;
  }

  private static List<String> codes(Cards cards) {
    return cards.list().stream().map(Card::toString).toList();
  }

  private static Map<String, @Nullable Object> deck(Cards deck) {
    Map<String, @Nullable Object> counts = new LinkedHashMap<>();
    for (Card card : Card.ALL) {
      counts.put(card.toString(), deck.count(card));
    }
    return counts;
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
    all.put("score", result.score());
    all.put("winners", result.winners());
    return all;
  }
}
