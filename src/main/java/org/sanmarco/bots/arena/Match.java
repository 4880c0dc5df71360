package org.sanmarco.bots.arena;

import module java.base;

import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/**
 * A match: in each game {@code a} is one side, a player or partners, and {@code b} all others. From
 * each start a game is played for every side of {@code a}, with the same dice and cards as far as
 * the moves allow.
 *
 * @param game what is played
 * @param players how many play
 * @param a whose share of the wins is asked for
 * @param b the others
 * @param seed the same one gives the same games, if both think by iterations
 */
public record Match(Game game, int players, Contestant a, Contestant b, long seed) {

  /**
   * A game that was played.
   *
   * @param place the side that was {@code a}, from 1
   * @param moves all its moves, as they are written
   */
  public record MatchGame(int place, MatchStatistics.Outcome outcome, List<String> moves) {}

  /** The number of sides; {@code a} plays each once from every start. */
  public int sides() {
    Position start = game.start(setup());
    return IntStream.rangeClosed(1, start.seats()).map(start::side).max().orElseThrow();
  }

  /** The number of a game, in the order of starts, then places. */
  public int number(int start, int place) {
    return start * sides() + place - 1;
  }

  /** The set-up of its games. */
  public Setup setup() {
    return new Setup(game.id(), players, Map.of());
  }

  /** The match in words, which no other match has. */
  public String title() {
    return "%s: %s against %s, %d players, seed %d"
        .formatted(game.id(), a.name(), b.name(), players, seed);
  }

  /** Plays a game, by its number. */
  public MatchGame play(int number) {
    int start = number / sides();
    int place = number % sides() + 1;
    Position position = game.start(setup());
    List<String> moves = new ArrayList<>();
    List<Long> nanosA = new ArrayList<>();
    List<Long> nanosB = new ArrayList<>();
    while (!position.isOver()) {
      long moveSeed = seed + start * XorShift.GOLDEN + moves.size() * (XorShift.GOLDEN >>> 7);
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        boolean byA = position.side(seat) == place;
        Contestant contestant = byA ? a : b;
        Budget budget = contestant.allowance().apply(~moveSeed);
        long begun = System.nanoTime();
        move = contestant.bot().choose(position.view(seat), budget);
        (byA ? nanosA : nanosB).add(System.nanoTime() - begun);
      } else {
        move = position.sample(new XorShift(moveSeed));
      }
      position.play(move, EventListener.SILENT);
      moves.add(move.toString());
    }
    Result result = Objects.requireNonNull(position.result());
    return new MatchGame(
        place,
        new MatchStatistics.Outcome(
            start,
            result.share(place),
            margin(result, place),
            List.copyOf(nanosA),
            List.copyOf(nanosB)),
        List.copyOf(moves));
  }

  /** By how much a side's score is above the best of the others; negative if it is below. */
  private static int margin(Result result, int side) {
    int best =
        IntStream.rangeClosed(1, result.scores().size())
            .filter(other -> other != side)
            .map(other -> result.scores().get(other - 1))
            .max()
            .orElseThrow();
    return result.scores().get(side - 1) - best;
  }
}
