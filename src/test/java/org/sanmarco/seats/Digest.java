package org.sanmarco.seats;

import java.util.List;
import org.sanmarco.table.GameSource;

/** A short text about all that seats have seen of a game. */
public final class Digest {

  private Digest() {}

  /** A line that differs if these seats have seen something else. */
  public static String of(List<Integer> seats, GameSource game) {
    StringBuilder seen = new StringBuilder();
    for (int seat : seats) {
      game.moves(seat).forEach(seen::append);
      for (int moves = 0; moves <= game.size(); moves++) {
        seen.append(game.view(seat, moves).toData());
      }
    }
    return game.size() + " " + Integer.toHexString(seen.toString().hashCode());
  }
}
