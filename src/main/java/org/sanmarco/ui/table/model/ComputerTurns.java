package org.sanmarco.ui.table.model;

import java.util.Optional;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.room.LedRoom;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Computer;

/** The turns of computers, with chance's moves on them, in a game on the screen. For one thread. */
public final class ComputerTurns {

  private final Table source;
  private final Display display;
  private final LedRoom room;
  private final ChancePlayer chancePlayer;
  private final Runnable played;

  /**
   * The computers at a table.
   *
   * @param played called when a move was made
   */
  ComputerTurns(
      Table source, LedRoom room, Display display, ChancePlayer chancePlayer, Runnable played) {
    this.source = source;
    this.room = room;
    this.display = display;
    this.chancePlayer = chancePlayer;
    this.played = played;
  }

  /** The view of the computer on turn. */
  public View view() {
    return source.view(((Computer) display.prompt()).seat());
  }

  /** The computer's move, if it was asked the same before and that was undone; else empty. */
  public Optional<Move> answer() {
    return room.answer();
  }

  /**
   * Plays a computer's move, if the position is still the one it was meant for.
   *
   * @param moves the number of moves played when it was asked
   */
  public void play(int moves, Move move) {
    if (isDue(moves, false)) {
      source.play(move);
      played.run();
    }
  }

  /**
   * Lets chance act for the computer on turn, and for those after it where all may be rolled at
   * once, if the position is still the one this was meant for.
   *
   * @param moves the number of moves played then
   */
  public void playChance(int moves) {
    if (isDue(moves, true)) {
      do {
        chancePlayer.play();
      } while (chancePlayer.canPlayAll() && source.seat(source.view(0).onTurn()).isComputer());
      played.run();
    }
  }

  private boolean isDue(int moves, boolean byChance) {
    return display.prompt() instanceof Computer(int _, boolean due)
        && due == byChance
        && moves == source.size();
  }
}
