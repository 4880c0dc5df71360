package org.sanmarco.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoFlow;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.dividing.OffersDecision;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.OfferPlaces;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;

/** The first game of every game, played to its end by a pupil who gets everything wrong first. */
class LessonTest {

  static Stream<Lesson> lessons() {
    return Games.installed().ids().stream()
        .map(game -> Games.installed().find(game).orElseThrow())
        .flatMap(game -> Lesson.firstGame(game).stream());
  }

  static Stream<Arguments> languages() {
    return lessons()
        .flatMap(lesson ->
            Language.TAGS.stream().map(tag -> Arguments.of(lesson, Locale.forLanguageTag(tag))));
  }

  private static Lesson lesson(Game game) {
    return Lesson.firstGame(game).orElseThrow();
  }

  private static GameUi ui(Lesson lesson) {
    return GameUi.of(lesson.game().id());
  }

  private static Messages words(Lesson lesson, Locale language) {
    return ui(lesson).lessonMessages(Messages.load(Lesson.TEXTS, language));
  }

  private static Table table(Lesson lesson) {
    return lesson.table(words(lesson, Locale.ENGLISH));
  }

  /** The keys of all pages. */
  private static Set<String> keys(Lesson lesson) {
    return pages(lesson).map(Lesson.Page::key).collect(Collectors.toSet());
  }

  private static Stream<Lesson.Page> pages(Lesson lesson) {
    return Stream.concat(
        lesson.steps().stream().flatMap(step -> step.pages().stream()), lesson.farewell().stream());
  }

  private static Pupil played(Lesson lesson, Locale language) {
    Pupil pupil = new Pupil(lesson, language);
    pupil.playToTheEnd();
    return pupil;
  }

