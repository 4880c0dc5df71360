package org.sanmarco.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;

/** Games of San Marco for tests of what is about any game. */
public final class SampleGames {

  /** The rules. */
  public static final Game GAME = new SanMarco();

  private static final List<String> NAMES = List.of("Anna", "Bruno", "Carla", "Dario");
  private static final List<String> COLOURS = List.of("red", "green", "blue", "yellow");

  private SampleGames() {}

  /** A game before its first move. */
  public static Table begun(int players, long seed) {
    return new Table(GAME, setup(players), seats(players), seed);
  }

  /** A game after some random moves, or at its end. */
  public static Table played(int players, long seed, int moves) {
    Table table = begun(players, seed);
    while (table.size() < moves && !table.isOver()) {
      step(table);
    }
    return table;
  }

  /** Plays the dealer's move, or a random one of the seat. */
  public static Played step(Table table) {
    return table.actor() instanceof Actor.Chance
        ? table.playChance()
        : table.play(
            table
                .position()
                .sample(new Dealer(~((Dealer) table.chance()).seed()).at(table.size())));
  }

  /** The standard set-up. */
  public static Setup setup(int players) {
    return new Setup(GAME.id(), players, Map.of());
  }

  /** Who sits where; with two players each holds two seats. */
  public static List<Seat> seats(int players) {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < (players == 3 ? 3 : 4); i++) {
      seats.add(new Seat(NAMES.get(i % players), COLOURS.get(i)));
    }
    return seats;
  }
}
