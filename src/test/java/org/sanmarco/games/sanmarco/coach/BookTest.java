package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.coach.book.RuleBook.Bookmark;
import org.sanmarco.coach.book.RuleBook.SearchHit;
import org.sanmarco.games.sanmarco.SanMarco;

/** San Marco's book: how it is looked into. */
class BookTest {

  private static final RuleBook ENGLISH = RuleBook.of(SanMarco.ID, Locale.ENGLISH);

  @Test
  void aRuleIsOpenedAtItsHeading() {
    assertThat(ENGLISH.place("C4").map(Bookmark::heading)).contains("C4");
    assertThat(ENGLISH.place("turn.md#t4").map(Bookmark::heading)).contains("T4");
    assertThat(ENGLISH.place("#c2").map(place -> place.chapter().page())).contains("cards");
    assertThat(ENGLISH.place("two-players.md").map(place -> place.chapter().page()))
        .contains("two-players");
    assertThat(ENGLISH.place("C99")).isEmpty();
  }

  @Test
  void wordsAreFoundWhateverTheirAccentsAndLetters() {
    RuleBook french = RuleBook.of(SanMarco.ID, Locale.FRENCH);
    assertThat(french.search("RESERVE vide"))
        .extracting(found -> found.place().heading())
        .contains("C11");
    assertThat(french.search("réserve")).isEqualTo(french.search("reserve"));
    assertThat(ENGLISH.search("doge xylophone")).isEmpty();
    assertThat(ENGLISH.search("  ")).isEmpty();
    assertThat(ENGLISH.search("prestige"))
        .extracting(SearchHit::words)
        .allMatch(words -> words.length() < 125);
  }
}
