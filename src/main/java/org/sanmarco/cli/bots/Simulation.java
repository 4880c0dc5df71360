package org.sanmarco.cli.bots;

import module java.base;

import org.sanmarco.bots.XorShift;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/** Random games, one after the other on one thread, and their results. */
final class Simulation {

  private final Position start;
  private final Position position;
  private final long seed;
  private final int sides;
  private final long[] scores;
  private final double[] wins;
  private long games;
  private long moves;
  private long turns;
  private long rounds;
  private long shared;

  /**
   * Games yet to be played.
   *
   * @param players how many play
   * @param seed game number n is the same for the same seed, however many are played
   */
  Simulation(Game game, int players, long seed) {
    this.start = game.start(new Setup(game.id(), players, Map.of()));
    this.position = start.copy();
    this.seed = seed;
    this.sides = IntStream.rangeClosed(1, start.seats()).map(start::side).max().orElseThrow();
    this.scores = new long[sides];
    this.wins = new double[sides];
  }

  /** Plays some more games. */
  void play(long more) {
    for (long i = 0; i < more; i++) {
      playOne(new XorShift(seed + XorShift.GOLDEN * ++games));
      count();
    }
  }

  private void playOne(RandomSource random) {
    position.copyFrom(start);
    int turn = 0;
    while (!position.isOver()) {
      position.playRandom(random);
      moves++;
      if (position.turn() != turn) {
        turn = position.turn();
        turns++;
      }
    }
  }

  private void count() {
    Result result = Objects.requireNonNull(position.result());
    rounds += position.round();
    shared += result.winners().size() > 1 ? 1 : 0;
    for (int side = 1; side <= sides; side++) {
      scores[side - 1] += result.scores().get(side - 1);
      wins[side - 1] += result.share(side);
    }
  }

  long games() {
    return games;
  }

  long moves() {
    return moves;
  }

  /**
   * The results of the games, in lines.
   *
   * @param score the name of what the game compares its players by
   */
  String results(String score) {
    StringBuilder lines = new StringBuilder();
    lines.append(
        String.format(
            Locale.ROOT,
            "a game: %.2f rounds, %.2f turns, %.1f moves; wins shared in %.2f %% of the games%n",
            (double) rounds / games,
            (double) turns / games,
            (double) moves / games,
            100.0 * shared / games));
    for (int side = 1; side <= sides; side++) {
      lines.append(
          String.format(
              Locale.ROOT,
              "side %d: %s %.2f, wins %.2f %%%n",
              side,
              score,
              (double) scores[side - 1] / games,
              100 * wins[side - 1] / games));
    }
    return lines.toString();
  }
}
