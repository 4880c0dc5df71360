package org.sanmarco.games.canalgrande.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/** A game at one moment, and how it is written down. Seats and sides are numbered from 1. */
class State {

  final int seats;
  final boolean open;

  int round = 1;
  int turn;
  int divider;
  int chooser;
  String phase = "deal";

  /** The seat that acts; 0 while chance does. */
  int acting;

  final Map<Integer, List<String>> hands = new LinkedHashMap<>();

  /** By observer, then by seat. */
  final Map<Integer, Map<Integer, List<String>>> known = new LinkedHashMap<>();

  final Map<Integer, Integer> points = new LinkedHashMap<>();

  /** By side. */
  final Map<Integer, List<String>> won = new LinkedHashMap<>();

  List<String> drawn = new ArrayList<>();
  List<@Nullable List<String>> offers = new ArrayList<>();
  int owner;
  final List<String> todo = new ArrayList<>();
  int due;
  int victim;
  @Nullable Vote vote;
  final List<String> voted = new ArrayList<>();
  final List<String> deck;
  final List<String> numbers;
  final List<String> discard = new ArrayList<>();

  /** The seat that still draws at the end of a round; null outside of it. */
  @Nullable List<Integer> drawers;

  int winner;

  /** A vote under way. */
  static final class Vote {
    final int doge;
    final int challenger;
    @Nullable String district;
    final Map<Integer, List<String>> cards = new LinkedHashMap<>();
    final Map<Integer, Integer> gondolas = new LinkedHashMap<>();

    /** By side: its first card, and who played it. */
    final Map<Integer, String> first = new LinkedHashMap<>();

    final Map<Integer, Integer> firstBy = new LinkedHashMap<>();
    int raise;
    final List<String> open = new ArrayList<>();
    final List<Integer> passed = new ArrayList<>();

    Vote(int doge, int challenger, int seats) {
      this.doge = doge;
      this.challenger = challenger;
      for (int seat = 1; seat <= seats; seat++) {
        cards.put(seat, new ArrayList<>());
        gondolas.put(seat, 0);
      }
    }
  }

  State(int seats, int leader, boolean open) {
    this.seats = seats;
    this.open = open;
    deck = new ArrayList<>(Pack.actions(seats));
    numbers = new ArrayList<>(Pack.numbers(seats));
    for (int seat = 1; seat <= seats; seat++) {
      hands.put(seat, new ArrayList<>());
      Map<Integer, List<String>> row = new LinkedHashMap<>();
      for (int other = 1; other <= seats; other++) {
        row.put(other, new ArrayList<>());
      }
      known.put(seat, row);
    }
    for (int side = 1; side <= 2; side++) {
      points.put(side, 0);
      won.put(side, new ArrayList<>());
    }
    divider = leader;
    chooser = chooserOf(leader);
  }

  /** GS1. */
  int side(int seat) {
    return seats == 2 ? seat : seat <= 2 ? 1 : 2;
  }

