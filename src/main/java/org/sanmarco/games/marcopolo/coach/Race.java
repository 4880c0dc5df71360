package org.sanmarco.games.marcopolo.coach;

import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;

/** The players who could reach the next city in their next turn, as far as a seat can know. */
final class Race {

  private Race() {}

  /** The next city at which gold is earned. */
  static int goal(MarcoPoloState state) {
    return state.isPastHalfway() ? Track.DADU : Track.GANZHOU;
  }

  /** The other seats that could reach the goal with camels as they stand now. */
  static List<Integer> seats(MarcoPoloView view) {
    return IntStream.rangeClosed(1, view.camels())
        .filter(camel -> view.owner(camel) != view.onTurn() && canReach(view, camel))
        .map(view::owner)
        .distinct()
        .boxed()
        .toList();
  }

  /** Whether hidden cards could pay for all steps, one of them for gold where possible (MT5). */
  private static boolean canReach(MarcoPoloView view, int camel) {
    int goal = goal(view);
    int seat = view.owner(camel);
    int cards = 0;
    int saved = 0;
    for (int space = view.nextSpaceOf(camel);
        space <= goal;
        space = MarcoPoloState.freeBehind(space, view.occupied())) {
      int price = Payments.price(view.track().condition(space));
      cards += price;
      boolean ballast = view.visitors(space).stream().anyMatch(other -> other != seat);
      if (ballast && view.gold(seat) > 0) {
        saved = Math.max(saved, price);
      }
      if (space == goal) {
        int hidden = view.handSize(seat) - view.known(seat).size();
        int missing = Payments.missing(view.track().condition(goal), view.known(seat).packed());
        return cards - saved <= view.handSize(seat) && missing <= hidden;
      }
      if (view.isPastHalfway() && view.track().isHalfway(space)) {
        return false;
      }
    }
    return false;
  }
}
