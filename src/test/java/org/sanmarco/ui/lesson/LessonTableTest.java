package org.sanmarco.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.GameWindow.on;

import module java.base;

import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Table;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.words.Messages;

/**
 * The tables of Canal Grande and Marco Polo at moments of their first games, which are the same
 * every time: drags, animations and marks.
 */
class LessonTableTest {

  private static final PseudoClass SPOKEN = PseudoClass.getPseudoClass("spoken");

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** The first game, before the last occurrence of a move. */
  private GameWindow before(Game game, String move) {
    Lesson lesson = Lesson.firstGame(game).orElseThrow();
    List<String> moves = lesson.steps().stream().map(step -> step.move().toString()).toList();
    int last = moves.lastIndexOf(move);
    assertThat(last).as(move).isPositive();
    Messages words =
        GameUi.of(game.id()).lessonMessages(Messages.load(Lesson.TEXTS, Locale.ENGLISH));
    Table table = lesson.table(words);
    lesson.steps().subList(0, last).forEach(step -> table.play(step.move()));
    return windows.open(table, 1);
  }

  private static String lastMove(GameWindow game) {
    return String.valueOf(game.model.history().getLast().move());
  }

  @Test
  void wrongCardIsAnsweredAndNotChosen() {
    GameWindow game = before(new SanMarco(), "traitor MAR:3");
    game.hand.click("hand-1");
    assertThat(game.model.decision().chosen()).isEmpty();
    assertThat(game.text("tutor-refused")).contains("traitor");
    assertThat(game.text("tutor-press")).isEqualTo("Click a highlighted card.");
  }

  @Test
  void wrongOfferIsAnsweredAndNotInspected() {
    GameWindow game = before(new CanalGrande(), "take 2");
    game.hand.click("offer-1");
    assertThat(game.model.decision().choices()).hasSize(2);
    assertThat(game.text("tutor-refused")).contains("offer 2");
    assertThat(game.text("tutor-press")).isEqualTo("Press “Take” on the highlighted offer.");
  }

  @Test
  void computersDoNotThinkWhileTheTutorSpeaks() {
    GameWindow game = before(new SanMarco(), "place DOR");
    assertThat(game.text("status-title")).startsWith("Waiting for you");
    assertThat(game.text("tutor-press")).isEqualTo("Press “Continue”.");
    assertThat(on(() -> Fx.isUsable(game.scene(), "tutor-on"))).isTrue();
    assertThat(on(() -> Fx.isUsable(game.scene(), "computer-hurry"))).isFalse();
  }

  @Test
  void handIsSeenWhileTheTutorSpeaks() {
    GameWindow game = before(new CanalGrande(), "steal POL");
    assertThat(on(() -> Fx.isUsable(game.scene(), "tutor-on"))).isTrue();
    assertThat(on(() -> Fx.isShown(game.find("hand-1")))).isTrue();
  }

  @Test
  void resultIsSeenBeforeTheTutorSpeaksAgain() {
    GameWindow game = before(new MarcoPolo(), "step SPI.B");
    game.hand.click("hand-3").click("stop");
    game.awaitRest();
    game.hand.click("take-deck");
    assertThat(game.text("tutor-press")).isEqualTo("Press “End turn”.");
    assertThat(on(() -> Fx.isUsable(game.scene(), "tutor-on"))).isFalse();
    game.hand.click("go-on");
    assertThat(game.text("tutor-words")).startsWith("Now the others");
    assertThat(game.text("tutor-press")).isEqualTo("Press “Continue”.");
  }

  @Test
  void aCardIsDraggedFromTheHandIntoTheVote() {
    GameWindow game = before(new CanalGrande(), "play CAS");
    game.hand.drag("hand-6", "vote-row-1");
    assertThat(lastMove(game)).isEqualTo("play CAS");
  }

  @Test
  void aCardThatIsDroppedElsewhereGoesBackIntoTheHand() {
    GameWindow game = before(new CanalGrande(), "play CAS");
    int moves = game.model.moves();
    game.hand.drag("hand-6", "pile-numbers");
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(on(() -> game.find("hand-6").getTranslateX())).isZero();
  }

  @Test
  void cardsAreDraggedIntoTheOffers() {
    GameWindow game = before(new CanalGrande(), "divide CAS GON GON 1 2 / DOR DOG 3");
    game.hand.drag("card-1", "offer-2");
    assertThat(on(() -> game.find("offer-2").lookup("#card-1"))).isNotNull();
    game.hand.drag("card-1", "offer-0");
    assertThat(on(() -> game.find("offer-0").lookup("#card-1"))).isNotNull();
  }

  @Test
  void anOfferIsDraggedToTheHand() {
    GameWindow game = before(new CanalGrande(), "take 2");
    game.hand.drag("offer-2", "hand-tray");
    assertThat(game.model.history().stream().map(played -> String.valueOf(played.move())))
        .endsWith("take 2");
  }

