package org.sanmarco.games.canalgrande;

/** Tracks what each seat must know of the hands that it does not see (GK2, GK3). */
final class Knowledge {

  private Knowledge() {}

  /** Cards go into a hand before the eyes of all. */
  static void gain(CanalGrandePosition position, int seat, long cards) {
    for (int observer = 0; observer < position.seats; observer++) {
      if (!position.seesHand(observer, seat)) {
        position.known[Fields.row(observer, seat)] += cards;
      }
    }
  }

  /** A card leaves a hand before the eyes of all. */
  static void lose(CanalGrandePosition position, int seat, int card) {
    for (int observer = 0; observer < position.seats; observer++) {
      forget(position, observer, seat, card);
    }
  }

  /** A card is robbed (GA6); who does not see which knows nothing of that hand any more (GK3). */
  static void rob(CanalGrandePosition position, int thief, int victim, int card) {
    for (int observer = 0; observer < position.seats; observer++) {
      if (position.open || observer == thief || observer == victim) {
        forget(position, observer, victim, card);
        if (!position.seesHand(observer, thief)) {
          position.known[Fields.row(observer, thief)] += Cards.one(card);
        }
      } else {
        position.known[Fields.row(observer, victim)] = 0;
      }
    }
  }

  /** Whether a card in a seat's hand is known to all others (GK2). */
  static boolean isKnown(CanalGrandeState state, int seat, int card) {
    for (int observer = 0; observer < state.seats; observer++) {
      if (!state.seesHand(observer, seat)
          && Cards.count(state.known[Fields.row(observer, seat)], card) == 0) {
        return false;
      }
    }
    return true;
  }

  private static void forget(CanalGrandePosition position, int observer, int seat, int card) {
    int row = Fields.row(observer, seat);
    if (Cards.count(position.known[row], card) > 0) {
      position.known[row] -= Cards.one(card);
    }
  }
}
