package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.table.Seat;
import org.sanmarco.words.Language;

class TermsTest {

  static final Iterable<String> LANGUAGES = Language.TAGS;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void allThatHasATermHasItsOwn(String language) {
    SanMarcoVoice terms = SanMarcoVoice.of(Locale.forLanguageTag(language));
    assertThat(District.ALL).extracting(terms::say).doesNotHaveDuplicates();
    assertThat(Pair.ALL).extracting(terms::say).doesNotHaveDuplicates().hasSize(10);
    assertThat(Card.ALL).extracting(terms::say).doesNotHaveDuplicates();
    assertThat(Card.ALL).extracting(terms::use).allMatch(use -> use.endsWith("."));
    assertThat(Phase.values()).extracting(terms::say).doesNotContain("");
    assertThat(Why.values()).extracting(terms::say).doesNotHaveDuplicates();
    assertThat(Seat.COLOURS)
        .extracting(PeopleTerms.in(Locale.forLanguageTag(language))::colour)
        .doesNotHaveDuplicates();
    for (int count = 2; count <= 4; count++) {
      for (int index = 0; index < count; index++) {
        assertThat(terms.role(index, count)).isNotBlank();
      }
    }
  }

  @Test
  void aPlayersTwoColoursAreToldApart() {
    assertThat(PeopleTerms.in(Locale.ENGLISH).colourOf("Anna", "red")).isEqualTo("Anna (red)");
  }
}
