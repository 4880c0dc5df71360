package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.Names;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

class RefusalTextsTest {

  private static final SanMarcoTexts WORDS = new SanMarcoCoach().in(Locale.ENGLISH, null);
  private static final Names PEOPLE = seat -> List.of("Anna", "Bruno", "Chiara").get(seat - 1);

  @Test
  void theProtocolSaysItAsTheNotationPromises() {
    assertThat(WORDS.refusal(Refusal.of("C1", "no-own-bridge", 2, District.CAN, District.MAR)))
        .isEqualTo("seat 2 has no bridge between CAN and MAR");
  }

  @Test
  void theWindowSaysItWithNames() {
    assertThat(
            new SanMarcoCoach()
                .in(Locale.ENGLISH, PEOPLE)
                .refusal(Refusal.of("C1", "no-own-bridge", 2, District.CAN, District.MAR)))
        .isEqualTo("Bruno has no bridge between Cannaregio and San Marco");
  }

  @Test
  void theSameCodeMaySpeakDifferentlyOfDifferentRules() {
    assertThat(WORDS.refusal(Refusal.of("V1", "roles-of-two")))
        .isNotEqualTo(WORDS.refusal(Refusal.of("V4", "roles-of-two")));
  }

  @Test
  void oneIsSingular() {
    assertThat(WORDS.refusal(Refusal.of("C2", "supply-left", 1))).startsWith("a bridge is left");
    assertThat(WORDS.refusal(Refusal.of("C2", "supply-left", 12)))
        .startsWith("12 bridges are left");
  }

  @Test
  void whatAUserWroteComesBackShortAndHarmless() {
    String sentence =
        WORDS.refusal(Refusal.of("S1", "unknown-option", "\u001B\u202E" + "x\n".repeat(999)));
    assertThat(sentence).hasSizeLessThan(120).contains("…").matches("[\\P{C}]*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr", "ar", "ru", "hi", "zh"})
  void numbersAndLettersDontDependOnTheMachine(String language) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      assertThat(
              new SanMarcoCoach()
                  .in(Locale.ENGLISH, null)
                  .refusal(Refusal.of("C9", "can-not-afford", 2, 13, 12)))
          .isEqualTo("seat 2 has 12 prestige and can’t pay 13");
      assertThat(
              new SanMarcoCoach()
                  .in(Locale.KOREAN, null)
                  .refusal(Refusal.of("T8", "not-in-hand", 3, Card.EXILE)))
          .isEqualTo("seat 3 has no EXI to play");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void refusalsOfSetUpsAndMovesReadWell() {
    Map<String, String> sentences =
        Map.of(
            "", "the move is incomplete",
            "dance", "no move begins with DANCE",
            "place CAN MAR", "the move should end before MAR",
            "bridge CAN-DOR", "CAN and DOR are not neighbours",
            "place XYZ",
                "there is no district XYZ; the districts are CAN, CRO, POL, MAR, DOR and CAS",
            "roll 7", "the die shows 1 to 6, not 7",
            "traitor MAR:5", "seats are numbered 1 to 4, not 5",
            "draw EXI EXI EXI EXI EXI", "there are only 4 EXI cards");
    sentences.forEach(
        (written, sentence) -> assertThat(WORDS.refusal(refusalOf(written))).isEqualTo(sentence));
    assertThat(WORDS.refusal(refusalOf(new Setup("san-marco", 4, Map.of("leader", "5")))))
        .isEqualTo("the first leader is a number from 1 to 4, not 5");
  }

  @Test
  void noSentenceBeginsLargeOrHasAFullStop() {
    assertThat(Bundles.keys("refusals").map(key -> Bundles.text("refusals", key)))
        .allMatch(text -> text.startsWith("San Marco") || text.matches("[a-z{].*[^.]"));
  }

  private static Refusal refusalOf(String written) {
    return refusalOf(() -> new SanMarco().read(written));
  }

  private static Refusal refusalOf(Setup setup) {
    return refusalOf(() -> new SanMarco().start(setup));
  }

  private static Refusal refusalOf(Runnable asked) {
    try {
      asked.run();
    } catch (RefusedException refused) {
      return refused.refusal();
    }
    throw new AssertionError("not refused");
  }
}
