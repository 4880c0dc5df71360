package org.sanmarco.games.sanmarco.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * All that lies on the table. Seats are numbered from 1; lists by seat hold the first seat first.
 */
class State {

  final int people;
  final int seats;
  final Map<String, int[]> values = Venice.values();

  int round = 1;
  int turn;

  /** The seat that leads; with two people the one of them. */
  int leader;

  String phase = "setup-roll";

  /** The seat that acts, or for which chance acts. */
  int acting;

  final Map<String, int[]> nobles = new LinkedHashMap<>();
  final Map<String, TreeSet<Integer>> bridges = new LinkedHashMap<>();
  String doge = "";
  final int[] prestige;
  final int[] penalty;
  final TreeSet<Integer> in = new TreeSet<>();
  List<Integer> roles = new ArrayList<>();
  final Map<Integer, List<String>> drawn = new LinkedHashMap<>();
  final Map<Integer, List<List<String>>> offers = new LinkedHashMap<>();
  List<String> hand = new ArrayList<>();
  List<String> deck = Venice.fullDeck();

  /** The dividers whose cards are face up for all (T6). */
  final Set<Integer> faceUp = new HashSet<>();

  /** The seats that have still to take an offer this turn, or play the one just taken. */
  List<Integer> takers = new ArrayList<>();

  boolean lastTurn;

  /** The rolls so far of the colour that sets up. */
  final List<Integer> rolls = new ArrayList<>();

  int rolledColours;

  String exiled = "";
  int die;
  boolean bonus;

  State(int people, int leader) {
    this.people = people;
    this.seats = people == 3 ? 3 : 4;
    this.leader = leader;
    this.acting = leader;
    this.prestige = new int[seats];
    this.penalty = new int[seats];
    for (String district : Venice.DISTRICTS) {
      nobles.put(district, new int[seats]);
    }
    for (String pair : Venice.PAIRS) {
      bridges.put(pair, new TreeSet<>());
    }
    for (int seat = 1; seat <= seats; seat++) {
      in.add(seat);
    }
  }

  final int person(int seat) {
    return people == 2 ? (seat % 2 == 1 ? 1 : 2) : seat;
  }

  final int[] nobles(String district) {
    return java.util.Objects.requireNonNull(nobles.get(district));
  }

  final Set<Integer> bridges(String pair) {
    return java.util.Objects.requireNonNull(bridges.get(pair));
  }

  /** Of 25 nobles those that are neither in a district nor on a bridge (B3). */
  final int reserve(int seat) {
    int out = 0;
    for (int[] row : nobles.values()) {
      out += row[seat - 1];
    }
    for (Set<Integer> owners : bridges.values()) {
      out += owners.contains(seat) ? 1 : 0;
    }
    return 25 - out;
  }

  final int supply() {
    return 12 - bridges.values().stream().mapToInt(Set::size).sum();
  }

  final boolean chanceActs() {
    return phase.equals("setup-roll")
        || phase.equals("draw")
        || phase.equals("exile-roll")
        || phase.equals("roles") && people != 2;
  }

  /** The points that each seat scores in a district (P). */
  final int[] points(String district) {
    int[] row = nobles(district);
    int[] ranks = Arrays.stream(row).filter(n -> n > 0).sorted().toArray();
    int[] points = new int[seats];
    if (ranks.length == 0) {
      return points;
    }
    int[] value = java.util.Objects.requireNonNull(values.get(district));
    int most = ranks[ranks.length - 1];
    boolean tied = ranks.length > 1 && ranks[ranks.length - 2] == most;
    for (int i = 0; i < seats; i++) {
      if (row[i] == most) {
        points[i] = tied ? value[1] : value[0];
      } else if (!tied && ranks.length > 1 && row[i] == ranks[ranks.length - 2]) {
        boolean sharedSecond = ranks.length > 2 && ranks[ranks.length - 3] == row[i];
        points[i] = sharedSecond ? 0 : value[1];
      }
    }
    return points;
  }

