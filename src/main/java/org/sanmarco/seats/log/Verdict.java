package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.table.GameRecord;

/**
 * The outcome of the check of a finished game.
 *
 * @param fault the first thing that is wrong; empty if nothing is
 * @param game the whole game; empty if something is wrong
 * @param isChanceProven whether the log shows that nobody chose dice and cards
 * @param fingerprint a short text by which players see that they have the same log
 * @param confirmed the names of the other players who have signed this log to its end
 * @param awaited the names of those who have not, or not yet
 * @param computerMoves the number of moves of computers
 * @param hosts the names of the players who ran the table; none if others did
 * @param timeOff how far times in the log are from all that could be true by this computer's clock,
 *     if it was never set; zero if they are not
 */
public record Verdict(
    Optional<BrokenLogException> fault,
    Optional<GameRecord> game,
    boolean isChanceProven,
    String fingerprint,
    List<String> confirmed,
    List<String> awaited,
    int computerMoves,
    List<String> hosts,
    Duration timeOff) {

  public Verdict {
    confirmed = List.copyOf(confirmed);
    awaited = List.copyOf(awaited);
    hosts = List.copyOf(hosts);
  }
}
