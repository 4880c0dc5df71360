package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.ui.elsewhere.Holidays.Pause;
import org.sanmarco.words.Messages;

/** The agreement about time is told in words, and its holidays with it. */
class AgreementTest {

  private static final Messages WORDS = Messages.load(ElsewhereDialog.TEXTS, Locale.ENGLISH);
  private static final LocalDate FRIDAY = LocalDate.parse("2026-11-27");

  private static List<String> words(int leave, Set<LocalDate> holidays) {
    Terms terms =
        new Terms(Duration.ofDays(3), Duration.ofHours(5), Terms.After.COMPUTER, holidays, leave);
    return Agreement.sentences(WORDS, terms, FRIDAY);
  }

  private static Set<LocalDate> holidays(boolean weekends, Optional<Pause> pause) {
    return new Holidays(FRIDAY, weekends, pause).days();
  }

  private static Optional<Pause> pause(int after, int days) {
    LocalDate first = FRIDAY.plusDays(after);
    return Optional.of(new Pause(first, first.plusDays(days - 1)));
  }

  @Test
  void aGameWithoutHolidaysNamesNone() {
    assertThat(words(0, holidays(false, Optional.empty())))
        .containsExactly(
            "Each move has to be made within 3 days.",
            "Beyond that, each player has 5 hours for the whole game.",
            "When the time is over, a computer plays until the player returns.");
    assertThat(Agreement.sentences(WORDS, Terms.NONE, FRIDAY))
        .containsExactly("There is no time limit in this game.");
  }

  @Test
  void minutesAdviceAndChatAreTold() {
    Terms terms =
        new Terms(Duration.ofMinutes(1), Duration.ofMinutes(90), Terms.After.WAIT, Set.of(), 0);
    assertThat(Agreement.sentences(WORDS, terms.with(false, false), FRIDAY))
        .containsExactly(
            "Each move has to be made within 1 minute.",
            "Beyond that, each player has 90 minutes for the whole game.",
            "When the time is over, the others wait.",
            "Computers give no advice in this game.",
            "Players can’t write to each other in this game.");
  }

  @Test
  void weekendsLastForAYear() {
    Set<LocalDate> days = holidays(true, Optional.empty());
    assertThat(days).hasSize(105).contains(FRIDAY.plusDays(1), FRIDAY.plusDays(2));
    assertThat(words(7, days))
        .endsWith(
            "Each player can be away for 7 days, with the clock stopped.",
            "The clock stands still on Saturdays and Sundays.",
            "Days are counted by UTC.");
  }

  @Test
  void aBreakIsToldWithTheWeekendsAroundIt() {
    assertThat(words(0, holidays(true, pause(24, 5))))
        .endsWith(
            "The clock stands still on Saturdays and Sundays.",
            "The clock stands still from Saturday, December 19, 2026 to Sunday, December 27, 2026.",
            "Days are counted by UTC.");
    assertThat(words(0, holidays(false, pause(1, 2))))
        .contains(
            "The clock stands still from Saturday, November 28, 2026 to Sunday, November 29, 2026.");
    assertThat(words(0, holidays(false, pause(27, 1))))
        .contains("The clock stands still on Thursday, December 24, 2026.");
  }

  @Test
  void holidaysThatAreOverAreNotTold() {
    assertThat(words(0, Set.of(FRIDAY.minusDays(1)))).hasSize(3);
  }

  @Test
  void nobodyCanAgreeOnMoreThanAYear() {
    assertThat(holidays(false, pause(300, 300)))
        .hasSize(66)
        .allMatch(day -> day.isBefore(FRIDAY.plusDays(Terms.MOST_HOLIDAYS)));
    assertThat(holidays(true, pause(0, 1000))).hasSize(Terms.MOST_HOLIDAYS);
  }
}
