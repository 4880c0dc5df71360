package org.sanmarco.cli;

import java.util.Map;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.MoveList;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Listener;
import org.sanmarco.kernel.Randomness;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/** Random games, one after the other on one thread, and what came out of them. */
final class Simulation {

  private final SanMarcoPosition start;
  private final SanMarcoPosition position;
  private final MoveList scratch = new MoveList();
  private final long seed;

  private final long[] prestige;
  private final double[] wins;
  private long games;
  private long moves;
  private long turns;
  private long rounds;
  private long shared;

  /**
   * Games yet to be played.
   *
   * @param seats 3 or 4
   * @param seed game number n is the same for the same seed, however many are played
   */
  Simulation(int seats, long seed) {
    this.start = new SanMarco().start(new Setup(SanMarco.ID, seats, Map.of()));
    this.position = start.copy();
    this.seed = seed;
    this.prestige = new long[seats];
    this.wins = new double[seats];
  }

  /** Plays some more games. */
  void play(long more) {
    for (long i = 0; i < more; i++) {
      playOne(new XorShift(seed + XorShift.GOLDEN * ++games));
      count();
    }
  }

  private void playOne(Randomness randomness) {
    position.copyFrom(start);
    int turn = 0;
    while (position.phase() != Phase.OVER) {
      position.advance(position.randomCode(randomness, scratch), Listener.SILENT);
      moves++;
      if (position.turn() != turn) {
        turn = position.turn();
        turns++;
      }
    }
  }

  private void count() {
    Result result = java.util.Objects.requireNonNull(position.result());
    rounds += position.round();
    shared += result.winners().size() > 1 ? 1 : 0;
    for (int seat = 1; seat <= prestige.length; seat++) {
      prestige[seat - 1] += position.prestige(seat);
      wins[seat - 1] += result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
    }
  }

  int seats() {
    return prestige.length;
  }

  long games() {
    return games;
  }

  long moves() {
    return moves;
  }

  double movesPerGame() {
    return (double) moves / games;
  }

  double turnsPerGame() {
    return (double) turns / games;
  }

  double roundsPerGame() {
    return (double) rounds / games;
  }

  /** The share of games in which several shared the win, 0 to 1. */
  double shared() {
    return (double) shared / games;
  }

  /** A seat's mean prestige at the end. */
  double prestige(int seat) {
    return (double) prestige[seat - 1] / games;
  }

  /** A seat's share of wins, 0 to 1; a shared win counts its part. */
  double wins(int seat) {
    return wins[seat - 1] / games;
  }
}
