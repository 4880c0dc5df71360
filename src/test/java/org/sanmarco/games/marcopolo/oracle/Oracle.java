package org.sanmarco.games.marcopolo.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Marco Polo, played by the letter. Moves, players and camels are written as in the notation. */
public final class Oracle {

  /** The house board (MB5). */
  private static final List<String> HOUSE =
      List.of(
          "G1", "C1", "G1", "C1", "G3+1", "C1", "G1", "S2", "C1", "G1", "C2+1", "G1", "C1", "S3+1",
          "C1", "D4", "G1", "C1", "G1", "C2+1", "G1", "S2", "G3+1", "C1", "G1", "S3+2", "C1",
          "G2+1", "A5");

  /** The gold of scoring spaces (MB3). */
  private static final Map<Integer, Integer> HALFWAY =
      Map.of(16, 6, 15, 5, 14, 4, 13, 3, 12, 2, 11, 1);

  private static final Map<Integer, Integer> FINAL =
      Map.of(29, 7, 28, 6, 27, 5, 26, 4, 25, 3, 24, 2, 23, 1);

  final int players;
  final int leader;
  final String variant;
  final List<String> track = new ArrayList<>(HOUSE);

  final List<List<String>> hands = new ArrayList<>();
  final List<List<String>> known = new ArrayList<>();
  final List<Integer> gold = new ArrayList<>();
  final Map<Integer, Integer> spaces = new TreeMap<>();
  final Map<Integer, Set<Integer>> been = new TreeMap<>();
  final Map<Integer, Integer> chests = new TreeMap<>();
  final List<String> row = new ArrayList<>();
  final List<String> deck = new ArrayList<>(Costs.deck());
  final List<String> discards = new ArrayList<>();

  String phase = "deal";
  int turn;
  int player;
  boolean halfway;
  @Nullable Integer moved;
  boolean ballast;
  final Set<Integer> stopped = new TreeSet<>();
  int idle;
  List<Integer> winners = List.of();

  /**
   * A game before its first move.
   *
   * @param variant {@code one} or {@code both} with two players, else without meaning
   * @param spaces of the track that are another than the house board's, by number
   */
  public Oracle(int players, int leader, String variant, Map<Integer, String> spaces) {
    this.players = players;
    this.leader = leader;
    this.variant = variant;
    this.player = leader;
    spaces.forEach((space, written) -> track.set(space - 1, written));
    for (int i = 0; i < players; i++) {
      hands.add(new ArrayList<>());
      known.add(new ArrayList<>());
      gold.add(3);
    }
    for (int space = 1; space <= 29; space++) {
      String[] parts = track.get(space - 1).split("\\+", -1);
      if (parts.length == 2) {
        chests.put(space, Integer.valueOf(parts[1]));
      }
    }
    putDown();
  }

  /**
   * MS4, MV1: the youngest player's camel first; a player's first camel has the player's number.
   */
  private void putDown() {
    int space = 0;
    for (int round = 0; round < (players == 2 ? 2 : 1); round++) {
      int next = leader;
      for (int i = 0; i < players; i++) {
        int camel = next + 2 * round;
        spaces.put(camel, space);
        been.put(camel, new TreeSet<>(Set.of(space)));
        space++;
        next = leftOf(next);
      }
    }
  }

  private int leftOf(int one) {
    return one == players ? 1 : one + 1;
  }

  int owner(int camel) {
    return players == 2 && camel > 2 ? camel - 2 : camel;
  }

  /** The kind of move that is due. */
  public String phase() {
    return phase;
  }

  /** Whether five cards are due, which are too many to list. */
  public boolean isDealt() {
    return phase.equals("deal") || phase.equals("row") && turn == 0;
  }

  /** Whether chance acts. */
  public boolean isChance() {
    return phase.equals("deal") || phase.equals("row") || phase.equals("card");
  }

  /** The moves that are legal; not for cards that are dealt. */
  public Set<String> legal() {
    Set<String> legal = new HashSet<>();
    switch (phase) {
      case "move" -> {
        for (int camel : mayMove()) {
          String name = players == 2 ? " " + camel : "";
          String condition = track.get(nextFree(camel) - 1).substring(0, 2);
          for (List<String> cards : Costs.payments(condition, hand())) {
            legal.add("step" + name + " " + String.join(" ", cards));
          }
          if (mayDropBallast(nextFree(camel))) {
            legal.add("ballast" + name);
          }
        }
        legal.add("stop");
      }
      case "take" -> {
        row.forEach(card -> legal.add("take " + card));
        if (!deck.isEmpty() || !discards.isEmpty()) {
          legal.add("take deck");
        }
      }
      case "row", "card" ->
          (deck.isEmpty() ? discards : deck).forEach(card -> legal.add(phase + " " + card));
      default -> {}
    }
    return legal;
  }

  private List<String> hand() {
    return hands.get(player - 1);
  }

  /** MT1, MV2, MV3, MV5, MH1, MH3. */
  private List<Integer> mayMove() {
    return spaces.keySet().stream()
        .filter(camel -> owner(camel) == player)
        .filter(camel -> !stopped.contains(camel))
        .filter(camel -> moved == null || moved.equals(camel) || variant.equals("both"))
        .toList();
  }

  /** MT2. */
  private int nextFree(int camel) {
    int space = Objects.requireNonNull(spaces.get(camel)) + 1;
    while (spaces.containsValue(space)) {
      space++;
    }
    return space;
  }

