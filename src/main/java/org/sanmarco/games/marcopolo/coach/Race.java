package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.PartlySeenHand;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;

/**
 * A player's race to the next city: whether they could reach it in their next turn, as far as
 * another seat can know, with all camels as they stand now.
 */
final class Race {

  /** The size of a hand that pays for nearly anything, and for too much to try it all. */
  private static final int LARGE = 12;

  private final MarcoPoloView view;
  private final int seat;
  private final int goal;
  private final PartlySeenHand hand;
  private final Set<Leg> tried = new HashSet<>();

  /**
   * A part of the turn.
   *
   * @param spaces the spaces of the player's camels that may still move
   * @param moved the camel that has moved, 0 if none has or if both may
   * @param taken the other spaces on which a camel stands, a bit for each
   * @param gold the player's gold
   * @param ballast whether ballast has been dropped (MT5)
   * @param paid the prices of its steps
   */
  private record Leg(
      Map<Integer, Integer> spaces,
      int moved,
      int taken,
      int gold,
      boolean ballast,
      List<Condition> paid) {

    int occupied() {
      return spaces.values().stream().mapToInt(space -> 1 << space).reduce(taken, (a, b) -> a | b);
    }
  }

  private Race(MarcoPoloView view, int seat) {
    this.view = view;
    this.seat = seat;
    goal = goal(view);
    hand = PartlySeenHand.of(view, seat);
  }

  /** The next city at which gold is earned. */
  static int goal(MarcoPoloState state) {
    return state.isPastHalfway() ? Track.DADU : Track.GANZHOU;
  }

  /** The other seats that could reach the goal, ascending; none once somebody has (MH1). */
  static List<Integer> seats(MarcoPoloView view) {
    if (view.isHalfwayDue()) {
      return List.of();
    }
    return view.seatsWith(seat -> seat != view.onTurn() && new Race(view, seat).isWinnable());
  }

  private boolean isWinnable() {
    Map<Integer, Integer> spaces = new TreeMap<>();
    int taken = 0;
    for (int camel = 1; camel <= view.camels(); camel++) {
      if (view.owner(camel) == seat) {
        spaces.put(camel, view.space(camel));
      } else {
        taken |= 1 << view.space(camel);
      }
    }
    return reaches(new Leg(spaces, 0, taken, view.gold(seat), /* ballast= */ false, List.of()));
  }

  private boolean reaches(Leg leg) {
    return isNear(leg)
        && tried.add(leg)
        && leg.spaces().keySet().stream()
            .filter(camel -> leg.moved() == 0 || leg.moved() == camel)
            .anyMatch(camel -> reaches(leg, camel));
  }

  /** Whether the goal isn't too far for one card a step, though each other camel is leapt over. */
  private boolean isNear(Leg leg) {
    int nearest = leg.spaces().values().stream().mapToInt(space -> space).max().orElse(0);
    int steps = goal - nearest - (view.camels() - 1) - (leg.ballast() ? 0 : 1);
    return leg.paid().size() + steps <= view.handSize(seat);
  }

  /** Tries the next step of a camel, with cards and as ballast. */
  private boolean reaches(Leg leg, int camel) {
    int space =
        MarcoPoloState.freeBehind(Objects.requireNonNull(leg.spaces().get(camel)), leg.occupied());
    return reaches(withCards(leg, space), camel, space)
        || !leg.ballast()
            && leg.gold() > 0
            && view.hasOpponentBeen(seat, space)
            && reaches(withBallast(leg), camel, space);
  }

  private Leg withCards(Leg leg, int space) {
    List<Condition> paid = new ArrayList<>(leg.paid());
    paid.add(view.track().condition(space));
    paid.sort(null);
    return new Leg(leg.spaces(), leg.moved(), leg.taken(), leg.gold(), leg.ballast(), paid);
  }

  private static Leg withBallast(Leg leg) {
    return new Leg(leg.spaces(), leg.moved(), leg.taken(), leg.gold() - 1, true, leg.paid());
  }

  /** Continues with a camel that has come to a space, which is paid. */
  private boolean reaches(Leg leg, int camel, int space) {
    int cards = leg.paid().stream().mapToInt(Payments::price).sum();
    if (cards > view.handSize(seat)) {
      return false;
    }
    if (space == goal) {
      return view.handSize(seat) >= LARGE || hand.mayPay(leg.paid());
    }
    Map<Integer, Integer> spaces = new TreeMap<>(leg.spaces());
    int taken = leg.taken();
    if (view.isPastHalfway() && view.track().isHalfway(space)) {
      // The camel is put on Ganzhou and moves no further (MH3).
      spaces.remove(camel);
      taken |= 1 << Track.GANZHOU;
    } else {
      spaces.put(camel, space);
    }
    int gold = leg.gold() + (view.hasChest(space) ? view.track().chest(space) : 0);
    int moved = view.mayMoveBoth() ? 0 : camel;
    return reaches(new Leg(spaces, moved, taken, gold, leg.ballast(), leg.paid()));
  }
}
