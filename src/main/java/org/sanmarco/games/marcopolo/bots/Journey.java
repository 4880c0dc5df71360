package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;

/**
 * A camel's way to Dadu as a hand pays for it, with the other camels as they stand and ballast
 * once. For one thread; allocates nothing.
 */
final class Journey {

  private int reach;
  private int gold;
  private int missing;

  /**
   * Follows the way from a space.
   *
   * @param seat that pays
   * @param hand its cards, packed
   */
  void follow(MarcoPoloPosition position, int seat, int space, long hand) {
    Track track = position.track();
    boolean late = position.isPastHalfway();
    int taken = position.occupied();
    boolean hasBallast = position.gold(seat) > 0;
    boolean isPaid = true;
    long left = hand;
    int at = space;
    reach = space;
    gold = 0;
    missing = 0;
    while (at < Track.DADU) {
      at = MarcoPoloState.freeBehind(at, taken);
      Condition condition = track.condition(at);
      int lacking = Payments.missing(condition, left);
      if (lacking == 0) {
        left -= Payments.get(condition, left, 0);
      } else if (hasBallast && position.hasOpponentBeen(seat, at)) {
        hasBallast = false;
        gold -= isPaid ? 1 : 0;
      } else {
        missing += lacking;
        isPaid = false;
      }
      gold += isPaid && position.hasChest(at) ? track.chest(at) : 0;
      boolean isMovedUp = late && track.isHalfway(at);
      at = isMovedUp ? Track.GANZHOU : at;
      reach = isPaid ? at : reach;
      isPaid &= !isMovedUp && (late || at != Track.GANZHOU);
    }
  }

  /** The furthest space that can be reached in one turn. */
  int reach() {
    return reach;
  }

  /** The gold of the chests up to there, less that for ballast. */
  int gold() {
    return gold;
  }

  /** The number of cards that the whole way still lacks. */
  int missing() {
    return missing;
  }
}
