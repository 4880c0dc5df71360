package org.sanmarco.ui.table.model;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.LedRoom;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;

/**
 * The agenda of a game of this program, which adds what has to be done or looked at before the game
 * continues.
 */
final class LedAgenda extends Agenda {

  private final Table table;
  private final LedRoom room;
  private final TurnEnd turnEnd;

  /** The agenda of a table, which may be in the middle of a game. */
  LedAgenda(Table table, LedRoom room, TurnEnd turnEnd, Decision.Taker taker) {
    super(table, room, turnEnd.flow(), turnEnd.viewpoint(), taker);
    this.table = table;
    this.room = room;
    this.turnEnd = turnEnd;
    askToEnd();
  }

  @Override
  void played(boolean byComputer) {
    super.played(byComputer);
    room.played();
    SeenMove played = table.lastMove(0);
    int turn = Math.max(table.view(0).onTurn(), 1);
    askToEnd();
    if (isPersonHere(played.by())
        && viewpoint.hasCurtain()
        && table.view(0, played.number() - 1).mustLookAlone()
        && flow.callsAll(played)) {
      room.stop(Awaited.of(Task.COVERED, turn));
    }
    if (flow.isShown(played, table.view(0)) && !byComputer) {
      room.stop(new Awaited(Task.SHOWN, turn, played.number(), 0));
    }
    if (table.seats().stream().anyMatch(seat -> !seat.isComputer()) && flow.isRoundOver(played)) {
      room.stop(new Awaited(Task.ROUND, turn, played.number(), 0));
    }
  }

  private boolean isPersonHere(Actor actor) {
    return actor instanceof Actor.Seat(int seat)
        && !table.seat(seat).isComputer()
        && !viewpoint.isElsewhere(seat);
  }

  /** Asks a person to end their turn first, if the settings ask for it. */
  private void askToEnd() {
    if (turnEnd.isAskedNow() && table.lastMove(0).by() instanceof Actor.Seat(int seat)) {
      room.stop(Awaited.of(Task.END, seat));
    }
  }

  /** Whether a person is asked to end their turn now. */
  boolean isAskedNow() {
    return turnEnd.isAskedNow();
  }

  /** Whether a person's move, which isn't played yet, is to be asked about first. */
  boolean isAskedBefore(Move move) {
    return turnEnd.isAskedBefore(move);
  }

  @Override
  Awaited due() {
    return room.due();
  }

  @Override
  Prompt computer(int seat) {
    return new Computer(seat, table.actor() instanceof Actor.Chance);
  }

  @Override
  Prompt covered(int seat) {
    return new Curtain(0);
  }

  @Override
  boolean mayContinue() {
    return true;
  }

  @Override
  void decidesAtOtherScreen() {
    viewpoint.giveBack();
  }
}
