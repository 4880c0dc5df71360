package org.sanmarco.seats;

import module java.base;

/**
 * The times by which hosts, tables, seats and workers wait for each other, and the clock and the
 * threads with which they do. Programs use {@link #REAL}; tests use a faster one.
 *
 * @param around the clock and the threads
 * @param pace the least time between two moves of a table's computers, so that players can follow
 * @param beat the time between two signs of life of a table, and between two looks at its games
 * @param silence the time without a sign of life after which others do what a table or a worker
 *     did, and after which a player's screen is not there any more
 * @param listing the time between two looks at which games the server has, and between two
 *     announcements of the games that are led
 * @param patience the longest wait for the answer to a question or a proposal
 * @param notice the wait after which a player is told that there is no answer yet, and an arena
 *     looks for results and workers
 * @param again the first pause before an unanswered proposal is sent again; each pause is twice as
 *     long as the one before
 * @param seldom the longest of these pauses, and the time between two looks for frames that nobody
 *     announced
 * @param retry the first pause before a NATS server is tried again
 * @param soon the pause before a missing frame is asked for again, and before a seat connects again
 *     with a host in the local network
 * @param reopening the same pause after the host has closed the game
 * @param heartbeat the time between two signs of life on a stream without frames
 * @param ping the time between two words of a screen in the local network that it is there, and
 *     between two questions whether a NATS server is; three unanswered ones end the connection
 * @param lastWords the longest wait for streams to end when their host is closed, in whole seconds
 */
public record Tempo(
    Surroundings around,
    Duration pace,
    Duration beat,
    Duration silence,
    Duration listing,
    Duration patience,
    Duration notice,
    Duration again,
    Duration seldom,
    Duration retry,
    Duration soon,
    Duration reopening,
    Duration heartbeat,
    Duration ping,
    Duration lastWords) {

  /** The number of beats that may be lost before a table is taken for dead. */
  private static final int LOST_BEATS = 3;

  /** The tempo of programs. */
  public static final Tempo REAL =
      new Tempo(
          Surroundings.REAL,
          Duration.ofMillis(700),
          Duration.ofSeconds(2),
          Duration.ofSeconds(10),
          Duration.ofSeconds(20),
          Duration.ofSeconds(20),
          Duration.ofSeconds(3),
          Duration.ofSeconds(5),
          Duration.ofMinutes(1),
          Duration.ofMillis(500),
          Duration.ofMillis(300),
          Duration.ofSeconds(2),
          Duration.ofSeconds(4),
          Duration.ofSeconds(10),
          Duration.ofSeconds(5));

  /**
   * Checks that the times fit together.
   *
   * @throws IllegalArgumentException if one isn't positive, or if a time that contains others is
   *     too short for them
   */
  public Tempo {
    boolean isPositive =
        Stream.of(
                pace, beat, silence, listing, patience, notice, again, seldom, retry, soon,
                reopening, heartbeat, ping, lastWords)
            .allMatch(Duration::isPositive);
    require(isPositive, "times must be positive");
    require(
        silence.compareTo(beat.multipliedBy(LOST_BEATS)) > 0,
        "silence must be longer than " + LOST_BEATS + " beats");
    require(listing.compareTo(beat) > 0, "listing must be longer than beat");
    require(patience.compareTo(notice) > 0, "patience must be longer than notice");
    require(seldom.compareTo(again) > 0, "seldom must be longer than again");
    require(lastWords.toNanosPart() == 0, "lastWords must be whole seconds");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /**
   * The silence after which a screen says that its table is not heard any more; before others lead
   * its games.
   */
  public Duration unheard() {
    return silence.multipliedBy(7).dividedBy(10);
  }

  /** The time after which an announcement that a table leads a game has expired. */
  public Duration expiry() {
    return listing.multipliedBy(LOST_BEATS);
  }
}
