package org.sanmarco.room;

import module java.base;

/**
 * The seats that have screens of their own, and what was chosen for those whose screen is away: it
 * lasts until the screen is back. For one thread.
 */
final class ClaimedSeats {

  private IntPredicate claimed = seat -> false;
  private IntPredicate present = seat -> false;

  /** The seats that decide here until their screens are back. */
  private final Set<Integer> decidingHere = new HashSet<>();

  /** Those of them whose screens were away. */
  private final Set<Integer> goneScreens = new HashSet<>();

  /** The seats that a computer plays until their screens are back. */
  private final Set<Integer> substituted = new HashSet<>();

  /** Sets which seats have screens of their own, and which of those are there. */
  void set(IntPredicate own, IntPredicate there) {
    claimed = own;
    present = there;
    decidingHere.removeIf(
        seat -> !claimed.test(seat) || goneScreens.contains(seat) && present.test(seat));
    goneScreens.removeIf(present::test);
  }

  /** Whether a seat decides at a screen of its own, which may be away. */
  boolean isAtOwnScreen(int seat) {
    return claimed.test(seat) && !decidingHere.contains(seat);
  }

  /** Whether a seat waits for its screen. */
  boolean isAway(int seat) {
    return isAtOwnScreen(seat) && !present.test(seat);
  }

  /** Lets a seat decide here until its screen is back, or until its turn ends if that is there. */
  void decideHere(int seat) {
    decidingHere.add(seat);
    if (!present.test(seat)) {
      goneScreens.add(seat);
    }
  }

  /** Called when the game waits for a seat: others decide at their own screens again. */
  void awaits(int seat) {
    decidingHere.removeIf(other -> other != seat && !goneScreens.contains(other));
  }

  /** Notes that a computer plays a seat until its screen is back. */
  void substitute(int seat) {
    substituted.add(seat);
  }

  /** Whether a computer plays a seat until its screen is back. */
  boolean isSubstituted(int seat) {
    return substituted.contains(seat);
  }

  /** Ends a computer's play for a seat. */
  void relieve(int seat) {
    substituted.remove(seat);
  }

  /** The seats that a computer plays, though their screens are back. */
  Set<Integer> returned() {
    Set<Integer> back = new HashSet<>(substituted);
    back.removeIf(seat -> !present.test(seat));
    return back;
  }
}