  @Test
  void aCardPaysForTheSpaceThatItIsDroppedOn() {
    GameWindow game = before(new MarcoPolo(), "step SPI.B");
    game.hand.drag("hand-3", "space-3");
    assertThat(lastMove(game)).isEqualTo("step SPI.B");
  }

  @Test
  void theDeckIsDraggedToTheHand() {
    GameWindow game = before(new MarcoPolo(), "step SPI.B");
    game.hand.drag("hand-3", "space-3").click("stop");
    game.awaitRest();
    game.hand.drag("take-deck", "handSlot");
    assertThat(game.model.history().stream().map(played -> String.valueOf(played.move())))
        .contains("take deck");
  }

  @Test
  void openCardsAreLargeFromTheFirstTimeOn() {
    GameWindow game = before(new MarcoPolo(), "step SPI.B");
    game.hand.click("hand-3").click("stop");
    assertThat(Fx.place(game.find("take-1")).getHeight()).isGreaterThan(60);
  }

  private static boolean isPlaying(GameWindow game) {
    return on(() ->
        Stream.of("motion", "leaving")
            .anyMatch(layer -> !((Group) game.find(layer)).getChildren().isEmpty()));
  }

  @Test
  void cardsFlyToTheirPlacesAndAnyKeySkipsThem() {
    GameWindow game = before(new CanalGrande(), "play CAS");
    game.animate();
    Fx.run(() -> {
      game.hand.click("hand-6");
      assertThat(lastMove(game)).isEqualTo("play CAS");
      assertThat(isPlaying(game)).isTrue();
      game.hand.push(KeyCode.F12);
      assertThat(isPlaying(game)).isFalse();
    });
  }

  @Test
  void camelsWalkAndAnyKeySkipsThem() {
    GameWindow game = before(new MarcoPolo(), "step SPI.B");
    game.animate();
    Fx.run(() -> {
      game.hand.click("hand-3");
      assertThat(lastMove(game)).isEqualTo("step SPI.B");
      assertThat(isPlaying(game)).isTrue();
      game.hand.push(KeyCode.F12);
      assertThat(isPlaying(game)).isFalse();
    });
  }

  @Test
  void firstCardOfEachSideIsMarkedWithItsFate() {
    GameWindow game = before(new CanalGrande(), "play CAS");
    for (int seat = 1; seat <= 2; seat++) {
      String id = "vote-first-" + seat;
      Label mark = (Label) on(() -> game.find(id));
      assertThat(on(mark::isVisible)).isTrue();
      assertThat(mark.getAccessibleText()).contains("GV8");
    }
    game.picture("canal-grande-first-cards");
  }

  @Test
  void whoHasPlayedNothingHasNoMark() {
    GameWindow game = before(new CanalGrande(), "gondola CAN");
    assertThat(on(() -> game.find("vote-first-1").isVisible())).isTrue();
    GameWindow opening = before(new CanalGrande(), "play DOR");
    assertThat(on(() -> opening.find("vote-first-2").isVisible())).isFalse();
  }

  private static boolean isSpoken(GameWindow game, String id) {
    return on(() -> game.find(id).getPseudoClassStates().contains(SPOKEN));
  }

  /** Chooses the last line of the log that contains some words. */
  private static void choose(GameWindow game, String words) {
    on(() -> {
      ListView<?> log = (ListView<?>) game.find("log");
      List<LogLine> lines = log.getItems().stream().map(LogLine.class::cast).toList();
      int last = -1;
      for (int at = 0; at < lines.size(); at++) {
        last = lines.get(at).text().contains(words) ? at : last;
      }
      assertThat(last).as("%s in %s", words, lines).isNotNegative();
      log.getSelectionModel().select(last);
      return log;
    });
  }

  /** The number of highlighted cards in a node. */
  private static long cards(GameWindow game, String id) {
    return on(() ->
        game.find(id).lookupAll(".playing-card").stream()
            .filter(card -> card.getPseudoClassStates().contains(SPOKEN))
            .count());
  }

  @Test
  void aLineOfTheLogPointsAtTheCardsItTellsOf() {
    GameWindow game = before(new CanalGrande(), "play CAS");
    choose(game, "gondola with Castello");
    assertThat(cards(game, "vote-row-1")).isEqualTo(1);
    assertThat(cards(game, "vote-row-2")).isZero();
    choose(game, "Bruno now has");
    assertThat(cards(game, "vote-row-1")).isZero();
    assertThat(isSpoken(game, "hand-of-2")).isTrue();
    assertThat(isSpoken(game, "vote-row-2")).isTrue();
    game.picture("canal-grande-spoken");
  }

  @Test
  void aLineOfTheLogPointsAtTheSpaceAndAtTheCamel() {
    GameWindow game = before(new MarcoPolo(), "step SPI.B");
    game.hand.click("hand-3");
    choose(game, "space 3");
    assertThat(isSpoken(game, "space-3")).isTrue();
    assertThat(isSpoken(game, "camel-1")).isTrue();
  }
}