  List<Integer> seatsOf(int side) {
    List<Integer> list = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      if (side(seat) == side) {
        list.add(seat);
      }
    }
    return list;
  }

  /** GT4: for whom a seat divides. */
  int chooserOf(int seat) {
    return seats == 2 ? 3 - seat : List.of(3, 4, 1, 2).get(seat - 1);
  }

  int nextSeat(int seat) {
    return seat == seats ? 1 : seat + 1;
  }

  List<String> hand(int seat) {
    return Objects.requireNonNull(hands.get(seat));
  }

  List<String> known(int observer, int seat) {
    return Objects.requireNonNull(Objects.requireNonNull(known.get(observer)).get(seat));
  }

  /** GS4; nobody is seat 0. */
  boolean sees(int observer, int seat) {
    return observer == seat || open && observer > 0 && side(observer) == side(seat);
  }

  int pointsOf(int side) {
    return Objects.requireNonNull(points.get(side));
  }

  List<String> wonBy(int side) {
    return Objects.requireNonNull(won.get(side));
  }

  List<String> table(int seat) {
    return Objects.requireNonNull(Objects.requireNonNull(vote).cards.get(seat));
  }

  /** The notation's object, whole or as a seat may see it. */
  Map<String, @Nullable Object> json(int observer, boolean whole) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    List<Integer> sides = new ArrayList<>();
    List<Object> shownHands = new ArrayList<>();
    List<String> shownDeck = new ArrayList<>(deck);
    shownDeck.addAll(numbers);
    for (int seat = 1; seat <= seats; seat++) {
      sides.add(side(seat));
      if (whole || sees(observer, seat)) {
        shownHands.add(Pack.sorted(hand(seat)));
      } else {
        shownHands.add(hand(seat).size());
        List<String> unknown = new ArrayList<>(hand(seat));
        if (observer > 0) {
          Pack.removeEach(unknown, known(observer, seat));
        }
        shownDeck.addAll(unknown);
      }
    }
    json.put("game", "canal-grande");
    json.put("version", 1);
    json.put("seats", seats);
    json.put("sides", sides);
    json.put("partners", open ? "open" : "closed");
    json.put("round", round);
    json.put("turn", turn);
    json.put("divider", divider);
    json.put("chooser", chooser);
    json.put("phase", phase);
    json.put("actor", phase.equals("over") ? "over" : acting == 0 ? "chance" : "seat " + acting);
    json.put("hands", shownHands);
    json.put("known", whole ? allKnown() : knownTo(observer));
    json.put("points", List.of(pointsOf(1), pointsOf(2)));
    json.put("won", wonCards());
    json.put("drawn", Pack.sorted(drawn));
    json.put("offers", shownOffers());
    json.put("owner", owner == 0 ? null : owner);
    json.put("todo", Pack.sorted(todo));
    json.put("due", due);
    json.put("victim", victim == 0 ? null : victim);
    json.put("vote", vote == null ? null : shown(vote));
    json.put("voted", Pack.sorted(voted));
    json.put("deck", Pack.counts(shownDeck, Pack.ALL));
    json.put("discard", Pack.counts(discard, Pack.ACTIONS));
    if (winner != 0) {
      json.put("result", Map.of("winners", List.of(winner)));
    }
    return json;
  }

  private List<List<@Nullable List<String>>> allKnown() {
    List<List<@Nullable List<String>>> rows = new ArrayList<>();
    for (int observer = 1; observer <= seats; observer++) {
      rows.add(knownTo(observer));
    }
    return rows;
  }

  private List<@Nullable List<String>> knownTo(int observer) {
    List<@Nullable List<String>> row = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      row.add(
          sees(observer, seat)
              ? null
              : observer == 0 ? List.of() : Pack.sorted(known(observer, seat)));
    }
    return row;
  }

  private Map<String, List<Integer>> wonCards() {
    Map<String, List<Integer>> all = new LinkedHashMap<>();
    for (String district : Pack.DISTRICTS) {
      all.put(district, List.of(Pack.count(wonBy(1), district), Pack.count(wonBy(2), district)));
    }
    return all;
  }

  private List<@Nullable List<String>> shownOffers() {
    List<@Nullable List<String>> shown = new ArrayList<>();
    for (List<String> offer : offers) {
      shown.add(offer == null ? null : Pack.sorted(offer));
    }
    return shown;
  }

  private Map<String, @Nullable Object> shown(Vote shown) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    List<List<String>> cards = new ArrayList<>();
    shown.cards.values().forEach(list -> cards.add(Pack.sorted(list)));
    List<@Nullable String> first = new ArrayList<>();
    first.add(shown.first.get(1));
    first.add(shown.first.get(2));
    json.put("doge", shown.doge);
    json.put("challenger", shown.challenger);
    json.put("district", shown.district);
    json.put("cards", cards);
    json.put("gondolas", new ArrayList<>(shown.gondolas.values()));
    json.put("first", first);
    json.put("raise", shown.raise);
    json.put("open", Pack.sorted(shown.open));
    json.put("passed", shown.passed.stream().sorted().toList());
    return json;
  }
}
