package org.sanmarco.save;

import module java.base;

import org.sanmarco.kernel.View;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * A saved game in the list, without opening it.
 *
 * @param file which file
 * @param progress how the game stands; where a move is refused or a line damaged, before that;
 *     empty where there is nothing to open
 * @param refusal what is wrong with the file, if anything
 * @param isInUse whether another program has the game open
 */
public record Summary(
    SavedGameFile file,
    Optional<Progress> progress,
    Optional<SaveRefusal> refusal,
    boolean isInUse) {

  /**
   * The standing of a game.
   *
   * @param saved when it was saved, as the file says
   * @param game the game's identifier, such as {@code san-marco}
   * @param seats who sits where, the first seat first; players with several seats stand there
   *     several times
   * @param occasion its name and its beginning
   * @param moves how many have been played
   * @param isOver whether it is over
   * @param practice whether it is for practice
   * @param view what all may see, for a small picture; nothing hidden is in it
   */
  public record Progress(
      Instant saved,
      String game,
      List<Seat> seats,
      Occasion occasion,
      int moves,
      boolean isOver,
      boolean practice,
      View view) {

    /** The state of a game that was saved then, as all may see it. */
    public static Progress of(Table table, Instant saved) {
      return new Progress(
          saved,
          table.game().id(),
          table.seats(),
          table.occasion(),
          table.size(),
          table.isOver(),
          table.isPractice(),
          table.view(0));
    }
  }
}
