package org.sanmarco.table;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;

/** Games for tests of what is about any game: of San Marco, or of all there are. */
public final class SampleGames {

  /** The rules. */
  public static final Game GAME = new SanMarco();

  private static final List<String> NAMES = List.of("Anna", "Bruno", "Carla", "Dario", "Elena");
  private static final List<String> COLOURS = List.of("red", "green", "blue", "yellow", "white");

  private SampleGames() {}

  /** A game before its first move. */
  public static Table begun(int players, long seed) {
    return new Table(GAME, setup(players), seats(players), seed);
  }

  /** One of all the games that are installed, for one of its numbers of players. */
  public static Table begunAny(Random random, long seed) {
    Games games = Games.installed();
    Game game = games.find(any(games.ids(), random)).orElseThrow();
    Setup setup = new Setup(game.id(), any(game.players(), random), Map.of());
    return new Table(game, setup, seats(game.start(setup)), seed);
  }

  private static <T> T any(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  /** A game after some random moves, or at its end. */
  public static Table played(int players, long seed, int moves) {
    return played(begun(players, seed), moves);
  }

  /** The same table after it has so many moves, or at its end. */
  public static Table played(Table table, int moves) {
    while (table.size() < moves && !table.isOver()) {
      step(table);
    }
    return table;
  }

  /** Plays the dealer's move, or a random one of the seat. */
  public static PlayedMove step(Table table) {
    return table.actor() instanceof Actor.Chance
        ? table.playChance()
        : table.play(
            table
                .position()
                .sample(
                    new Dealer(~((Dealer) table.record().chanceSource()).seed()).at(table.size())));
  }

  /** The standard set-up. */
  public static Setup setup(int players) {
    return new Setup(GAME.id(), players, Map.of());
  }

  /** The seats; with two players each holds two. */
  public static List<Seat> seats(int players) {
    return seats(GAME.start(setup(players)));
  }

  private static List<Seat> seats(Position start) {
    return IntStream.rangeClosed(1, start.seats())
        .mapToObj(seat -> new Seat(NAMES.get(start.player(seat) - 1), COLOURS.get(seat - 1)))
        .toList();
  }
}
