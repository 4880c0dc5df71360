package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.words.Messages;

/** The agreement about time is told in words. */
class AgreementTest {

  private static final Messages WORDS = Messages.load(ElsewhereDialog.TEXTS, Locale.ENGLISH);

  private static List<String> words(int leave) {
    Terms terms = new Terms(Duration.ofDays(3), Duration.ofHours(5), Terms.After.COMPUTER, leave);
    return Agreement.sentences(WORDS, terms);
  }

  @Test
  void aGameWithoutDaysAwayNamesNone() {
    assertThat(words(0))
        .containsExactly(
            "Each move has to be made within 3 days.",
            "Beyond that, each player has 5 hours for the whole game.",
            "When the time is over, a computer plays until the player returns.");
    assertThat(Agreement.sentences(WORDS, Terms.NONE))
        .containsExactly("There is no time limit in this game.");
  }

  @Test
  void minutesAdviceAndChatAreTold() {
    Terms terms = new Terms(Duration.ofMinutes(1), Duration.ofMinutes(90), Terms.After.WAIT, 0);
    assertThat(Agreement.sentences(WORDS, terms.with(false, false)))
        .containsExactly(
            "Each move has to be made within 1 minute.",
            "Beyond that, each player has 90 minutes for the whole game.",
            "When the time is over, the others wait.",
            "Computers give no advice in this game.",
            "Players can’t write to each other in this game.");
  }

  @Test
  void daysAwayAreTold() {
    assertThat(words(7))
        .endsWith(
            "Each player can be away for 7 days, with the clock stopped.",
            "Days are counted by UTC.");
  }
}
