package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.table.Table;

/**
 * The parts of a game that its log tells, and the questions to several of them.
 *
 * @param table the game itself; what is played there without an entry is lost
 * @param consents the consent that an undo or a freed seat needs
 * @param chance the moves of chance
 * @param proposals the check of what players sign
 * @param early the moves of players who have decided before they were asked
 * @param epilogue what players say after the end
 */
record LogParts(
    LogChain chain,
    Entry.Begun begun,
    Table table,
    SeatClaims seats,
    Consents consents,
    GameClock clock,
    Chance chance,
    SignedProposals proposals,
    EarlyMoves early,
    Notes notes,
    Epilogue epilogue) {

  /** The agreement about time. */
  Terms terms() {
    return begun.terms();
  }

  /** The seat that the game waits for; empty if it waits for nobody. */
  Optional<Integer> asked() {
    return switch (table.actor()) {
      case Actor.Seat(int seat) -> Optional.of(seat);
      case Actor.Chance _, Actor.Over _ -> Optional.empty();
    };
  }

  /** Whether the game waits for a seat. */
  boolean isAsked(int seat) {
    return table.actor() instanceof Actor.Chance
        // In earlier logs chance waited for players.
        ? !chain.isSettled()
        : asked().filter(asked -> asked == seat).isPresent();
  }

  /** Whether the game waits for a seat that has used up its time. */
  boolean isOverTime(int seat, Instant now) {
    return terms().isTimed() && seats.isStarted() && isAsked(seat) && clock.isOver(seat, now);
  }

  /**
   * Whether the others may free a seat. Before the game begins: {@link Terms#PATIENCE} after it was
   * taken. Then: once the game has waited for its player until the time is over, or, where time
   * doesn't matter and two others agree, for {@link Terms#PATIENCE}. One alone would see a hand.
   */
  boolean isMissed(int seat, Instant now) {
    Instant taken = seats.takenAt(seat);
    if (taken == null || table.seat(seat).isComputer()) {
      return false;
    }
    if (!seats.isStarted()) {
      return clock.isPatienceOver(seat, taken, now);
    }
    return asked()
        .filter(asked -> seats.isSamePlayer(asked, seat))
        .filter(asked ->
            terms().isTimed()
                ? isOverTime(asked, now)
                : seats.takers() > 2 && clock.isPatienceOver(asked, clock.since(), now))
        .isPresent();
  }
}
