package org.sanmarco.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.table.model.Seen.decision;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.ui.SanMarcoUi;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoFlow;
import org.sanmarco.save.Settings.Secrecy;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Table;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Division;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;

/** The first game, played to its end by a pupil who gets everything wrong first. */
class LessonTest {

  private static final SanMarco GAME = new SanMarco();
  private static final Lesson LESSON = Lesson.firstGame(GAME).orElseThrow();

  static Stream<Locale> languages() {
    return Language.TAGS.stream().map(Locale::forLanguageTag);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theFirstGameIsPlayedToItsEnd(Locale language) {
    Pupil pupil =
        new Pupil(
            LESSON.table(new SanMarcoUi().lessonMessages(Messages.load(Lesson.TEXTS, language))),
            language);
    pupil.playToTheEnd();
    assertThat(pupil.read).hasSizeGreaterThan(30).doesNotHaveDuplicates();
    assertThat(pupil.corrected).hasSizeGreaterThan(10).doesNotHaveDuplicates();
    assertThat(pupil.tutor.isOver()).isTrue();
    assertThat(pupil.table.isOver()).isFalse();
  }

  @Test
  void everyKindOfCardIsPlayedByTheLearnerOrSeen() {
    Pupil pupil =
        new Pupil(
            LESSON.table(
                new SanMarcoUi().lessonMessages(Messages.load(Lesson.TEXTS, Locale.ENGLISH))),
            Locale.ENGLISH);
    pupil.playToTheEnd();
    Set<Card> played = EnumSet.noneOf(Card.class);
    pupil.table.history().stream()
        .flatMap(move -> move.events().stream())
        .filter(CardPlayed.class::isInstance)
        .forEach(event -> played.add(((CardPlayed) event).card()));
    assertThat(played).contains(Card.BRIDGE, Card.TRAITOR, Card.DOGE, Card.EXILE, Card.MAR);
  }

  @Test
  void whatIsCitedIsInTheRuleBook() {
    RuleBook book = RuleBook.of("san-marco", Locale.ENGLISH);
    assertThat(
            Stream.concat(
                    LESSON.steps().stream().flatMap(step -> step.pages().stream()),
                    LESSON.farewell().stream())
                .map(Lesson.Page::rule)
                .filter(rule -> !rule.isEmpty()))
        .isNotEmpty()
        .allMatch(rule -> book.place(rule).isPresent());
  }

  /** Wherever it was left, it goes on with what was said there. */
  @Test
  void itIsTakenUpWhereItWasLeft() {
    Messages messages =
        new SanMarcoUi().lessonMessages(Messages.load(Lesson.TEXTS, Locale.ENGLISH));
    Table table = LESSON.table(messages);
    for (Lesson.Step step : LESSON.steps()) {
      assertThat(Lesson.of(GAME, table.record())).contains(LESSON);
      Table again = table.from(table.size(), table.chance());
      Tutor tutor = new Tutor(LESSON, new SanMarcoFlow(), again::size);
      assertThat(tutor.page()).isEqualTo(step.pages().stream().findFirst());
      table.play(step.move());
    }
    assertThat(Lesson.of(GAME, table.record())).contains(LESSON);
    table.playChance();
    assertThat(Lesson.of(GAME, table.record())).isEmpty();
  }

  @Test
  void anotherGameIsNoLesson() {
    Table table =
        LESSON.table(new SanMarcoUi().lessonMessages(Messages.load(Lesson.TEXTS, Locale.ENGLISH)));
    assertThat(Lesson.of(GAME, table.from(0, new Dealer(1)).record())).isEmpty();
    table.play(LESSON.steps().get(1).move());
    assertThat(Lesson.of(GAME, table.record())).isEmpty();
  }

  @Test
  void offersMayBeMadeInAnyOrder() {
    int at = 0;
    while (!(LESSON.steps().get(at).isLearners()
        && LESSON.steps().get(at).move() instanceof Divide)) {
      at++;
    }
    int moves = at;
    Tutor tutor = new Tutor(LESSON, new SanMarcoFlow(), () -> moves);
    Divide wish = (Divide) LESSON.steps().get(at).move();
    List<Cards> turned = new ArrayList<>(wish.offers()).reversed();
    assertThat(tutor.admit(at, new Divide(turned))).contains(wish);
    assertThat(tutor.isRefused()).isFalse();
    List<Cards> twice = List.of(wish.offers().get(0), wish.offers().get(0), wish.offers().get(1));
    assertThat(tutor.admit(at, new Divide(twice))).isEmpty();
    assertThat(tutor.isRefused()).isTrue();
  }

  /** Reads all, and does everything wrong once before doing it right. */
  private static final class Pupil {

    final Table table;
    final Messages messages;
    final Tutor tutor;
    final GameModel model;
    final List<String> read = new ArrayList<>();
    final Set<String> corrected = new TreeSet<>();

    Pupil(Table table, Locale language) {
      this.table = table;
      messages = new SanMarcoUi().lessonMessages(Messages.load(Lesson.TEXTS, language));
      tutor = new Tutor(LESSON, new SanMarcoFlow(), table::size);
      model = new GameModel(table, new SanMarcoFlow(), game -> {}, () -> Secrecy.COVER, tutor);
    }

    void playToTheEnd() {
      while (!tutor.isOver()) {
        if (tutor.page().isPresent() && !tutor.isAsking()) {
          read.add(messages.text(tutor.page().get().key()));
          tutor.next();
        } else if (model.prompt() instanceof Computer(int _, boolean chance)) {
          other(chance);
        } else if (model.prompt() instanceof Deciding) {
          decide();
        } else {
          model.goOn();
        }
      }
    }

    private void other(boolean chance) {
      int moves = table.size();
      if (chance) {
        model.chanceFor(moves);
      } else {
        model.answer(moves, tutor.move(moves).orElseThrow());
      }
    }

    private void decide() {
      Lesson.Page page = tutor.page().orElseThrow();
      read.add(messages.text(page.key()));
      int moves = table.size();
      if (decision(model).division().isPresent()) {
        divide(false);
        assertThat(tutor.isRefused()).isTrue();
        divide(true);
      } else {
        wrong(moves);
        right(moves);
      }
      assertThat(table.size()).isGreaterThan(moves);
      assertThat(table.history().get(moves).move()).isEqualTo(LESSON.steps().get(moves).move());
    }

    /** Whatever isn't lit is clicked, until the tutor objects or only the right way is left. */
    private void wrong(int moves) {
      while (!tutor.isRefused() && table.size() == moves) {
        Choice choice =
            model.decision().choices().stream()
                .filter(one -> !model.decision().lit().contains(one))
                .findFirst()
                .orElseGet(() -> model.decision().choices().iterator().next());
        model.decision().click(choice);
      }
      if (tutor.isRefused()) {
        assertThat(table.size()).isEqualTo(moves);
        assertThat(model.decision().chosen()).isEmpty();
        corrected.add(messages.text(tutor.page().orElseThrow().key() + ".no"));
      }
    }

    private void right(int moves) {
      while (table.size() == moves) {
        assertThat(model.decision().lit()).isNotEmpty();
        model.decision().click(model.decision().lit().iterator().next());
      }
    }

    /** Puts the cards as they should be, or all but the first. */
    private void divide(boolean right) {
      Division<Card> division = decision(model).division().orElseThrow();
      List<Cards> offers = ((Divide) LESSON.steps().get(table.size()).move()).offers();
      List<Integer> places = OfferPlaces.of(division.cards(), offers);
      for (int card = 1; card <= places.size(); card++) {
        int place = places.get(card - 1);
        decision(model).put(card, !right && card == 1 ? place % 3 + 1 : place);
      }
      decision(model).divide();
    }
  }
}
