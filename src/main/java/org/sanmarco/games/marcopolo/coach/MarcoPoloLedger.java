package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.sanmarco.coach.Entry;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Ledger;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;

/** Marco Polo's account of four rounds: each player's gold by source, spaces and cards. */
final class MarcoPoloLedger implements Ledger {

  /** The number of spaces from the next one on for which the hand is held against the road. */
  private static final int AHEAD = 5;

  @Override
  public void read(View start, List<Event> events, Position end, Consumer<? super Entry> entries) {
    MarcoPoloState before = (MarcoPoloState) start;
    MarcoPoloState after = (MarcoPoloState) end;
    int[] chests = new int[before.seats() + 1];
    int[] ballast = new int[before.seats() + 1];
    for (Event event : events) {
      switch (event) {
        case ChestOpened(int seat, _, int gold) -> chests[seat] += gold;
        case BallastDropped(int seat) -> ballast[seat]++;
        default -> {}
      }
    }
    for (int seat = 1; seat <= before.seats(); seat++) {
      int scored = after.gold(seat) - before.gold(seat) - chests[seat] + ballast[seat];
      entries.accept(Entry.of(Fact.of("had", seat), before.gold(seat)));
      entries.accept(Entry.of(Fact.of("chests", seat), chests[seat]));
      entries.accept(Entry.of(Fact.of("dropped", seat), -ballast[seat]));
      entries.accept(Entry.of(Fact.of("scored", seat), scored));
      entries.accept(Entry.of(Fact.of("way", seat), way(before, after, seat)));
      entries.accept(Entry.of(Fact.of("cards", seat), after.handSize(seat)));
      entries.accept(Entry.of(Fact.of("payable", seat), payable(after, seat)));
    }
    // The others' wins say nothing more, and would blur what the own one is worth.
    Result result = after.result();
    if (result != null && result.winners().contains(start.seat())) {
      entries.accept(Entry.of(Fact.of(won(after, start.seat()), start.seat()), 1));
    }
  }

  /** The key of a win: at Dadu, ahead of another who is there (ME1), or by a standstill (ME4). */
  private static String won(MarcoPoloState end, int winner) {
    return IntStream.rangeClosed(1, end.camels())
        .filter(camel -> end.space(camel) == Track.DADU)
        .mapToObj(camel -> end.owner(camel) == winner ? "dadu" : "ahead")
        .findFirst()
        .orElse(WIN);
  }

  private static int way(MarcoPoloState before, MarcoPoloState after, int seat) {
    return before.camelsOfSeat(seat).stream()
        .mapToInt(camel -> after.space(camel) - before.space(camel))
        .sum();
  }

  /** MT2: the spaces ahead for which the hand could pay, each by itself. */
  private static int payable(MarcoPoloState end, int seat) {
    return (int)
        end.camelsOfSeat(seat).stream()
            .flatMapToInt(camel -> {
              int next = end.nextSpaceOf(camel);
              return IntStream.range(next, Math.min(next + AHEAD, Track.DADU + 1));
            })
            .filter(space ->
                Payments.missing(end.track().condition(space), end.hand(seat).packed()) == 0)
            .count();
  }

  /** The payment of a step doesn't count. */
  @Override
  public Object plan(Move move) {
    return move instanceof Step(int camel, _) ? List.of(camel) : move;
  }

  /** A player's gold counts alike from every source. */
  @Override
  public Object factor(Fact item) {
    return topics(item).getLast();
  }

  /** The others' ways and hands. */
  @Override
  public boolean isVague(Fact topic, boolean isOwn) {
    return !isOwn && Set.of("way", "cards", "payable").contains(topic.key());
  }

  @Override
  public List<Fact> topics(Fact item) {
    Fact gold = Fact.of("gold", item.number(0));
    return switch (item.key()) {
      case "had" -> List.of(gold);
      case "chests", "dropped", "scored" -> List.of(item, gold);
      case "dadu", "ahead" -> List.of(item, Fact.of(WIN, item.number(0)));
      default -> List.of(item);
    };
  }
}
