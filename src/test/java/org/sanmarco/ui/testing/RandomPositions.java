package org.sanmarco.ui.testing;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** Games played at random up to the first position with a property. */
public final class RandomPositions {

  public static final List<String> NAMES = List.of("Bianca", "Marco", "Lucia", "Pietro", "Chiara");

  private static final int SEEDS = 400;
  private static final int LONGEST = 900;

  private RandomPositions() {}

  public static Predicate<SanMarcoPosition> at(Phase phase, int round) {
    return position -> position.phase() == phase && position.round() == round;
  }

  public static boolean hasDearDoge(SanMarcoPosition position) {
    return position.hand().count(Card.DOGE) > 0 && !dear(position).isEmpty();
  }

  /** A place that the doge can reach with several different payments. */
  public static String dear(SanMarcoPosition position) {
    return dear(position, 2);
  }

  /** A place that the doge can reach with at least that many different payments. */
  public static String dear(SanMarcoPosition position, int payments) {
    List<Doge> moves = payments(position);
    return moves.stream()
        .map(Doge::to)
        .filter(to -> moves.stream().filter(move -> move.to() == to).count() >= payments)
        .map(String::valueOf)
        .findFirst()
        .orElse("");
  }

  /** The moves of the doge, each with its payment. */
  public static List<Doge> payments(SanMarcoPosition position) {
    return position.legal().stream().filter(Doge.class::isInstance).map(Doge.class::cast).toList();
  }

  /** A game at the first position that fits. */
  public static Table reach(int players, Predicate<SanMarcoPosition> fits) {
    return reach(seed -> table(players, seed), SanMarcoPosition.class, fits);
  }

  /**
   * The same of any game.
   *
   * @param begun makes a game of a seed
   */
  public static <P extends Position> Table reach(
      LongFunction<Table> begun, Class<P> kind, Predicate<P> fits) {
    for (int seed = 1; seed < SEEDS; seed++) {
      Table table = begun.apply(seed);
      while (!table.isOver() && table.size() < LONGEST) {
        if (fits.test(kind.cast(table.position()))) {
          return table;
        }
        step(table);
      }
      if (fits.test(kind.cast(table.position()))) {
        return table;
      }
    }
    throw new AssertionError("no such position in " + SEEDS + " games");
  }

  private static void step(Table table) {
    if (table.actor() instanceof Actor.Chance) {
      table.playChance();
    } else {
      Move move =
          table
              .position()
              .sample(
                  new Dealer(~((Dealer) table.record().chanceSource()).seed()).at(table.size()));
      table.play(move);
    }
  }

  public static Table table(int players, long seed) {
    return new Table(
        new SanMarco(),
        new Setup(SanMarco.ID, players, Map.of()),
        IntStream.range(0, players == 3 ? 3 : 4)
            .mapToObj(i -> new Seat(NAMES.get(i % players), Seat.COLOURS.get(i)))
            .toList(),
        seed);
  }

  /** The same game with other names, at least one for each player. */
  public static Table renamed(Table table, List<String> names) {
    GameRecord record = table.record();
    List<String> before = record.seats().stream().map(Seat::name).distinct().toList();
    List<Seat> seats =
        record.seats().stream()
            .map(seat ->
                new Seat(names.get(before.indexOf(seat.name())), seat.colour(), seat.computer()))
            .toList();
    return Table.replay(table.game(), record.setup(), seats, record.chanceSource(), record.moves())
        .table();
  }

  /** A game whose first seats are people's, the others computers'. */
  public static Table table(Game game, int players, int people, long seed) {
    return new Table(
        game,
        new Setup(game.id(), players, Map.of()),
        IntStream.range(0, players)
            .mapToObj(i -> new Seat(NAMES.get(i), Seat.COLOURS.get(i), i < people ? "" : "random"))
            .toList(),
        seed);
  }
}