  /**
   * The position as the notation writes it; for a viewer only what that seat may see, 0 for
   * everything.
   */
  final Map<String, @Nullable Object> json(int viewer, boolean all) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("game", "san-marco");
    json.put("version", 1);
    json.put("seats", seats);
    json.put("players", IntStream.rangeClosed(1, seats).map(this::person).boxed().toList());
    json.put("board", lists(values));
    json.put("round", round);
    json.put("turn", turn);
    json.put("leader", leader);
    json.put("phase", phase);
    json.put("actor", phase.equals("over") ? "over" : chanceActs() ? "chance" : "seat " + acting);
    json.put("nobles", lists(nobles));
    json.put("reserve", IntStream.rangeClosed(1, seats).map(this::reserve).boxed().toList());
    Map<String, Object> standing = new LinkedHashMap<>();
    bridges.forEach((pair, owners) -> {
      if (!owners.isEmpty()) {
        standing.put(pair, List.copyOf(owners));
      }
    });
    json.put("bridges", standing);
    json.put("doge", doge.isEmpty() ? null : doge);
    json.put("prestige", Arrays.stream(prestige).boxed().toList());
    json.put("penalty", Arrays.stream(penalty).boxed().toList());
    json.put("in", List.copyOf(in));
    json.put("roles", List.copyOf(roles));
    List<String> unseen = new ArrayList<>(deck);
    Map<String, @Nullable Object> drawnJson = new LinkedHashMap<>();
    Map<String, @Nullable Object> offersJson = new LinkedHashMap<>();
    for (int divider : dividers()) {
      boolean hidden =
          !all && isSecret(divider) && (viewer == 0 || person(viewer) != person(divider));
      List<String> cards = drawn.get(divider);
      if (cards != null) {
        drawnJson.put("" + divider, hidden ? "hidden" : Venice.sorted(cards));
        unseen.addAll(hidden ? cards : List.of());
      }
      List<List<String>> made = offers.get(divider);
      if (made != null) {
        List<@Nullable List<String>> shown = new ArrayList<>();
        for (List<String> offer : made) {
          shown.add(offer.isEmpty() ? null : Venice.sorted(offer));
          unseen.addAll(hidden ? offer : List.of());
        }
        offersJson.put("" + divider, hidden ? "hidden" : shown);
      }
    }
    json.put("drawn", drawnJson);
    json.put("offers", offersJson);
    json.put("hand", Venice.sorted(hand));
    Map<String, Integer> counts = new HashMap<>();
    for (String card : unseen) {
      counts.merge(card, 1, Integer::sum);
    }
    Map<String, @Nullable Object> left = new LinkedHashMap<>();
    for (String card : Venice.CARDS.keySet()) {
      left.put(card, counts.getOrDefault(card, 0));
    }
    json.put("deck", left);
    if (phase.startsWith("exile-")) {
      Map<String, @Nullable Object> exile = new LinkedHashMap<>();
      exile.put("district", exiled);
      exile.put("by", acting);
      exile.put("die", die == 0 ? null : die);
      exile.put("bonus", bonus);
      json.put("exile", exile);
    }
    return json;
  }

  /** The dividers of this turn in order. */
  final List<Integer> dividers() {
    return switch (roles.size()) {
      case 0 -> List.of();
      case 4 -> List.of(roles.get(0), roles.get(2));
      default -> List.of(roles.get(0));
    };
  }

  /** T6: with four in, until the offers are face up. */
  private boolean isSecret(int divider) {
    return roles.size() == 4 && !faceUp.contains(divider);
  }

  private static Map<String, @Nullable Object> lists(Map<String, int[]> arrays) {
    Map<String, @Nullable Object> lists = new LinkedHashMap<>();
    arrays.forEach((key, array) -> lists.put(key, Arrays.stream(array).boxed().toList()));
    return lists;
  }
}
