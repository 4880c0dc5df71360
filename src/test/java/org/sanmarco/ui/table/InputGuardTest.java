package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeDecision;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.RandomPositions;

/** Keys and clicks that were meant for what was on the screen before. */
class InputGuardTest {

  /** Anna, who is seat 1, opens a vote with three Castello cards in hand. */
  private static final List<String> BEFORE =
      List.of(
          "deal CRO MAR DOR CAS",
          "deal POL POL MAR CAS",
          "draw CAN CAN CAS CAS GON 1 2 3",
          "divide CAN CAN 1 2 / CAS CAS GON 3",
          "take 1",
          "draw CRO CRO POL SPY DOG 1 1 1",
          "divide CRO CRO POL SPY 1 1 / DOG 1",
          "take 2");

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private GameWindow vote() {
    Table table =
        new Table(
            new CanalGrande(),
            new Setup(CanalGrande.ID, 2, Map.of()),
            List.of(new Seat("Anna", Seat.COLOURS.get(0)), new Seat("Ben", Seat.COLOURS.get(1))),
            1);
    BEFORE.forEach(move -> table.play(table.game().read(move)));
    return windows.open(table, 1);
  }

  /** Presses and releases a key in the focused node. */
  private static void tap(GameWindow game, KeyCode key) {
    for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Node focused = Objects.requireNonNull(game.scene().getFocusOwner());
      focused.fireEvent(new KeyEvent(type, "", "", key, false, false, false, false));
    }
  }

  private static void tap(Node node, KeyCode key) {
    for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      node.fireEvent(new KeyEvent(type, "", "", key, false, false, false, false));
    }
  }

  @Test
  void theKeyThatEndedATurnDoesntOpenTheNextHand() {
    GameWindow game = vote();
    Fx.run(() -> {
      tap(game, KeyCode.SPACE);
      assertThat(game.model.prompt()).isEqualTo(new Deciding(1, Phase.VOTE));
    });
    game.hand.click("hand-1");
    Fx.run(() -> {
      game.find("done").requestFocus();
      tap(game, KeyCode.ENTER);
      assertThat(game.model.prompt()).isEqualTo(new Curtain(2));
      tap(game, KeyCode.ENTER);
      tap(game, KeyCode.ENTER);
      assertThat(game.model.prompt()).as("the same key").isEqualTo(new Curtain(2));
      tap(game, KeyCode.SPACE);
      assertThat(game.model.prompt()).as("another key").isEqualTo(new Deciding(2, Phase.VOTE));
    });
  }

  @Test
  void aDoubleClickPlaysOneCard() {
    GameWindow game = vote();
    game.hand.click("go-on");
    game.hand.doubleClick("hand-3");
    assertThat(((CanalGrandeDecision) game.model.decision()).raised()).hasSize(1);
  }

  @Test
  void aDoubleClickDoesntOpenTheNextHand() {
    GameWindow game = vote();
    game.leavePasses();
    game.hand.click("go-on").click("hand-1").doubleClick("done");
    assertThat(game.model.prompt()).isEqualTo(new Curtain(2));
    game.hand.click("go-on");
    assertThat(game.model.prompt()).isEqualTo(new Deciding(2, Phase.VOTE));
  }

  @Test
  void theKeyThatEndedARoundDoesntCloseItsPage() {
    GameWindow game = windows.open(2, 11);
    Node page = game.find("game");
    game.until(() -> {
      boolean reached = game.model.prompt() instanceof RoundOver;
      if (!reached) {
        tap(page, KeyCode.SPACE);
      }
      return reached;
    });
    Fx.run(() -> {
      Node goOn = Objects.requireNonNull(game.scene().getFocusOwner());
      tap(goOn, KeyCode.SPACE);
      assertThat(game.model.prompt()).as("the same key").isInstanceOf(RoundOver.class);
      tap(goOn, KeyCode.ENTER);
      assertThat(game.model.prompt()).as("another key").isNotInstanceOf(RoundOver.class);
    });
  }

  @Test
  void aDialogTakesTheKeyThatThePageDrops() {
    GameWindow game = vote();
    game.hand.click("go-on").click("hand-1");
    AtomicInteger answers = new AtomicInteger();
    Fx.run(() -> {
      game.find("done").requestFocus();
      tap(game, KeyCode.ENTER);
      assertThat(game.model.prompt()).isEqualTo(new Curtain(2));
      Button button = game.openDialog();
      button.setOnAction(event -> answers.incrementAndGet());
      tap(button, KeyCode.ENTER);
    });
    assertThat(answers).hasValue(1);
  }

  @Test
  void cardsRestAfterAStepThatPaidItself() {
    GameWindow game =
        windows.open(
            RandomPositions.reach(
                seed -> RandomPositions.table(new MarcoPolo(), 3, 1, seed),
                MarcoPoloPosition.class,
                InputGuardTest::hasOnePayment),
            1);
    game.awaitRest();
    OfSpace space =
        game.model.decision().lit().stream()
            .filter(OfSpace.class::isInstance)
            .map(OfSpace.class::cast)
            .findFirst()
            .orElseThrow();
    // A slow machine may draw the move only after the rest.
    AtomicBoolean rested = new AtomicBoolean();
    Fx.run(() ->
        game.find("game")
            .getPseudoClassStates()
            .addListener(
                (InvalidationListener) states -> rested.compareAndSet(false, game.isResting())));
    game.hand.click("space-" + space.space());
    assertThat(game.model.lastMove().orElseThrow().move()).isInstanceOf(Step.class);
    assertThat(rested).isTrue();
  }

  /** Whether there is only one way to pay the next step, by cards. */
  private static boolean hasOnePayment(MarcoPoloPosition position) {
    return position.phase() == org.sanmarco.games.marcopolo.Phase.MOVE
        && position.actor().equals(new Actor.Seat(1))
        && position.legal().stream().filter(Step.class::isInstance).count() == 1
        && position.legal().stream().noneMatch(Ballast.class::isInstance);
  }
}
