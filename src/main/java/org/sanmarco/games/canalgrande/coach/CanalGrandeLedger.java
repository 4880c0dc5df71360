package org.sanmarco.games.canalgrande.coach;

import module java.base;

import org.sanmarco.coach.Entry;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Ledger;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;

/**
 * Canal Grande's account to the end of the next turn: votes won by each side, which count the more
 * the nearer they bring it to its goal, hands, and points.
 */
final class CanalGrandeLedger implements Ledger {

  /** The number of alike district cards that win, and of different ones (GE1). */
  private static final int ALIKE = 4;

  private static final double NEAR = 4;

  @Override
  public void read(View start, List<Event> events, Position end, Consumer<? super Entry> entries) {
    CanalGrandeState before = (CanalGrandeState) start;
    CanalGrandeState after = (CanalGrandeState) end;
    for (int side = 1; side <= 2; side++) {
      List<Integer> seats = before.seatsOfSide(side);
      won(before, seats, events, entries);
      int[] extra = extra(seats, events);
      entries.accept(Entry.of(Fact.of("extra", seats, seats.size()), IntStream.of(extra).sum()));
      int points = after.points(side);
      // GR2
      entries.accept(new Entry(Fact.of("points", seats, seats.size()), points, -points));
      seats.forEach(seat -> hand(after, seat, extra[seats.indexOf(seat)], entries));
    }
    // The others' wins say nothing more, and would blur what the own one is worth.
    Result result = after.result();
    int own = before.side(start.seat());
    if (result != null && result.winners().contains(own)) {
      List<Integer> seats = before.seatsOfSide(own);
      boolean isFourth =
          Card.DISTRICTS.stream().anyMatch(district -> after.won(district, own) >= ALIKE);
      entries.accept(Entry.of(Fact.of(isFourth ? "fourth" : "sixth", seats, seats.size()), 1));
    }
  }

  /** GV8. */
  private static void won(
      CanalGrandeState before,
      List<Integer> seats,
      List<Event> events,
      Consumer<? super Entry> entries) {
    int side = before.side(seats.getFirst());
    Map<Card, Integer> won = new EnumMap<>(Card.class);
    Card.DISTRICTS.forEach(district -> won.put(district, before.won(district, side)));
    double worth = worth(won);
    for (Event event : events) {
      if (event instanceof VoteWon(var winners, Card district) && winners.equals(seats)) {
        won.merge(district, 1, Integer::sum);
        double more = worth(won);
        entries.accept(new Entry(Fact.of("won", seats, seats.size(), district), 1, more - worth));
        worth = more;
      }
    }
  }

  /** The worth of won cards: the nearer to a goal, the more. */
  private static double worth(Map<Card, Integer> won) {
    int all = won.values().stream().mapToInt(count -> count).sum();
    long missing = won.values().stream().filter(count -> count == 0).count();
    int alike = won.values().stream().mapToInt(count -> count).max().orElse(0);
    return all + NEAR / (1 << missing) + NEAR / (1 << Math.max(0, ALIKE - alike));
  }

  /** GR2: the cards of a round's end that each seat keeps. */
  private static int[] extra(List<Integer> seats, List<Event> events) {
    int[] extra = new int[seats.size()];
    for (Event event : events) {
      if (event instanceof UnseenDrawn drawn && drawn.bonus() && seats.contains(drawn.seat())) {
        extra[seats.indexOf(drawn.seat())] += drawn.kept();
      }
    }
    return extra;
  }

  private static void hand(
      CanalGrandeState end, int seat, int extra, Consumer<? super Entry> entries) {
    Cards hand = end.hand(seat);
    int gondolas = hand.count(Card.GONDOLA);
    int most = Card.DISTRICTS.stream().mapToInt(hand::count).max().orElse(0);
    entries.accept(new Entry(Fact.of("hand", seat), hand.size(), hand.size() - extra));
    entries.accept(Entry.of(Fact.of("gondolas", seat), gondolas));
    entries.accept(Entry.of(Fact.of("alike", seat), most));
  }

  /** The order of offers doesn't count. */
  @Override
  public Object plan(Move move) {
    return move instanceof Divide(var first, var second)
        ? Stream.of(first, second).map(Cards::toString).sorted().toList()
        : move;
  }

  /** A side's votes count alike in every district. */
  @Override
  public Object factor(Fact item) {
    return topics(item).getLast();
  }

  /** Hands are vague: a card says nothing about the votes it will win. */
  @Override
  public boolean isVague(Fact topic, boolean isOwn) {
    return Set.of("hand", "alike").contains(topic.key());
  }

  @Override
  public List<Fact> topics(Fact item) {
    return switch (item.key()) {
      case "won" -> List.of(item, new Fact("won.all", item.arguments().subList(0, 2)));
      case "fourth", "sixth" -> List.of(item, new Fact(WIN, item.arguments()));
      default -> List.of(item);
    };
  }
}
