package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.LogSentence.Kind;
import org.sanmarco.coach.Names;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloEvent;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.HandDealt;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.kernel.Event;
import org.sanmarco.words.Language;

class NarrationTest {

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario", "Elena").get(seat - 1);
  private static final Card SILK = Card.ALL.get(18);
  private static final Card SPICE = Card.ALL.get(10);

  static final List<String> LANGUAGES = Language.TAGS;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyEventIsToldOnce(String language) {
    Set<Class<?>> heard = new HashSet<>();
    for (Names names : new Names[] {PEOPLE, null}) {
      MarcoPoloTexts texts = new MarcoPoloCoach().in(Locale.forLanguageTag(language), names);
      Walks.play(
          12,
          (_, events) -> {
            events.forEach(event -> heard.add(event.getClass()));
            List<LogSentence> told = texts.log(events.stream().map(e -> e.seenBy(0)).toList());
            assertThat(told.stream().flatMap(one -> one.events().stream()))
                .isEqualTo(events.stream().map(event -> event.seenBy(0)).toList());
            assertThat(told).allSatisfy(NarrationTest::look);
            events.forEach(event -> texts.log(List.of(event)).forEach(NarrationTest::look));
          });
    }
    assertThat(heard).containsExactlyInAnyOrder(MarcoPoloEvent.class.getPermittedSubclasses());
  }

  private static void look(LogSentence sentence) {
    assertThat(sentence.sentence())
        .matches("[\\P{C}]{8,200}[.]")
        .doesNotContain("{", "}", "#")
        .doesNotContainPattern("\\bnull\\b");
    assertThat(sentence.kind() == Kind.TURN)
        .isEqualTo(sentence.events().getFirst() instanceof TurnBegan);
  }

  @Test
  void hiddenCardsAreNotNarrated() {
    assertThat(told(new HandDealt(1, Cards.of(List.of(SILK))).seenBy(0)))
        .containsExactly("Anna is dealt five cards.");
    assertThat(told(new HandDealt(1, Cards.of(List.of(SILK, SPICE))).seenBy(1)))
        .containsExactly("Anna is dealt blue spice, violet silk.");
    assertThat(told(new CardDrawn(2, SILK).seenBy(1)))
        .containsExactly("Bruno draws a card from the deck.");
    assertThat(told(new CardDrawn(2, SILK).seenBy(2)))
        .containsExactly("Bruno draws from the deck: violet silk.");
  }

  @Test
  void aStepIsOneSentenceWithItsPrice() {
    assertThat(
            told(
                new CardsPaid(1, Cards.of(List.of(SPICE, SPICE))),
                new CamelMoved(1, 2, 5),
                new ChestOpened(1, 5, 1)))
        .containsExactly(
            "Anna pays 2\u00a0×\u00a0blue spice and moves from space 2 to space 5.",
            "Anna opens the chest on space 5: 1 gold.");
    assertThat(told(new BallastDropped(3), new CamelMoved(3, 0, 16)))
        .containsExactly("Chiara drops ballast for 1 gold and moves from Hormuz to Ganzhou (16).");
  }

  private static List<String> told(Event... events) {
    return new MarcoPoloCoach()
        .in(Locale.ENGLISH, PEOPLE).log(List.of(events)).stream()
            .map(LogSentence::sentence)
            .toList();
  }
}
