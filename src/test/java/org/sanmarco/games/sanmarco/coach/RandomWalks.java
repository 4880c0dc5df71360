package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Setup;

/** Random games, position by position. */
final class RandomWalks {

  /** For two, three and four players. */
  static final int[] PLAYERS = {2, 3, 4};

  private RandomWalks() {}

  /** Shows every position of some games, the last ones too. */
  static void positions(int games, Consumer<SanMarcoPosition> looks) {
    walk(games, looks, (position, event) -> {});
  }

  /** Passes on every event of some games, with the position before it. */
  static void events(int games, BiConsumer<SanMarcoPosition, SanMarcoEvent> listener) {
    walk(games, position -> {}, listener);
  }

  private static void walk(
      int games,
      Consumer<SanMarcoPosition> looks,
      BiConsumer<SanMarcoPosition, SanMarcoEvent> listener) {
    for (int players : PLAYERS) {
      for (int seed = 0; seed < games; seed++) {
        Random random = new Random(seed);
        RandomSource source = random::nextInt;
        SanMarcoPosition position = new SanMarco().start(new Setup(SanMarco.ID, players, Map.of()));
        looks.accept(position);
        while (!position.actor().equals(Actor.OVER)) {
          SanMarcoPosition before = position.copy();
          position.play(
              busyMove(position, source), event -> listener.accept(before, (SanMarcoEvent) event));
          looks.accept(position);
        }
      }
    }
  }

  /** A random move, but rarely one that gives a card up: so reserves run out, too. */
  private static SanMarcoMove busyMove(SanMarcoPosition position, RandomSource random) {
    SanMarcoMove move = position.sample(random);
    for (int i = 0; i < 4 && move instanceof GiveUp; i++) {
      move = position.sample(random);
    }
    return move;
  }
}
