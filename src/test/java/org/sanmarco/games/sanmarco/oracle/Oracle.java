package org.sanmarco.games.sanmarco.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Plays written moves, which must be legal and in canonical writing, one rule after the other. */
public final class Oracle extends State {

  /** A game before its first move. */
  public Oracle(int people, int leader) {
    super(people, leader);
  }

  /** The kind of move that is due. */
  public String phase() {
    return phase;
  }

  /** Whether chance is to act. */
  public boolean isChance() {
    return chanceActs();
  }

  /** All that {@link Moves} finds legal. */
  public java.util.Set<String> legal() {
    return Moves.legal(this);
  }

  /** The whole position in the notation's form. */
  public Map<String, @Nullable Object> describe() {
    Map<String, @Nullable Object> json = json(0, true);
    return phase.equals("over") ? withResult(json) : json;
  }

  /** The visible state for a seat; 0 for what all may see. */
  public Map<String, @Nullable Object> view(int seat) {
    Map<String, @Nullable Object> json = json(seat, false);
    return phase.equals("over") ? withResult(json) : json;
  }

  /** Plays a move. */
  public void play(String move) {
    String[] word = move.split(" ", -1);
    switch (word[0]) {
      case "roll" -> {
        if (phase.equals("setup-roll")) {
          setupRoll(Integer.parseInt(word[1]));
        } else {
          exileRoll(Integer.parseInt(word[1]));
        }
      }
      case "keep" -> colourHasRolled();
      case "reroll" -> {
        int again = rolls.removeLast();
        nobles(Venice.DISTRICTS.get(again - 1))[acting - 1] -= 2;
        phase = "setup-roll";
      }
      case "roles" -> {
        roles = Arrays.stream(word).skip(1).map(Integer::valueOf).toList();
        beginDraws();
      }
      case "draw" -> draw(List.of(word).subList(1, word.length));
      case "divide" -> divide(move.substring("divide ".length()));
      case "take" -> take(Integer.parseInt(word[1]));
      case "pass" -> afterBonus();
      case "give-up" -> {
        hand.remove(word[1]);
        afterCard();
      }
      case "remove" -> {
        for (int i = 1; i < word.length; i++) {
          String[] item = word[i].split(":", -1);
          nobles(exiled)[Integer.parseInt(item[0]) - 1] -= Integer.parseInt(item[1]);
        }
        afterExile();
      }
      case "bridge" -> {
        if (phase.equals("setup-bridge")) {
          setupBridge(word[1]);
        } else {
          card(move);
        }
      }
      default -> card(move);
    }
  }

  // S

  private void setupRoll(int number) {
    nobles(Venice.DISTRICTS.get(number - 1))[acting - 1] += 2;
    rolls.add(number);
    if (rolls.size() < 4) {
      return;
    }
    if (rolls.stream().distinct().count() == 1) {
      phase = "setup-reroll";
    } else {
      colourHasRolled();
    }
  }

  private void colourHasRolled() {
    rolls.clear();
    rolledColours++;
    acting = acting % seats + 1;
    phase = rolledColours == seats ? "setup-bridge" : "setup-roll";
  }

  private void setupBridge(String pair) {
    bridges(pair).add(acting);
    acting = acting % seats + 1;
    if (supply() == 12 - (seats == 3 ? 6 : 4)) {
      beginTurn();
    }
  }

  // T

  private void beginTurn() {
    turn++;
    lastTurn = in.size() < seats;
    roles = new ArrayList<>();
    faceUp.clear();
    if (in.size() == 2 && person(in.first()) != person(in.last())) {
      int divides = person(in.first()) == leader ? in.first() : in.last();
      int chooses = divides == in.first() ? in.last() : in.first();
      roles = List.of(divides, chooses);
      beginDraws();
    } else {
      phase = "roles";
      acting = leader;
    }
  }

  private void beginDraws() {
    takers =
        new ArrayList<>(
            switch (roles.size()) {
              case 4 -> List.of(roles.get(1), roles.get(0), roles.get(3), roles.get(2));
              case 3 -> List.of(roles.get(1), roles.get(2), roles.get(0));
              default -> List.of(roles.get(1), roles.get(0));
            });
    phase = "draw";
    acting = roles.get(0);
  }

  private void draw(List<String> cards) {
    int divider = dividers().get(drawn.size());
    for (String card : cards) {
      deck.remove(card);
    }
    drawn.put(divider, cards);
    if (drawn.size() < dividers().size()) {
      acting = dividers().get(1);
    } else {
      phase = "divide";
      acting = dividers().get(0);
    }
  }

  private void divide(String written) {
    List<List<String>> made = new ArrayList<>();
    for (String offer : written.split(" / ", -1)) {
      made.add(List.of(offer.split(" ", -1)));
    }
    drawn.remove(acting);
    offers.put(acting, made);
    if (drawn.isEmpty()) {
      faceUp.add(dividers().get(0));
      nextTaker();
    } else {
      acting = dividers().get(1);
    }
  }

  private int dividerOfOffersTaken() {
    return roles.size() == 4 && takers.size() <= 2 ? roles.get(2) : roles.get(0);
  }

