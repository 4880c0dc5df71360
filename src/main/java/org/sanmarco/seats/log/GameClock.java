package org.sanmarco.seats.log;

import module java.base;

/**
 * The time that passes for the players of a game, as the entries of its log say.
 *
 * <p>Between two entries at most {@link Terms#gap} passes, and none before a table leads the game:
 * so a table that is down, or whose clock jumps, takes no player's time. Tables that lead a timed
 * game write an entry now and then while they wait.
 */
final class GameClock {

  private final Terms terms;

  /** The seat under which the bank of a seat is kept: players have one for all their seats. */
  private final UnaryOperator<Integer> owner;

  /** The part of the bank that each player has used, by that seat. */
  private final Map<Integer, Duration> banks = new TreeMap<>();

  private final Map<Integer, LocalDate> away = new TreeMap<>();

  /** The days on which no time passes for a seat. */
  private final Map<Integer, Set<LocalDate>> daysOff = new HashMap<>();

  private Instant since;

  /** The time of the last entry, and what of the present decision's time had passed then. */
  private Instant lastAt;

  private Duration passed = Duration.ZERO;

  /**
   * The clock of a game that begins.
   *
   * @param owner the seat under which the bank of a seat is kept
   */
  GameClock(Terms terms, UnaryOperator<Integer> owner, Instant at) {
    this.terms = terms;
    this.owner = owner;
    since = at;
    lastAt = at;
  }

  /** Begins the time of a decision. */
  void restart(Instant at) {
    since = at;
    passed = Duration.ZERO;
  }

  /**
   * Comes to the time of the next entry.
   *
   * @param seat the seat whose time passes
   */
  void pass(int seat, Instant at) {
    passed = spent(seat, at);
    lastAt = at;
  }

  /** Comes to the time of the next entry, before which no table led the game. */
  void skip(Instant at) {
    lastAt = at;
  }

  /** The time that a seat's present decision has taken. */
  private Duration spent(int seat, Instant now) {
    Instant earliest = now.minus(terms.gap());
    return passed.plus(
        Terms.between(earliest.isAfter(lastAt) ? earliest : lastAt, now, offOf(seat)));
  }

  /**
   * Takes from a seat's bank what its decision needs beyond the time of a move; a bank that is
   * overdrawn is empty, and the next decision has its own time.
   */
  void decided(int seat, Instant at) {
    Duration all = used(seat).plus(terms.fromBank(spent(seat, at)));
    banks.put(owner.apply(seat), all.compareTo(terms.bank()) > 0 ? terms.bank() : all);
  }

  /** Whether the seat for which the game waits has used up its time. */
  boolean isOver(int seat, Instant now) {
    return used(seat).plus(terms.fromBank(spent(seat, now))).compareTo(terms.bank()) > 0;
  }

  private Duration used(int seat) {
    return banks.getOrDefault(owner.apply(seat), Duration.ZERO);
  }

  /** The time that a seat has for its next decision. */
  Duration left(int seat) {
    return terms.move().plus(terms.bank()).minus(used(seat));
  }

  /** The end of the time of the seat for which the game waits. */
  Instant until(int seat) {
    return Terms.after(lastAt, left(seat).minus(passed), offOf(seat));
  }

  /** Whether so much time has passed since the last entry that a table says that it leads. */
  boolean isEntryDue(Instant now) {
    return terms.isTimed() && !now.isBefore(lastAt.plus(terms.gap().dividedBy(2)));
  }

  /** Whether the others have waited for a seat's player as long as they must without an end. */
  boolean isPatienceOver(int seat, Instant from, Instant now) {
    return Terms.between(from, now, offOf(seat)).compareTo(Terms.PATIENCE) >= 0;
  }

  /** The time since which the present decision is waited for. */
  Instant since() {
    return since;
  }

  /** Gives a seat's new player a bank of their own. */
  void taken(int seat) {
    banks.remove(owner.apply(seat));
  }

  /** Forgets the absence of a seat's player. */
  void freed(int seat) {
    away.remove(seat);
    daysOff.remove(seat);
  }

  /** Notes that a seat's player is away, or back. */
  void leave(int seat, LocalDate back, Instant at) {
    LocalDate today = day(at);
    if (back.isAfter(today)) {
      away.put(seat, back);
    } else {
      away.remove(seat);
    }
    daysOff.put(seat, daysOff(seat, today, back));
  }

  /** The days that a seat had off until today, and those until the return, as far as agreed. */
  private Set<LocalDate> daysOff(int seat, LocalDate today, LocalDate back) {
    Set<LocalDate> days = new TreeSet<>(offOf(seat));
    days.removeIf(day -> day.isAfter(today));
    if (back.isAfter(today)) {
      int most = terms.isTimed() ? terms.leave() : Integer.MAX_VALUE;
      today
          .datesUntil(back)
          .filter(day -> !days.contains(day))
          .limit(Math.max(0, most - days.size()))
          .toList()
          .forEach(days::add);
    }
    return days;
  }

  /** The days on which no time passes for a seat, as far as they are known. */
  private Set<LocalDate> offOf(int seat) {
    return daysOff.getOrDefault(seat, Set.of());
  }

  /** The players who have said to be away: the day of their return, by seat. */
  Map<Integer, LocalDate> away() {
    return away;
  }

  /** Whether a player can say to be away until a day. */
  static boolean mayLeave(LocalDate back, Instant now) {
    return ChronoUnit.DAYS.between(day(now), back) <= Terms.MOST_LEAVE;
  }

  private static LocalDate day(Instant at) {
    return at.atOffset(ZoneOffset.UTC).toLocalDate();
  }
}