  @Test
  void allGamesHaveOne() {
    assertThat(lessons())
        .extracting(lesson -> lesson.game().id())
        .contains(SanMarco.ID, CanalGrande.ID, MarcoPolo.ID);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theFirstGameIsPlayedToItsEnd(Lesson lesson, Locale language) {
    Pupil pupil = played(lesson, language);
    assertThat(pupil.keys).containsExactlyInAnyOrderElementsOf(keys(lesson));
    assertThat(pupil.read).as("one text says one thing").hasSameSizeAs(pupil.keys);
    assertThat(pupil.corrected).hasSizeGreaterThan(7);
    assertThat(pupil.tutor.isOver()).isTrue();
    assertThat(pupil.table.isOver()).isFalse();
    assertThat(
            lesson.steps().stream()
                .filter(Lesson.Step::isLearners)
                .map(step -> step.pages().getLast().key() + ".no"))
        .allMatch(pupil.messages::has);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void theLearnerIsAskedForEachOfTheirMovesAndForNoOther(Lesson lesson) {
    Table table = table(lesson);
    for (Lesson.Step step : lesson.steps()) {
      assertThat(step.isLearners())
          .as(step.move().toString())
          .isEqualTo(table.actor().equals(new Actor.Seat(lesson.learner())));
      table.play(step.move());
    }
  }

  @Test
  void everyKindOfCardIsPlayedByTheLearnerOrSeen() {
    Pupil pupil = played(lesson(new SanMarco()), Locale.ENGLISH);
    assertThat(pupil.read).hasSizeGreaterThan(30);
    assertThat(pupil.corrected).hasSizeGreaterThan(10);
    Set<Card> played = EnumSet.noneOf(Card.class);
    pupil.table.history().stream()
        .flatMap(move -> move.events().stream())
        .filter(CardPlayed.class::isInstance)
        .forEach(event -> played.add(((CardPlayed) event).card()));
    assertThat(played).contains(Card.BRIDGE, Card.TRAITOR, Card.DOGE, Card.EXILE, Card.MAR);
  }

  /** One round of Canal Grande: each kind of decision, a vote lost and one won, and the end. */
  @Test
  void canalGrandeIsLearnedInARound() {
    Lesson lesson = lesson(new CanalGrande());
    Pupil pupil = played(lesson, Locale.ENGLISH);
    assertThat(
            lesson.steps().stream()
                .filter(Lesson.Step::isLearners)
                .map(step -> (Object) step.move().getClass()))
        .contains(
            CanalGrandeMove.Divide.class,
            CanalGrandeMove.Take.class,
            CanalGrandeMove.Play.class,
            CanalGrandeMove.Gondola.class,
            CanalGrandeMove.Done.class,
            CanalGrandeMove.Pass.class);
    CanalGrandeView view = (CanalGrandeView) pupil.table.view(0);
    assertThat(view.round()).isEqualTo(2);
    assertThat(view.won(org.sanmarco.games.canalgrande.Card.MAR, 1)).isEqualTo(1);
    assertThat(view.won(org.sanmarco.games.canalgrande.Card.DOR, 2)).isEqualTo(1);
    assertThat(view.divider()).as("whoever had more points divides").isEqualTo(2);
  }

  @Test
  void marcoPoloIsLearnedOnTheWayToGanzhou() {
    Lesson lesson = lesson(new MarcoPolo());
    MarcoPoloView view = (MarcoPoloView) played(lesson, Locale.ENGLISH).table.view(0);
    assertThat(view.isPastHalfway()).isTrue();
    assertThat(view.space(lesson.learner())).isEqualTo(Track.GANZHOU);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void whatIsCitedIsInTheRuleBook(Lesson lesson) {
    RuleBook book = RuleBook.of(lesson.game().id(), Locale.ENGLISH);
    assertThat(pages(lesson).map(Lesson.Page::rule).filter(rule -> !rule.isEmpty()))
        .isNotEmpty()
        .allMatch(rule -> book.place(rule).isPresent());
  }

  /** A lesson left at any step continues with the page shown there. */
  @ParameterizedTest
  @MethodSource("lessons")
  void itIsTakenUpWhereItWasLeft(Lesson lesson) {
    Table table = table(lesson);
    for (Lesson.Step step : lesson.steps()) {
      assertThat(Lesson.of(lesson.game(), table.record())).contains(lesson);
      Table again = table.continued(table.size(), table.record().chanceSource());
      Tutor tutor = new Tutor(lesson, ui(lesson).flow(), again::size);
      assertThat(tutor.page()).isEqualTo(step.pages().stream().findFirst());
      table.play(step.move());
    }
    assertThat(Lesson.of(lesson.game(), table.record())).contains(lesson);
    table.play(lastOf(table));
    assertThat(Lesson.of(lesson.game(), table.record())).isEmpty();
  }

  /** Any move that can be made now. */
  private static Move lastOf(Table table) {
    Table ahead = table.continued(table.size(), table.record().chanceSource());
    if (ahead.actor() instanceof Actor.Chance) {
      ahead.playChance();
      return ahead.history().getLast().move();
    }
    return table.position().legal().getLast();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void anotherGameIsNoLesson(Lesson lesson) {
    Table table = table(lesson);
    assertThat(Lesson.of(lesson.game(), table.continued(0, new Dealer(1)).record())).isEmpty();
    table.playChance();
    assertThat(table.record().moves().getFirst())
        .isNotEqualTo(lesson.steps().getFirst().move().toString());
    assertThat(Lesson.of(lesson.game(), table.record())).isEmpty();
  }

  @Test
  void offersMayBeMadeInAnyOrder() {
    Lesson lesson = lesson(new SanMarco());
    int at = 0;
    while (!(lesson.steps().get(at).isLearners()
        && lesson.steps().get(at).move() instanceof Divide)) {
      at++;
    }
    int moves = at;
    Tutor tutor = new Tutor(lesson, new SanMarcoFlow(), () -> moves);
    Divide wish = (Divide) lesson.steps().get(at).move();
    List<Cards> turned = new ArrayList<>(wish.offers()).reversed();
    assertThat(tutor.admit(at, new Divide(turned))).contains(wish);
    assertThat(tutor.isRefused()).isFalse();
    List<Cards> twice = List.of(wish.offers().get(0), wish.offers().get(0), wish.offers().get(1));
    assertThat(tutor.admit(at, new Divide(twice))).isEmpty();
    assertThat(tutor.isRefused()).isTrue();
  }

  /** Reads all, and does everything wrong once before doing it right. */
  private static final class Pupil {

    final Lesson lesson;
    final Table table;
    final Messages messages;
    final Tutor tutor;
    final LedModel model;
    final Set<String> keys = new HashSet<>();
    final Set<String> read = new HashSet<>();
    final Set<String> corrected = new TreeSet<>();

    Pupil(Lesson lesson, Locale language) {
      this.lesson = lesson;
      messages = words(lesson, language);
      table = lesson.table(messages);
      GameFlow flow = ui(lesson).flow();
      tutor = new Tutor(lesson, flow, table::size);
      model = new LedModel(table, flow, () -> {}, () -> Secrecy.COVER, () -> true, tutor);
    }

    void playToTheEnd() {
      while (!tutor.isOver()) {
        if (tutor.page().isPresent() && !tutor.isAsking()) {
          read(tutor.page().get());
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

    private void read(Lesson.Page page) {
      keys.add(page.key());
      read.add(messages.text(page.key()));
    }

    private void other(boolean chance) {
      int moves = table.size();
      if (chance) {
        model.computers().playChance(moves);
      } else {
        model.computers().play(moves, tutor.wish(moves).orElseThrow());
      }
    }

    private void decide() {
      read(tutor.page().orElseThrow());
      int moves = table.size();
      if (model.decision() instanceof OffersDecision<?> offers && offers.division().isPresent()) {
        divide(offers, false);
        assertThat(tutor.isRefused()).isTrue();
        divide(offers, true);
      } else {
        wrong(moves);
        right(moves);
      }
      assertThat(table.size()).isGreaterThan(moves);
      assertThat(table.history().get(moves).move()).isEqualTo(lesson.steps().get(moves).move());
    }

    /** Clicks choices, unlit ones first, until the tutor objects or a move is made. */
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
        assertThat(model.decision().choices()).containsAll(model.decision().wanted()).isNotEmpty();
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
    private void divide(OffersDecision<?> decision, boolean right) {
      int offers = decision.division().orElseThrow().offers();
      List<Integer> places = OfferPlaces.of(decision, lesson.steps().get(table.size()).move());
      for (int card = 1; card <= places.size(); card++) {
        int place = places.get(card - 1);
        decision.put(card, !right && card == 1 ? place % offers + 1 : place);
      }
      decision.divide();
    }
  }
}
