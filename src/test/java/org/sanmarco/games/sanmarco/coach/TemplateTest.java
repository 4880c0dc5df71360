package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.words.Template;

class TemplateTest {

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1);
  private static final Voice ENGLISH = new SanMarcoVoice(Locale.ENGLISH, PEOPLE);
  private static final Voice NOTATION = new SanMarcoVoice(Locale.ENGLISH, null);

  /** Made for tests: see its bundle. */
  private static final Voice STRANGE = new SanMarcoVoice(Locale.of("qaa"), PEOPLE);

  @Test
  void namesItsArguments() {
    Template template = Template.read("{1, seat} goes from {0} over {2}, and d'accord");
    Object[] arguments = {District.CAN, 2, Pair.ALL.getFirst()};
    assertThat(template.fill(ENGLISH, arguments))
        .isEqualTo("Bruno goes from Cannaregio over Cannaregio–Santa Croce, and d'accord");
    assertThat(template.fill(NOTATION, arguments))
        .isEqualTo("seat 2 goes from CAN over CAN-CRO, and d'accord");
  }

  @Test
  void listsAsTheLanguageDoes() {
    Template template = Template.read("{0, seats}");
    assertThat(template.fill(ENGLISH, List.of(1))).isEqualTo("Anna");
    assertThat(template.fill(ENGLISH, List.of(1, 3))).isEqualTo("Anna and Chiara");
    assertThat(template.fill(ENGLISH, List.of(1, 2, 3, 4)))
        .isEqualTo("Anna, Bruno, Chiara and Dario");
    assertThat(template.fill(STRANGE, List.of(1, 2, 3)))
        .isEqualTo("Chiara after Bruno before Anna");
  }

  @Test
  void namesThatLookLikeTemplatesAreJustNames() {
    Voice voice = new SanMarcoVoice(Locale.ENGLISH, seat -> "{1}");
    assertThat(Template.read("{0, seats}").fill(voice, List.of(1, 2))).isEqualTo("{1} and {1}");
  }

  @Test
  void countsCardsByKinds() {
    Cards cards = Cards.of(List.of(Card.CAN, Card.CAN, Card.TRAITOR, Card.PENALTY_2));
    assertThat(Template.read("{0}").fill(ENGLISH, cards))
        .isEqualTo("2\u00a0×\u00a0Cannaregio, traitor, penalty 2");
    assertThat(Template.read("{0}").fill(NOTATION, cards)).isEqualTo("CAN CAN TRA 2");
    assertThat(Template.read("{0}").fill(ENGLISH, Cards.NONE)).isEqualTo("no cards");
  }

  @Test
  void takesFormsThatOnlyTheLanguageKnows() {
    assertThat(Template.read("to {0, as, to}").fill(STRANGE, District.MAR))
        .isEqualTo("to San Marcum");
  }

  @ParameterizedTest
  @CsvSource({
    "0, many",
    "1, one",
    "2, few",
    "4, few",
    "5, many",
    "11, many",
    "12, many",
    "14, many",
    "21, one",
    "22, few",
    "25, many",
    "101, one",
    "111, many",
    "112, many",
    "1003, few"
  })
  void countsLikeRussian(int number, String form) {
    Template template =
        Template.read("{0, plural, one {# one} few {# few} many {# many} other {# other}}");
    assertThat(template.fill(STRANGE, number)).isEqualTo(number + " " + form);
  }

  @ParameterizedTest
  @CsvSource({"0, other", "1, one", "2, other", "11, other", "21, other"})
  void countsLikeEnglish(int number, String form) {
    Template template = Template.read("{0, plural, one {one} few {few} other {other}}");
    assertThat(template.fill(ENGLISH, number)).isEqualTo(form);
  }

  @Test
  void pluralsMayHoldOtherArguments() {
    Template template = Template.read("{0, plural, one {# noble in {1}} other {# nobles in {1}}}#");
    assertThat(template.fill(ENGLISH, 3, District.CAS)).isEqualTo("3 nobles in Castello#");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "{}",
        "{0",
        "{0,}",
        "{0, colour}",
        "{a}",
        "{0, as}",
        "{0, plural}",
        "{0, plural, one {#}}",
        "{0, plural, other {#}",
        "{0, plural, other #}",
        "{0} }"
      })
  void refusesWhatATranslatorMistyped(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Template.read(text));
  }
}
