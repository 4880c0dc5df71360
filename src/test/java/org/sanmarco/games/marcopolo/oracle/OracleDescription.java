package org.sanmarco.games.marcopolo.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The second engine's position as the notation's JSON. */
final class OracleDescription {

  private OracleDescription() {}

  static Map<String, @Nullable Object> whole(Oracle oracle) {
    List<Object> hands = new ArrayList<>();
    oracle.hands.forEach(hand -> hands.add(Costs.sorted(hand)));
    return told(oracle, hands, oracle.deck);
  }

  static Map<String, @Nullable Object> seenBy(Oracle oracle, int seat) {
    List<Object> hands = new ArrayList<>();
    List<String> deck = new ArrayList<>(oracle.deck);
    for (int i = 0; i < oracle.players; i++) {
      List<String> hand = oracle.hands.get(i);
      if (i + 1 == seat) {
        hands.add(Costs.sorted(hand));
        continue;
      }
      hands.add(hand.size());
      List<String> hidden = new ArrayList<>(hand);
      oracle.known.get(i).forEach(hidden::remove);
      deck.addAll(hidden);
    }
    return told(oracle, hands, deck);
  }

  private static Map<String, @Nullable Object> told(
      Oracle oracle, List<Object> hands, List<String> deck) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("game", "marco-polo");
    told.put("version", 1);
    told.put("seats", oracle.players);
    told.put("camels", oracle.spaces.keySet().stream().map(oracle::owner).toList());
    told.put("variant", oracle.players == 2 ? oracle.variant : null);
    told.put("way", oracle.track);
    told.put("leader", oracle.leader);
    told.put("turn", oracle.turn);
    told.put("phase", oracle.phase);
    told.put("actor", actor(oracle));
    told.put("player", oracle.player);
    told.put("hands", hands);
    told.put("known", oracle.known.stream().map(Costs::sorted).toList());
    told.put("gold", List.copyOf(oracle.gold));
    told.put("spaces", List.copyOf(oracle.spaces.values()));
    told.put("been", oracle.been.values().stream().map(List::copyOf).toList());
    Map<String, Integer> chests = new LinkedHashMap<>();
    new TreeMap<>(oracle.chests).forEach((space, gold) -> chests.put(space.toString(), gold));
    told.put("chests", chests);
    told.put("halfway", oracle.halfway);
    Map<String, @Nullable Object> moved = new LinkedHashMap<>();
    moved.put("camel", oracle.moved);
    moved.put("ballast", oracle.ballast);
    moved.put("stopped", List.copyOf(oracle.stopped));
    told.put("moved", moved);
    told.put("row", Costs.sorted(oracle.row));
    told.put("deck", counts(deck));
    told.put("discard", counts(oracle.discards));
    told.put("idle", oracle.idle);
    if (oracle.phase.equals("over")) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("gold", List.copyOf(oracle.gold));
      result.put("winners", oracle.winners);
      told.put("result", result);
    }
    return told;
  }

  private static String actor(Oracle oracle) {
    if (oracle.phase.equals("over")) {
      return "over";
    }
    return oracle.isChance() ? "chance" : "seat " + oracle.player;
  }

  private static Map<String, Integer> counts(List<String> cards) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    Costs.deck().forEach(card -> counts.put(card, 0));
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    return counts;
  }
}
