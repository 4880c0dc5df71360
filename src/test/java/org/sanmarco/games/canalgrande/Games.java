package org.sanmarco.games.canalgrande;

import java.util.Map;
import java.util.Random;
import org.sanmarco.kernel.RandomSource;

/** The ways the game can be played, and players who see more of it than chance alone would. */
enum Games {
  TWO(2, false),
  FOUR(4, false),
  FOUR_OPEN(4, true);

  private final int seats;
  private final boolean open;

  Games(int seats, boolean open) {
    this.seats = seats;
    this.open = open;
  }

  int seats() {
    return seats;
  }

  boolean isOpen() {
    return open;
  }

  /** The first divider in a game with this number. */
  int leader(int seed) {
    return 1 + seed % seats;
  }

  CanalGrandePosition start(int seed) {
    String leader = String.valueOf(leader(seed));
    return Given.start(
        seats, open ? Map.of("leader", leader, "partners", "open") : Map.of("leader", leader));
  }

  /**
   * A move of a game with this number: by pure chance in one game of three; in one by players who
   * seldom pass, so that votes go far; in one by players who end their raises soon, so that hands
   * grow and decks run out.
   */
  static CanalGrandeMove move(CanalGrandePosition position, int seed, Random random) {
    RandomSource source = random::nextInt;
    CanalGrandeMove move = position.sample(source);
    if (position.phase() == Phase.VOTE) {
      Class<?> disliked =
          seed % 3 == 1
              ? CanalGrandeMove.Pass.class
              : seed % 3 == 2 ? CanalGrandeMove.Play.class : CanalGrandeMove.class;
      for (int i = 0; i < 2 && disliked.isInstance(move); i++) {
        move = position.sample(source);
      }
    }
    return move;
  }
}
