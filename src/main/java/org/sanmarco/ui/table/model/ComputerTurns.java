package org.sanmarco.ui.table.model;

import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.table.model.Prompt.Computer;

/** What computers, and chance on their turns, do in a game on the screen. For one thread. */
public final class ComputerTurns {

  private final GameSource source;
  private final Display display;
  private final ChancePlayer chance;
  private final Runnable played;

  /**
   * The computers at a table.
   *
   * @param played is told when a move was made
   */
  ComputerTurns(GameSource source, Display display, ChancePlayer chance, Runnable played) {
    this.source = source;
    this.display = display;
    this.chance = chance;
    this.played = played;
  }

  /** What the computer may see whose turn it is. */
  public View view() {
    return source.view(((Computer) display.prompt()).seat());
  }

  /**
   * Plays a computer's move, if the game still is where it was meant for.
   *
   * @param moves how many had been played when it was asked
   */
  public void play(int moves, Move move) {
    if (isDue(moves, false)) {
      source.play(move);
      played.run();
    }
  }

  /**
   * Lets chance act for the computer whose turn it is, if the game still is where that was meant.
   *
   * @param moves how many had been played then
   */
  public void playChance(int moves) {
    if (isDue(moves, true)) {
      chance.play();
      played.run();
    }
  }

  private boolean isDue(int moves, boolean byChance) {
    return display.prompt() instanceof Computer(int _, boolean due)
        && due == byChance
        && moves == source.size();
  }
}
