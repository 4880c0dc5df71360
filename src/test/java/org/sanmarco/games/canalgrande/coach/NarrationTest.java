package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Names;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OffersMade;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.words.Language;

class NarrationTest {

  static final List<String> LANGUAGES = Language.TAGS;

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1);
  private static final CanalGrandeTexts TEXTS = new CanalGrandeCoach().in(Locale.ENGLISH, PEOPLE);
  private static final Cards CARDS = Cards.of(List.of(Card.CAN, Card.CAN, Card.DOGE));

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyEventIsASentenceForAllWhoSeeIt(String language) {
    Set<Class<?>> heard = new HashSet<>();
    CanalGrandeTexts texts = new CanalGrandeCoach().in(Locale.forLanguageTag(language), PEOPLE);
    Walks.events(
        12,
        (position, event) -> {
          heard.add(event.getClass());
          for (int seat = 0; seat <= 1; seat++) {
            assertThat(texts.log(List.of(event.seenBy(seat))).getFirst().sentence())
                .matches("\\p{Lu}[\\P{C}]+[.]")
                .doesNotContain("{", "…")
                .doesNotContainPattern("\\bnull\\b");
          }
        });
    assertThat(heard).containsExactlyInAnyOrder(CanalGrandeEvent.class.getPermittedSubclasses());
  }

  /** The log for all seats is the same for any hidden cards. */
  @Test
  void hiddenCardsAreNotTold() {
    assertThat(told(new HandDealt(1, 0, CARDS).seenBy(0))).isEqualTo("Anna is dealt a hand.");
    assertThat(told(new HandDealt(1, 0, CARDS)))
        .isEqualTo("Anna is dealt 2\u00a0×\u00a0Cannaregio, doge.");
    CardStolen stolen = new CardStolen(1, 2, Card.MAR, false);
    assertThat(told(stolen)).isEqualTo("Anna takes a card from Bruno: San Marco.");
    assertThat(told(stolen.seenBy(0))).isEqualTo("Anna takes a card from Bruno’s hand.");
    UnseenDrawn drawn = new UnseenDrawn(1, 0, false, CARDS, 2);
    assertThat(told(drawn)).isEqualTo("Anna draws two Cannaregio cards and a doge.");
    assertThat(told(drawn.seenBy(0))).isEqualTo("Anna draws two cards unseen and reveals a doge.");
    assertThat(told(new UnseenDrawn(2, 0, true, Cards.of(List.of(Card.POL)), 1).seenBy(0)))
        .isEqualTo("Bruno draws an extra card, unseen by the others.");
  }

  @Test
  void sidesAreNamedByTheirPlayers() {
    assertThat(told(new VoteWon(List.of(1), Card.MAR)))
        .isEqualTo("Anna wins the vote and a San Marco card.");
    assertThat(told(new VoteWon(List.of(3, 4), Card.MAR)))
        .isEqualTo("Chiara and Dario win the vote and a San Marco card.");
    assertThat(told(new RoundEnded(2, List.of(9, 12))))
        .isEqualTo("Round 2 ends. Points: Anna 9, Bruno 12.");
    assertThat(told(new RoundEnded(2, List.of(9, 9, 15, 15))))
        .isEqualTo("Round 2 ends. Points: Anna and Bruno 9, Chiara and Dario 15.");
  }

  @Test
  void turnsAndRoundsAreHeadings() {
    assertThat(
            TEXTS.log(
                List.of(
                    new RoundEnded(1, List.of(9, 12)),
                    new RoundBegan(2),
                    new TurnBegan(2, 1, 2, 1),
                    new OffersMade(2, List.of(CARDS, Cards.of(List.of(Card.ONE)))))))
        .extracting(LogSentence::sentence, LogSentence::kind)
        .containsExactly(
            tuple("Round 1 ends. Points: Anna 9, Bruno 12.", Kind.ROUND_END),
            tuple("Round 2 begins.", Kind.ROUND),
            tuple("Turn 1: Bruno divides; Anna chooses.", Kind.TURN),
            tuple("Bruno’s offers: (1) 2\u00a0×\u00a0Cannaregio, doge; (2) 1.", Kind.LINE));
  }

  @Test
  void tellsInTheNotationsWordsIfNobodyHasAName() {
    assertThat(
            new CanalGrandeCoach()
                .in(Locale.ENGLISH, null)
                .log(List.of(new CardStolen(2, 1, Card.GONDOLA, true)))
                .getFirst()
                .sentence())
        .isEqualTo("Seat 2 takes a card from seat 1: GON.");
  }

  private static String told(CanalGrandeEvent event) {
    return TEXTS.log(List.of(event)).getFirst().sentence();
  }
}
