package org.sanmarco.games.marcopolo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Way;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.Table;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.words.Messages;

/** The game that teaches goes by the rules, and leads to Ganzhou. */
class FirstGameTest {

  private static final Lesson LESSON = Lesson.firstGame(new MarcoPolo()).orElseThrow();

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "it", "ru"})
  void itsMovesAreLegalAndItsWordsThere(String language) {
    Messages messages =
        new MarcoPoloUi()
            .lessonMessages(Messages.load(Lesson.TEXTS, Locale.forLanguageTag(language)));
    RuleBook book = RuleBook.of(MarcoPolo.ID, Locale.ENGLISH);
    Table table = LESSON.table(messages);
    for (Lesson.Step step : LESSON.steps()) {
      boolean learners = table.actor().equals(new Actor.Seat(LESSON.learner()));
      assertThat(step.isLearners()).as(step.move().toString()).isEqualTo(learners);
      if (learners) {
        assertThat(messages.has(step.pages().getLast().key() + ".no")).isTrue();
      }
      table.play(step.move());
    }
    assertThat(
            Stream.concat(
                LESSON.steps().stream().flatMap(step -> step.pages().stream()),
                LESSON.farewell().stream()))
        .allSatisfy(page -> {
          assertThat(messages.has(page.key())).as(page.key()).isTrue();
          assertThat(page.rule().isEmpty() || book.place(page.rule()).isPresent())
              .as(page.rule())
              .isTrue();
        });
    MarcoPoloView view = (MarcoPoloView) table.view(0);
    assertThat(view.isPastHalfway()).isTrue();
    assertThat(view.space(LESSON.learner())).isEqualTo(Way.GANZHOU);
  }
}
