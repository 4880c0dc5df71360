package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RuleBook;
import org.sanmarco.words.Language;

/** Moves of one position tried in others, and the words for the results. */
class RefusalTextsTest {

  private static final int TRIES = 12;
  private static final int LONGEST = 180;

  private final Set<String> book = RuleBook.ids(MarcoPolo.ID);

  /** In each language without names and with long ones. */
  private final List<MarcoPoloTexts> tongues =
      Language.TAGS.stream()
          .map(Locale::forLanguageTag)
          .flatMap(language ->
              Stream.of(
                  new MarcoPoloCoach().in(language, null),
                  new MarcoPoloCoach().in(language, seat -> "Massimiliano Alessandro " + seat)))
          .toList();

  @Test
  void whateverIsRefusedHasWordsAndARule() {
    Set<MarcoPoloMove> some = new LinkedHashSet<>();
    Walks.play(
        8,
        (position, _) -> {
          if (!position.isOver()) {
            some.add(position.sample(bound -> bound / 2));
          }
        });
    List<MarcoPoloMove> moves = new ArrayList<>(some);
    Random random = new Random(1);
    Set<Refusal> refusals = new LinkedHashSet<>();
    Walks.play(
        12,
        (position, _) -> {
          for (int i = 0; i < TRIES; i++) {
            Refusal refusal = position.refusal(moves.get(random.nextInt(moves.size())));
            if (refusal != null) {
              refusals.add(refusal);
            }
          }
        });
    refusals.forEach(this::look);
    assertThat(refusals.stream().map(Refusal::code).distinct())
        .contains("not-due", "not-in-hand", "wrong-payment", "no-opponent-there", "not-in-row")
        .contains("one-camel-each", "camel-not-named", "not-own-camel", "wrong-draw")
        .hasSizeGreaterThan(10);
  }

  private void look(Refusal refusal) {
    assertThat(book).contains(refusal.rule());
    for (MarcoPoloTexts texts : tongues) {
      assertThat(texts.refusal(refusal))
          .hasSizeBetween(10, LONGEST)
          .doesNotContain("{", "}", "#")
          .doesNotContainPattern("\\bnull\\b")
          .matches("\\P{C}+");
    }
  }

  @Test
  void aPriceIsSaidInWordsOrAsTheNotationWritesIt() {
    Refusal refusal = Refusal.of("MT2", "wrong-payment", 5, Condition.G3);
    assertThat(new MarcoPoloCoach().in(Locale.ENGLISH, null).refusal(refusal))
        .isEqualTo("a step onto space 5 costs exactly G3");
    assertThat(new MarcoPoloCoach().in(Locale.ENGLISH, seat -> "Anna").refusal(refusal))
        .startsWith("a step onto space 5 costs exactly 3 goods of one kind");
  }
}
