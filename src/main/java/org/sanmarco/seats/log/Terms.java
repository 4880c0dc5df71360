package org.sanmarco.seats.log;

import module java.base;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import org.sanmarco.json.Json;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;

/**
 * The agreement of the players: about time, advice and what they write to each other.
 *
 * @param move the time for each move, up to {@link #MOST_TIME}; zero where time doesn't matter
 * @param bank the time that each seat may use beyond that in the whole game, up to {@link
 *     #MOST_TIME}
 * @param after what happens when a seat has used up both
 * @param leave the number of days on which no time passes for a player who says to be away
 * @param advice whether players may ask a computer for advice
 * @param chat whether players may write lines to each other
 */
public record Terms(
    Duration move,
    Duration bank,
    After after,
    int leave,
    @JsonDeserialize(using = Advice.class) @JsonSetter(nulls = Nulls.AS_EMPTY) boolean advice,
    @AddedLater boolean chat) {

  /** The most days for which a player can say to be away. */
  public static final int MOST_LEAVE = 366;

  /** The most time for a move, and in a bank. */
  public static final Duration MOST_TIME = Duration.ofDays(366);

  /** The time after which the others may free a seat in a game whose time doesn't matter. */
  static final Duration PATIENCE = Duration.ofHours(1);

  private static final Duration SHORTEST_GAP = Duration.ofSeconds(10);
  private static final Duration LONGEST_GAP = Duration.ofHours(2);

  /** Time doesn't matter, as between friends. */
  public static final Terms NONE = new Terms(Duration.ZERO, Duration.ZERO, After.WAIT, 0);

  /** The ways to go on when a seat's time is used up. */
  public enum After {
    /** Nothing: all see that the time is over. */
    WAIT,
    /** A computer plays on until the player returns. */
    COMPUTER,
    /** The seat becomes free for another person. */
    FREE;

    /** The name in messages, such as {@code wait}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** An agreement about time with advice and chat. */
  public Terms(Duration move, Duration bank, After after, int leave) {
    this(move, bank, after, leave, true, true);
  }

  /** The same with another agreement about advice and chat. */
  public Terms with(boolean advised, boolean talked) {
    return new Terms(move, bank, after, leave, advised, talked);
  }

  /**
   * Checks the limits.
   *
   * @throws RefusedException if a time or a number of days is beyond its limits
   */
  public Terms {
    boolean isAllowed =
        Stream.of(move, bank).allMatch(time -> !time.isNegative() && time.compareTo(MOST_TIME) <= 0)
            && leave <= MOST_LEAVE;
    if (!isAllowed) {
      throw JsonMessage.unreadable("terms");
    }
  }

  /** Reads whether there is advice: before players agreed about it there was. */
  private static final class Advice extends Json.Part<Boolean> {

    private static final long serialVersionUID = 1;

    Advice() {
      super(true, (of, flag) -> flag.flag());
    }
  }

  /** Whether time matters. */
  public boolean isTimed() {
    return !move.isZero();
  }

  /** The most time that passes between two entries of the log, however far apart they are. */
  Duration gap() {
    Duration part = move.plus(bank).dividedBy(8);
    if (part.compareTo(SHORTEST_GAP) < 0) {
      return SHORTEST_GAP;
    }
    return part.compareTo(LONGEST_GAP) > 0 ? LONGEST_GAP : part;
  }

  /**
   * The time that passes between two moments.
   *
   * @param off days, by UTC, on which none passes
   */
  static Duration between(Instant from, Instant until, Set<LocalDate> off) {
    Duration passed = Duration.ZERO;
    for (Instant at = from; at.isBefore(until); at = midnight(at)) {
      Instant end = Collections.min(List.of(midnight(at), until));
      passed = passed.plus(counted(at, end, off));
    }
    return passed;
  }

  /** The moment at which so much time has passed, without days on which none passes. */
  static Instant after(Instant from, Duration time, Set<LocalDate> off) {
    Instant at = from;
    Duration left = time;
    for (Duration today = counted(at, midnight(at), off);
        today.compareTo(left) <= 0;
        today = counted(at, midnight(at), off)) {
      left = left.minus(today);
      at = midnight(at);
    }
    return at.plus(left);
  }

  /** The end of a moment's day, by UTC. */
  private static Instant midnight(Instant at) {
    return at.truncatedTo(ChronoUnit.DAYS).plus(1, ChronoUnit.DAYS);
  }

  /** The time between two moments of one day that counts. */
  private static Duration counted(Instant from, Instant until, Set<LocalDate> off) {
    LocalDate day = from.atOffset(ZoneOffset.UTC).toLocalDate();
    return off.contains(day) ? Duration.ZERO : Duration.between(from, until);
  }

  /**
   * The part of the bank that a move uses.
   *
   * @param used the time that the move took
   */
  Duration fromBank(Duration used) {
    Duration beyond = used.minus(move);
    return !isTimed() || beyond.isNegative() ? Duration.ZERO : beyond;
  }
}