  private void nextTaker() {
    acting = takers.getFirst();
    int divider = dividerOfOffersTaken();
    faceUp.add(divider);
    List<List<String>> made = offers.getOrDefault(divider, List.of());
    long left = made.stream().filter(offer -> !offer.isEmpty()).count();
    if (left > 1) {
      phase = "choose";
      return;
    }
    for (int i = 0; i < made.size(); i++) {
      if (!made.get(i).isEmpty()) {
        take(i + 1);
        return;
      }
    }
  }

  private void take(int number) {
    int divider = dividerOfOffersTaken();
    List<List<String>> made = new ArrayList<>(offers.getOrDefault(divider, List.of()));
    List<String> offer = made.set(number - 1, List.of());
    if (made.stream().allMatch(List::isEmpty)) {
      offers.remove(divider);
    } else {
      offers.put(divider, made);
    }
    penalty[acting - 1] += Venice.points(offer);
    hand = new ArrayList<>(offer.stream().filter(card -> !Venice.isPenalty(card)).toList());
    afterCard();
  }

  private void afterCard() {
    if (!hand.isEmpty()) {
      phase = "play";
      return;
    }
    takers.removeFirst();
    if (takers.isEmpty()) {
      endTurn();
    } else {
      nextTaker();
    }
  }

  // C

  private void card(String move) {
    Cards.play(this, move);
    if (!phase.equals("exile-roll")) {
      afterCard();
    }
  }

  private void exileRoll(int number) {
    die = number;
    int[] row = nobles(exiled);
    List<Integer> others = new ArrayList<>();
    int sum = 0;
    for (int seat = 1; seat <= seats; seat++) {
      if (seat != acting && row[seat - 1] > 0) {
        others.add(seat);
        sum += row[seat - 1];
      }
    }
    if (sum > die && others.size() > 1) {
      phase = "exile-remove";
      return;
    }
    for (int i = 0; i < die; i++) {
      int from = acting;
      for (int seat : others) {
        from = row[seat - 1] > 0 ? seat : from;
      }
      if (row[from - 1] > 0) {
        row[from - 1]--;
      }
    }
    afterExile();
  }

  private void afterExile() {
    exiled = "";
    die = 0;
    if (bonus) {
      bonus = false;
      afterBonus();
    } else {
      afterCard();
    }
  }

  // E, F, V

  private void endTurn() {
    in.removeIf(seat -> penalty[seat - 1] >= 10);
    if (lastTurn || in.size() < 2) {
      endRound();
      return;
    }
    leader = nextLeader();
    beginTurn();
  }

  private int nextLeader() {
    int next = leader % people + 1;
    while (!hasColourIn(next)) {
      next = next % people + 1;
    }
    return next;
  }

  private boolean hasColourIn(int one) {
    return in.stream().anyMatch(seat -> person(seat) == one);
  }

  private void endRound() {
    int highest = Arrays.stream(penalty).max().orElseThrow();
    int lowest = Arrays.stream(penalty).min().orElseThrow();
    for (int i = 0; i < seats; i++) {
      if (penalty[i] < 10) {
        prestige[i] += highest - penalty[i];
      }
    }
    if (Arrays.stream(penalty).filter(points -> points == lowest).count() > 1) {
      afterBonus();
      return;
    }
    phase = "bonus-exile";
    for (int i = 0; i < seats; i++) {
      if (penalty[i] == lowest) {
        acting = i + 1;
      }
    }
  }

  private void afterBonus() {
    if (round == 3) {
      for (String district : Venice.DISTRICTS) {
        Cards.score(this, district);
      }
      phase = "over";
      return;
    }
    round++;
    turn = 0;
    deck = Venice.fullDeck();
    Arrays.fill(penalty, 0);
    for (int seat = 1; seat <= seats; seat++) {
      in.add(seat);
    }
    leader = leader % people + 1;
    beginTurn();
  }

  private Map<String, @Nullable Object> withResult(Map<String, @Nullable Object> json) {
    List<Integer> score = new ArrayList<>();
    List<List<Integer>> order = new ArrayList<>();
    for (int one = 1; one <= people; one++) {
      int points = prestige[one - 1];
      int second = nobles("MAR")[one - 1];
      if (people == 2) {
        int other = prestige[one + 1];
        int between = Math.max(points, other) - Math.min(points, other);
        second = Math.min(points, other);
        points = (points + other - (points + other) % 2) / 2;
        for (int five = 5; five <= between; five += 5) {
          points--;
        }
      }
      score.add(points);
      order.add(List.of(points, second));
    }
    List<Integer> winners = new ArrayList<>();
    for (int one = 1; one <= people; one++) {
      List<Integer> mine = order.get(one - 1);
      if (order.stream()
          .noneMatch(his ->
              his.get(0) > mine.get(0)
                  || his.get(0).equals(mine.get(0)) && his.get(1) > mine.get(1))) {
        winners.add(one);
      }
    }
    Map<String, @Nullable Object> result = new LinkedHashMap<>();
    result.put("score", score);
    result.put("winners", winners);
    json.put("result", result);
    return json;
  }
}