  /** MT5, MV4. */
  private boolean mayDropBallast(int space) {
    return !ballast
        && gold.get(player - 1) >= 1
        && been.entrySet().stream()
            .anyMatch(entry -> owner(entry.getKey()) != player && entry.getValue().contains(space));
  }

  /** Plays a move in canonical writing. */
  public void play(String move) {
    List<String> words = new ArrayList<>(Arrays.asList(move.split(" ", -1)));
    String verb = words.removeFirst();
    switch (verb) {
      case "deal" -> deal(words);
      case "row" -> {
        words.forEach(card -> row.add(draw(card)));
        if (turn == 0) {
          beginTurn();
        } else {
          endTurn(true);
        }
      }
      case "card" -> {
        hand().add(draw(words.getFirst()));
        endTurn(true);
      }
      case "step" -> {
        int camel = players == 2 ? Integer.parseInt(words.removeFirst()) : player;
        words.forEach(this::pay);
        step(camel);
      }
      case "ballast" -> {
        earn(player, -1);
        ballast = true;
        step(players == 2 ? Integer.parseInt(words.getFirst()) : player);
      }
      case "stop" -> endMoving();
      case "take" -> take(words.getFirst());
      default -> throw new IllegalArgumentException(move);
    }
  }

  private void deal(List<String> cards) {
    List<String> next = hands.stream().filter(List::isEmpty).findFirst().orElseThrow();
    cards.forEach(card -> next.add(draw(card)));
    if (hands.stream().noneMatch(List::isEmpty)) {
      phase = "row";
    }
  }

  /** MC3. */
  private String draw(String card) {
    if (deck.isEmpty()) {
      deck.addAll(discards);
      discards.clear();
    }
    if (!deck.remove(card)) {
      throw new IllegalArgumentException(card + " is not in the deck");
    }
    return card;
  }

  /** MT2, MK2. */
  private void pay(String card) {
    if (!hand().remove(card)) {
      throw new IllegalArgumentException(card + " is not in the hand");
    }
    known.get(player - 1).remove(card);
    discards.add(card);
  }

  private void earn(int who, int amount) {
    gold.set(who - 1, gold.get(who - 1) + amount);
  }

  /** MT2, MT4, MH1, MH3, ME1. */
  private void step(int camel) {
    int space = nextFree(camel);
    come(camel, space);
    moved = camel;
    Integer chest = chests.remove(space);
    if (chest != null) {
      earn(player, chest);
    }
    if (halfway && HALFWAY.containsKey(space)) {
      come(camel, 16);
      stopped.add(camel);
    } else if (space == 16) {
      stopped.addAll(spaces.keySet());
    }
    if (space == 29) {
      end();
    } else if (mayMove().isEmpty()) {
      endMoving();
    }
  }

  /** MT6. */
  private void come(int camel, int space) {
    spaces.put(camel, space);
    visited(camel).add(space);
  }

  private Set<Integer> visited(int camel) {
    return Objects.requireNonNull(been.get(camel));
  }

  /** MT7, MC3. */
  private void endMoving() {
    if (row.isEmpty() && deck.isEmpty() && discards.isEmpty()) {
      endTurn(false);
    } else {
      phase = "take";
    }
  }

  /** MT7, MC3, MK2. */
  private void take(String what) {
    if (what.equals("deck")) {
      phase = "card";
      return;
    }
    if (!row.remove(what)) {
      throw new IllegalArgumentException(what + " is not in the row");
    }
    hand().add(what);
    known.get(player - 1).add(what);
    if (deck.isEmpty() && discards.isEmpty()) {
      endTurn(true);
    } else {
      phase = "row";
    }
  }

  /** MH2, ME4, MT1. */
  private void endTurn(boolean drawn) {
    if (!halfway && spaces.containsValue(16)) {
      score(HALFWAY);
      spaces.replaceAll((camel, space) -> HALFWAY.containsKey(space) ? 16 : space);
      spaces.forEach((camel, space) -> visited(camel).add(space));
      halfway = true;
    }
    idle = moved == null && !drawn ? idle + 1 : 0;
    if (idle == players) {
      end();
      return;
    }
    player = leftOf(player);
    beginTurn();
  }

  private void score(Map<Integer, Integer> values) {
    spaces.forEach((camel, space) -> earn(owner(camel), values.getOrDefault(space, 0)));
  }

  private void beginTurn() {
    turn++;
    phase = "move";
    moved = null;
    ballast = false;
    stopped.clear();
  }

  /** ME2, ME3. */
  private void end() {
    phase = "over";
    score(FINAL);
    int most = gold.stream().max(Integer::compare).orElseThrow();
    int nearest =
        spaces.entrySet().stream()
            .filter(entry -> gold.get(owner(entry.getKey()) - 1) == most)
            .mapToInt(Map.Entry::getValue)
            .max()
            .orElseThrow();
    Set<Integer> best = new TreeSet<>();
    spaces.forEach((camel, space) -> {
      if (gold.get(owner(camel) - 1) == most && space == nearest) {
        best.add(owner(camel));
      }
    });
    winners = List.copyOf(best);
  }

  /** The position as the notation's JSON. */
  public Map<String, @Nullable Object> describe() {
    return OracleDescription.whole(this);
  }

  /**
   * The same, as a player may see it (MK).
   *
   * @param seat 0 for what all may see
   */
  public Map<String, @Nullable Object> view(int seat) {
    return OracleDescription.seenBy(this, seat);
  }
}
