package org.sanmarco.ui.elsewhere;

import module java.base;

import org.sanmarco.seats.log.Terms;

/**
 * The days without play that players elsewhere agree on.
 *
 * @param today the first day that can be one of them
 * @param weekends whether Saturdays and Sundays are
 * @param pause the break in the game
 */
public record Holidays(LocalDate today, boolean weekends, Optional<Pause> pause) {

  /** A break in the game, with its first and its last day. */
  public record Pause(LocalDate first, LocalDate last) {

    private boolean has(LocalDate day) {
      return !day.isBefore(first) && !day.isAfter(last);
    }
  }

  /** The days that can be chosen, from a first one on. */
  public static List<LocalDate> choices(LocalDate today) {
    return year(today).toList();
  }

  private static Stream<LocalDate> year(LocalDate today) {
    return today.datesUntil(today.plusDays(Terms.MOST_HOLIDAYS));
  }

  /** All days without play, in the year that begins today. */
  public Set<LocalDate> days() {
    return year(today)
        .filter(day -> weekends && isWeekend(day) || pause.filter(one -> one.has(day)).isPresent())
        .collect(Collectors.toSet());
  }

  /** Whether a day is a Saturday or a Sunday. */
  static boolean isWeekend(LocalDate day) {
    return day.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) >= 0;
  }
}
