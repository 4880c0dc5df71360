package org.sanmarco.save;

import module java.base;

import org.sanmarco.table.GameRecord;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/**
 * Games of every kind one after the other, with some moves undone: the same for the same seed, so
 * that another process knows what is played.
 */
final class GameSequence {

  private final long seed;
  private final List<List<GameRecord>> games = new ArrayList<>();

  GameSequence(long seed) {
    this.seed = seed;
  }

  /**
   * All states of a game, one after the other, the first without a move.
   *
   * @param number 0 for the evening's first
   */
  List<GameRecord> game(int number) {
    while (games.size() <= number) {
      games.add(play(games.size()));
    }
    return games.get(number);
  }

  private List<GameRecord> play(int number) {
    Random random = new Random(31 * seed + number);
    Table table = SampleGames.begunAny(random, number);
    List<GameRecord> states = new ArrayList<>(List.of(table.record()));
    for (int steps = 20 + random.nextInt(60); steps > 0 && !table.isOver(); steps--) {
      if (table.size() > 0 && random.nextInt(12) == 0) {
        table.undo();
      } else {
        SampleGames.step(table);
      }
      states.add(table.record());
    }
    return states;
  }
}
