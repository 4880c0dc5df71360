package org.sanmarco.games.sanmarco;

import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.kernel.EventListener;

/** The set-up (S): first nobles by the die, then the first bridges. */
final class SetupPhase {

  /** The number of rolls of each colour (S3). */
  static final int ROLLS = 4;

  private SetupPhase() {}

  static void begin(SanMarcoPosition position) {
    for (int seat = 0; seat < position.seats(); seat++) {
      position.add(SanMarcoState.RESERVE, seat, SanMarcoState.NOBLES);
    }
    position.in = position.all();
    position.leader = position.firstLeader;
    position.active = position.leader;
  }

  /** S3, and whether S4 gives a choice. */
  static void roll(SanMarcoPosition position, int die, EventListener listener) {
    int seat = position.active;
    position.add(SanMarcoState.RESERVE, seat, -2);
    position.add(die - 1, seat, 2);
    if (listener.isActive()) {
      listener.happened(new DieRolled(die));
      for (int i = 0; i < 2; i++) {
        listener.happened(new NoblePlaced(seat + 1, null, District.ofDie(die)));
      }
    }
    int rolled = position.step % ROLLS;
    if (rolled == ROLLS - 1 && die == position.sameRoll) {
      position.phase = Phase.SETUP_REROLL;
      return;
    }
    if (rolled == 0) {
      position.sameRoll = die;
    } else if (die != position.sameRoll) {
      position.sameRoll = 0;
    }
    rolled(position);
  }

  /** S4: the fourth roll is taken back. */
  static void reroll(SanMarcoPosition position, EventListener listener) {
    int seat = position.active;
    position.sendHome(position.sameRoll - 1, seat, 2);
    position.phase = Phase.SETUP_ROLL;
    if (listener.isActive()) {
      listener.happened(new NoblesReturned(seat + 1, District.ofDie(position.sameRoll), 2));
    }
  }

  /** S3, and S4 where the fourth roll stays. */
  static void rolled(SanMarcoPosition position) {
    position.step++;
    if (position.step % ROLLS != 0) {
      return;
    }
    position.sameRoll = 0;
    position.phase = Phase.SETUP_ROLL;
    nextColour(position);
    if (position.step == ROLLS * position.seats()) {
      position.step = 0;
      position.phase = Phase.SETUP_BRIDGE;
    }
  }

  /** S5. */
  static void bridge(SanMarcoPosition position, int pair, EventListener listener) {
    int seat = position.active;
    position.bridges |= SanMarcoState.bridge(pair, seat);
    position.add(SanMarcoState.RESERVE, seat, -1);
    if (listener.isActive()) {
      listener.happened(new BridgeBuilt(seat + 1, Pair.ALL.get(pair), null));
    }
    nextColour(position);
    if (Long.bitCount(position.bridges) == (position.seats() == 3 ? 6 : 4)) {
      Rounds.begin(position, listener);
    }
  }

  private static void nextColour(SanMarcoPosition position) {
    position.active = (position.active + 1) % position.seats();
  }
}
