package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.PartlySeenHand;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleTest;

/** The warning that somebody could reach the next city, against the rules. */
class RaceTest {

  private static final int GAMES = 16;

  /** The largest hand whose moves are all tried. */
  private static final int MOST_CARDS = 9;

  private static final int SAMPLES = 3;
  private static final int MOST_SAMPLES = 2000;

  /** A seat's race as another seat sees it. */
  private record Seen(MarcoPoloView view, int seat) {

    boolean isWarned() {
      return Race.seats(view).contains(seat);
    }

    /** Whether the seat reaches the city in a game with cards that the viewer could not tell. */
    boolean reachesIn(MarcoPoloPosition dealt) {
      int goal = Race.goal(view);
      MarcoPoloPosition own = othersStop(dealt);
      return own.onTurn() == seat && reaches(own, goal, new HashSet<>());
    }

    /** The position in which it is the seat's turn, with all camels where they were. */
    private MarcoPoloPosition othersStop(MarcoPoloPosition dealt) {
      MarcoPoloPosition position = dealt.copy();
      while (!position.isOver() && (position.phase() != Phase.MOVE || position.onTurn() != seat)) {
        MarcoPoloMove move =
            position.phase() == Phase.MOVE ? new Stop() : position.sample(bound -> 0);
        position.play(move, EventListener.SILENT);
      }
      return position;
    }

    private boolean reaches(MarcoPoloPosition position, int goal, Set<String> tried) {
      for (MarcoPoloMove move : position.legal()) {
        if (move instanceof Step || move instanceof Ballast) {
          MarcoPoloPosition next = position.copy();
          next.play(move, EventListener.SILENT);
          boolean there =
              IntStream.rangeClosed(1, next.camels())
                  .anyMatch(camel -> next.owner(camel) == seat && next.space(camel) == goal);
          if (there && (next.isOver() || next.isHalfwayDue())) {
            return true;
          }
          if (next.phase() == Phase.MOVE
              && tried.add(next.toString())
              && reaches(next, goal, tried)) {
            return true;
          }
        }
      }
      return false;
    }
  }

  @Test
  @RuleTest({"MH1", "ME1"})
  void raceThatIsWonIsWarnedOf() {
    Random random = new Random(1);
    int[] won = new int[1];
    play(seen -> {
      for (int sample = 0; sample < SAMPLES; sample++) {
        if (seen.reachesIn(seen.view().sample(random::nextInt))) {
          won[0]++;
          assertThat(seen.isWarned()).as("%s of seat %s", seen.view(), seen.seat()).isTrue();
        }
      }
    });
    assertThat(won[0]).isGreaterThan(20);
  }

  @Test
  @RuleTest({"MH1", "ME1"})
  void warningOfAKnownHandIsExact() {
    Random random = new Random(2);
    int[] warned = new int[2];
    play(seen -> {
      PartlySeenHand hand = PartlySeenHand.of(seen.view(), seen.seat());
      if (hand.hidden() <= 1) {
        boolean reaches = false;
        int kinds = hand.hidden() == 0 ? 1 : new HashSet<>(hand.pool().list()).size();
        Set<List<Card>> dealt = new HashSet<>();
        for (int sample = 0; !reaches && dealt.size() < kinds && sample < MOST_SAMPLES; sample++) {
          MarcoPoloPosition position = seen.view().sample(random::nextInt);
          reaches = dealt.add(position.hand(seen.seat()).list()) && seen.reachesIn(position);
        }
        warned[reaches ? 1 : 0]++;
        assertThat(seen.isWarned())
            .as("%s of seat %s", seen.view(), seen.seat())
            .isEqualTo(reaches);
      }
    });
    assertThat(warned[0]).isGreaterThan(20);
    assertThat(warned[1]).isGreaterThan(5);
  }

  /** Looks at the races of random games, for hands that are not too large to be tried. */
  private static void play(Consumer<Seen> look) {
    Walks.play(
        GAMES,
        (position, _) -> {
          if (position.phase() == Phase.MOVE && !position.hasMoved()) {
            MarcoPoloView view = position.view(position.onTurn());
            for (int seat = 1; seat <= position.seats(); seat++) {
              boolean near = distance(position, seat) <= MOST_CARDS;
              if (seat != view.onTurn() && near && position.handSize(seat) <= MOST_CARDS) {
                look.accept(new Seen(view, seat));
              }
            }
          }
        });
  }

  private static int distance(MarcoPoloPosition position, int seat) {
    return IntStream.rangeClosed(1, position.camels())
        .filter(camel -> position.owner(camel) == seat)
        .map(camel -> Race.goal(position) - position.space(camel))
        .min()
        .orElseThrow();
  }
}
