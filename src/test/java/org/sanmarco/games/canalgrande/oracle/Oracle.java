package org.sanmarco.games.canalgrande.oracle;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Plays written moves, which must be legal and in canonical writing, one rule after the other. */
public final class Oracle extends State {

  /** A game before its first move (GS). */
  public Oracle(int seats, int leader, boolean open) {
    super(seats, leader, open);
    due = 4;
    if (seats == 4) {
      for (int seat = 1; seat <= 4; seat++) {
        deck.remove("GON");
        hand(seat).add("GON");
        allLearn(seat, "GON");
      }
    }
  }

  /** The kind of move that is due. */
  public String phase() {
    return phase;
  }

  /** All moves of a seat, or of the cards that may be robbed. */
  public Set<String> legal() {
    return Moves.legal(this);
  }

  /** Whether a move in canonical writing is legal, that of chance included. */
  public boolean isLegal(String move) {
    return Moves.isLegal(this, move);
  }

  /** The whole position in the notation's form. */
  public Map<String, @Nullable Object> describe() {
    return json(0, true);
  }

  /** The visible state for a seat; 0 for what all may see. */
  public Map<String, @Nullable Object> view(int seat) {
    return json(seat, false);
  }

  /** Plays a move. */
  public void play(String move) {
    List<String> words = Arrays.asList(move.split(" ", -1));
    List<String> cards = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "deal" -> deal(cards);
      case "draw" -> draw(cards);
      case "divide" -> divide(move.substring("divide ".length()));
      case "take" -> take(Integer.parseInt(words.get(1)) - 1);
      case "rob" -> {
        victim = Integer.parseInt(words.get(1));
        phase = "steal";
        acting = 0;
      }
      case "steal" -> steal(words.get(1));
      case "spy" -> drawUnseen(cards, List.of("SPY"));
      case "bonus" -> drawUnseen(cards, List.of("SPY", "DOG"));
      case "play" -> playCard(words.get(1));
      case "gondola" -> {
        fromHand("GON");
        vote().gondolas.merge(acting, 1, Integer::sum);
        vote().open.add(words.get(1));
        playCard(words.get(1));
      }
      case "done" -> {
        vote().raise = 0;
        vote().open.clear();
        nextInVote();
      }
      case "pass" -> pass();
      default -> throw new IllegalArgumentException(move);
    }
  }

  private Vote vote() {
    return Objects.requireNonNull(vote);
  }

  // GS, GT

  private void deal(List<String> cards) {
    int seat = 1;
    while (hand(seat).size() >= 4) {
      seat++;
    }
    Pack.removeEach(deck, cards);
    hand(seat).addAll(cards);
    if (seat == seats) {
      due = 0;
      beginTurn();
    }
  }

  private void beginTurn() {
    turn++;
    chooser = chooserOf(divider);
    owner = 0;
    voted.clear();
    phase = "draw";
    acting = 0;
  }

  private void draw(List<String> cards) {
    drawn = new ArrayList<>(cards);
    List<String> actions = cards.stream().filter(card -> !Pack.isNumber(card)).toList();
    Pack.removeEach(numbers, cards.stream().filter(Pack::isNumber).toList());
    takeFromDeck(actions);
    phase = "divide";
    acting = divider;
  }

  /** GM5, card by card: those of the old deck before those of the new one. */
  private void takeFromDeck(List<String> cards) {
    List<String> left = new ArrayList<>(cards);
    if (cards.size() > deck.size()) {
      Pack.removeEach(left, deck);
      deck.clear();
      shuffle();
    }
    Pack.removeEach(deck, left);
    if (deck.isEmpty()) {
      shuffle();
    }
  }

  private void shuffle() {
    deck.addAll(discard);
    discard.clear();
  }

  private void divide(String written) {
    for (String offer : written.split(" / ", -1)) {
      offers.add(new ArrayList<>(Arrays.asList(offer.split(" ", -1))));
    }
    drawn = new ArrayList<>();
    phase = "choose";
    acting = chooser;
  }

  private void take(int index) {
    List<String> cards = Objects.requireNonNull(offers.get(index));
    offers.set(index, null);
    owner = chooser;
    carryOut(cards);
  }

  // GA

  private void carryOut(List<String> cards) {
    for (String card : cards) {
      if (Pack.isNumber(card)) {
        points.merge(side(owner), Integer.parseInt(card), Integer::sum);
      } else if (Pack.goesIntoHand(card)) {
        hand(owner).add(card);
        allLearn(owner, card);
      } else {
        todo.add(card);
      }
    }
    goOn();
  }

  private void goOn() {
    if (todo.remove("TRA")) {
      beginTraitor();
    } else if (todo.remove("SPY")) {
      discard.add("SPY");
      phase = "spy";
      acting = 0;
      due = 2;
    } else if (todo.remove("DOG")) {
      beginVote();
    } else if (drawers != null) {
      nextDrawer();
    } else if (owner == chooser) {
      List<String> other = offers.get(0) == null ? offers.get(1) : offers.get(0);
      offers.clear();
      owner = divider;
      carryOut(Objects.requireNonNull(other));
    } else {
      endTurn();
    }
  }

  private void beginTraitor() {
    List<Integer> victims = Moves.victims(this);
    if (victims.isEmpty()) {
      discard.add("TRA");
      goOn();
    } else if (victims.size() == 1) {
      victim = victims.getFirst();
      phase = "steal";
      acting = 0;
    } else {
      phase = "rob";
      acting = owner;
    }
  }

  private void steal(String card) {
    for (int observer = 1; observer <= seats; observer++) {
      if (observer == owner || observer == victim || open) {
        known(observer, victim).remove(card);
      } else {
        known(observer, victim).clear();
      }
      if ((observer == victim || open) && !sees(observer, owner)) {
        known(observer, owner).add(card);
      }
    }
    hand(victim).remove(card);
    hand(owner).add(card);
    discard.add("TRA");
    victim = 0;
    goOn();
  }

  private void drawUnseen(List<String> cards, List<String> replaced) {
    takeFromDeck(cards);
    due = 0;
    for (String card : cards) {
      if (replaced.contains(card)) {
        discard.add(card);
        due++;
      } else if (Pack.goesIntoHand(card)) {
        hand(owner).add(card);
      } else {
        todo.add(card);
      }
    }
    if (due == 0) {
      goOn();
    }
  }

  // GV, GP

  private void beginVote() {
    int other = seats == 2 ? 3 - owner : List.of(2, 1, 4, 3).get(owner - 1);
    int challenger =
        !Moves.nameable(this, owner).isEmpty()
            ? owner
            : !Moves.nameable(this, other).isEmpty() ? other : 0;
    if (challenger == 0) {
      discard.add("DOG");
      goOn();
    } else {
      vote = new Vote(owner, challenger, seats);
      phase = "vote";
      acting = challenger;
    }
  }

  private void playCard(String card) {
    Vote now = vote();
    fromHand(card);
    table(acting).add(card);
    now.raise++;
    if (now.district == null) {
      now.district = card;
      voted.add(card);
    }
    if (!now.first.containsKey(side(acting))) {
      now.first.put(side(acting), card);
      now.firstBy.put(side(acting), acting);
    }
  }

  private void fromHand(String card) {
    hand(acting).remove(card);
    for (int observer = 1; observer <= seats; observer++) {
      known(observer, acting).remove(card);
    }
  }

  private void nextInVote() {
    do {
      acting = nextSeat(acting);
    } while (vote().passed.contains(acting));
  }

  private void pass() {
    if (seats == 2) {
      endVote(3 - side(acting), 3 - acting);
      return;
    }
    vote().passed.add(acting);
    if (vote().passed.size() < 4) {
      nextInVote();
      return;
    }
    int challenging = side(vote().challenger);
    int theirs = cardsOf(challenging);
    int others = cardsOf(3 - challenging);
    endVote(theirs >= others ? challenging : 3 - challenging, vote().challenger);
  }

  private int cardsOf(int side) {
    return seatsOf(side).stream().mapToInt(seat -> table(seat).size()).sum();
  }

  /** GV8, GP5, GP6; the prize lies before the seat that is named here. */
  private void endVote(int winners, int prizeFrom) {
    Vote now = vote();
    String prize = Objects.requireNonNull(now.district);
    int losers = 3 - winners;
    table(prizeFrom).remove(prize);
    wonBy(winners).add(prize);
    Integer by = now.firstBy.get(losers);
    if (by != null && !(seats == 4 && by == prizeFrom)) {
      String first = Objects.requireNonNull(now.first.get(losers));
      table(by).remove(first);
      discard.add(first);
    }
    for (int seat = 1; seat <= seats; seat++) {
      for (int i = 0; i < Objects.requireNonNull(now.gondolas.get(seat)); i++) {
        discard.add("GON");
      }
      for (String card : table(seat)) {
        if (side(seat) == winners) {
          discard.add(card);
        } else {
          hand(seat).add(card);
          allLearn(seat, card);
        }
      }
    }
    discard.add("DOG");
    vote = null;
    if (isEnough(wonBy(winners))) {
      phase = "over";
      acting = 0;
      winner = winners;
    } else {
      goOn();
    }
  }

  /** GE1. */
  private static boolean isEnough(List<String> won) {
    return won.containsAll(Pack.DISTRICTS)
        || Pack.DISTRICTS.stream().anyMatch(district -> Pack.count(won, district) == 4);
  }

  // GR

  private void endTurn() {
    int limit = seats == 2 ? 10 : 14;
    int one = pointsOf(1);
    int two = pointsOf(2);
    if (one < limit && two < limit) {
      divider = nextSeat(divider);
      beginTurn();
      return;
    }
    drawers = new ArrayList<>(one == two ? List.of() : seatsOf(one < two ? 1 : 2));
    nextDrawer();
  }

  private void nextDrawer() {
    List<Integer> left = Objects.requireNonNull(drawers);
    if (left.isEmpty()) {
      drawers = null;
      beginRound();
    } else {
      owner = left.removeFirst();
      due = 3;
      phase = "bonus";
      acting = 0;
    }
  }

  private void beginRound() {
    int one = pointsOf(1);
    int two = pointsOf(2);
    if (one == two) {
      divider = seats == 2 ? chooser : nextSeat(divider);
    } else if (seats == 2) {
      divider = one > two ? 1 : 2;
    } else {
      do {
        divider = nextSeat(divider);
      } while (side(divider) != (one > two ? 1 : 2));
    }
    shuffle();
    numbers.clear();
    numbers.addAll(Pack.numbers(seats));
    points.put(1, 0);
    points.put(2, 0);
    round++;
    turn = 0;
    beginTurn();
  }

  // GK

  private void allLearn(int seat, String card) {
    for (int observer = 1; observer <= seats; observer++) {
      if (!sees(observer, seat)) {
        known(observer, seat).add(card);
      }
    }
  }
}
