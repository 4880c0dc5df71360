package org.sanmarco.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.SampleGames;

/** Random games as lines of the protocol. */
final class WholeGame {

  private WholeGame() {}

  static List<String> lines(int players, long seed) {
    GameRecord game = SampleGames.played(players, seed, Integer.MAX_VALUE).record();
    List<String> lines = new ArrayList<>();
    lines.add("new san-marco " + players);
    game.moves().forEach(move -> lines.add("play " + move));
    return lines;
  }
}
