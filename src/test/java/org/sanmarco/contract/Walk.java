package org.sanmarco.contract;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * Random games of one game and one number of players.
 *
 * @param game which
 * @param players how many play
 */
record Walk(Game game, int players) {

  private static final int MOST_MOVES = 20_000;

  @FunctionalInterface
  interface Law {
    void check(Position position) throws Exception;
  }

  Setup setup() {
    return new Setup(game.id(), players, Map.of());
  }

  Position start() {
    return game.start(setup());
  }

  /** A game before its first move; a player's seats have the same name. */
  Table table(long seed) {
    Position start = start();
    List<Seat> seats =
        IntStream.rangeClosed(1, start.seats())
            .mapToObj(seat -> new Seat("Player " + start.player(seat), Seat.COLOURS.get(seat - 1)))
            .toList();
    return new Table(game, setup(), seats, seed);
  }

  /** A whole game, at random. */
  Table played(long seed) {
    Table table = table(seed);
    while (!table.isOver()) {
      step(table);
      if (table.size() > MOST_MOVES) {
        throw new AssertionError("the game doesn't end");
      }
    }
    return table;
  }

  /** Plays chance's move, or a random one of the seat that acts. */
  static PlayedMove step(Table table) {
    return table.actor() instanceof Actor.Chance
        ? table.playChance()
        : table.play(
            table
                .position()
                .sample(
                    new Dealer(~((Dealer) table.record().chanceSource()).seed()).at(table.size())));
  }

  /** Checks every position of a random game, the first and the last one too. */
  void everywhere(long seed, Law law) throws Exception {
    Table table = table(seed);
    check(law, table, table.size());
    while (!table.isOver()) {
      step(table);
      check(law, table, table.size());
    }
  }

  /** Checks every n-th position of a random game. */
  void somewhere(long seed, int stride, Law law) throws Exception {
    Table table = played(seed);
    for (int moves = 0; moves <= table.size(); moves += stride) {
      check(law, table, moves);
    }
  }

  /** Checks a position; a failure tells which one. */
  private void check(Law law, Table table, int moves) throws Exception {
    Position position = table.positionAfter(moves);
    try {
      law.check(position);
    } catch (RuntimeException | AssertionError broken) {
      throw new AssertionError(
          "%s, after %d moves: %s".formatted(this, moves, position.describe()), broken);
    }
  }

  /** Every n-th position of a random game. */
  List<Position> some(long seed, int stride) {
    Table table = played(seed);
    List<Position> some = new ArrayList<>();
    for (int moves = 0; moves <= table.size(); moves += stride) {
      some.add(table.positionAfter(moves));
    }
    return some;
  }

  @Override
  public String toString() {
    return game.id() + " for " + players;
  }
}
