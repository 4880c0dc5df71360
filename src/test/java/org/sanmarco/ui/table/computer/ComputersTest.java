package org.sanmarco.ui.table.computer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Computer players at the table in the window. */
class ComputersTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private GameWindow open(int players, Pace pace) {
    GameWindow game = windows.open(players, 5);
    GameWindow.on(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.PACE, pace));
      return game;
    });
    return game;
  }

  private static void handOver(GameWindow game, int seat, String level) {
    GameWindow.on(() -> {
      game.model.handOver(seat, level);
      return game;
    });
  }

  @ParameterizedTest
  @CsvSource({"2, random", "3, random", "4, random"})
  void computersPlayWholeGamesByThemselves(int players, String level) {
    GameWindow game = open(players, Pace.AT_ONCE);
    for (int seat = players; seat >= 1; seat--) {
      handOver(game, seat, level);
    }
    game.await(() -> game.model.prompt() instanceof GameOver);
    assertThat(game.text("game-over-title")).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2, easy", "3, random", "4, easy"})
  void onePersonPlaysAgainstComputersAndNobodyLooksAway(int players, String level) {
    GameWindow game = open(players, Pace.AT_ONCE);
    for (int seat = 2; seat <= players; seat++) {
      handOver(game, seat, level);
    }
    boolean over = false;
    while (!over) {
      game.await(() -> !(game.model.prompt() instanceof Computer));
      over =
          GameWindow.on(() -> {
            GameModel model = game.model;
            assertThat(model.prompt()).isNotInstanceOf(Curtain.class);
            if (!(model.prompt() instanceof GameOver)) {
              game.clicker.step();
            }
            return model.prompt() instanceof GameOver;
          });
    }
    List<Integer> own = players == 2 ? List.of(1, 3) : List.of(1);
    assertThat(game.model.history())
        .filteredOn(played -> played.by() instanceof Actor.Seat(int seat) && own.contains(seat))
        .isNotEmpty();
  }

  @Test
  void whoeverLeavesWhilePiecesMoveLeavesNobodyThinking() {
    GameWindow game = open(3, Pace.AT_ONCE);
    game.until(Phase.SETUP_BRIDGE);
    game.animate();
    int moves =
        GameWindow.on(() -> {
          int before = game.model.moves();
          while (game.model.moves() == before) {
            game.clicker.step();
          }
          return game.model.moves();
        });
    GameWindow.on(() -> {
      game.model.handOver(view(game.model).active(), "easy");
      game.screen.close();
      return game;
    });
    Fx.until(() ->
        Thread.getAllStackTraces().keySet().stream()
            .noneMatch(thread -> thread.getName().equals("computer")));
    assertThat(GameWindow.on(game.model::moves)).isEqualTo(moves);
  }

  @Test
  void undoGoesBackToOnesOwnDecisionAndStopsTheComputer() {
    GameWindow game = open(3, Pace.SLOW);
    game.until(Phase.SETUP_BRIDGE);
    int own = GameWindow.on(() -> view(game.model).active());
    for (int seat = 1; seat <= 3; seat++) {
      if (seat != own) {
        handOver(game, seat, "easy");
      }
    }
    int moves = game.model.moves();
    // All before the computer moves, however slow the machine is.
    Fx.run(() -> {
      game.step();
      assertThat(game.model.prompt()).isInstanceOf(Computer.class);
      game.hand.click("computer-hurry");
    });
    game.await(() -> game.model.moves() >= moves + 2);
    game.hand.click("undo");
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.isDeciding(Phase.SETUP_BRIDGE)).isTrue();
  }

  @Test
  void offersKeepTheirPlacesWhoeverChooses() {
    GameWindow game = open(3, Pace.SLOW);
    game.until(Phase.CHOOSE);
    List<Bounds> own = offers(game);
    assertThat(own).hasSizeGreaterThan(3);
    Fx.run(() -> {
      handOver(game, view(game.model).active(), "medium");
      game.hand.click("computer-pause");
    });
    assertThat(offers(game)).isEqualTo(own);
    assertThat(Fx.on(() -> Fx.place(game.find("computer-pause")).getWidth()))
        .as("an icon in the last heading")
        .isLessThan(40);
  }

  private static List<Bounds> offers(GameWindow game) {
    return Fx.on(() ->
        Stream.of(new Dimension2D(1024, 700), new Dimension2D(1280, 800))
            .flatMap(size -> offers(game, size).stream())
            .toList());
  }

  private static List<Bounds> offers(GameWindow game, Dimension2D size) {
    ((Region) game.scene().getRoot()).resize(size.getWidth(), size.getHeight());
    Fx.laidOut(game.scene());
    return game.scene().getRoot().lookupAll(".offer-frame").stream()
        .filter(Fx::isShown)
        .flatMap(
            offer -> Stream.concat(Stream.of(offer), offer.lookupAll(".playing-card").stream()))
        .map(Fx::place)
        .sorted(Comparator.comparingDouble(Bounds::getMinX).thenComparingDouble(Bounds::getMinY))
        .toList();
  }

  @Test
  void aComputerWaitsWhilePausedAndGoesOnWhenHurried() {
    GameWindow game = open(4, Pace.SLOW);
    game.until(Phase.SETUP_BRIDGE);
    int seat = GameWindow.on(() -> view(game.model).active());
    Fx.run(() -> {
      handOver(game, seat, "medium");
      game.hand.click("computer-pause");
    });
    assertThat(game.text("computer-pause")).isEqualTo("Resume");
    game.picture("game-computer");
    int moves = game.model.moves();
    game.hand.push(KeyCode.SPACE);
    game.await(() -> game.model.moves() > moves);
    SeenMove played = game.model.history().get(moves);
    assertThat(played.by()).isEqualTo(new Actor.Seat(seat));
  }

  @Test
  void aKeyThatHurriesNeverDecidesForAPerson() {
    GameWindow game = open(4, Pace.SLOW);
    game.until(Phase.SETUP_BRIDGE);
    int seat = GameWindow.on(() -> view(game.model).active());
    List<Integer> moves = new ArrayList<>();
    Fx.run(() -> {
      handOver(game, seat, "easy");
      stroke(game, KeyEvent.KEY_PRESSED);
      game.model.onChange(() -> {
        if (moves.isEmpty() && !(game.model.prompt() instanceof Computer)) {
          moves.add(game.model.moves());
          stroke(game, KeyEvent.KEY_PRESSED);
          stroke(game, KeyEvent.KEY_RELEASED);
          // Tapped once too often.
          stroke(game, KeyEvent.KEY_PRESSED);
          stroke(game, KeyEvent.KEY_RELEASED);
          moves.add(game.model.moves());
        }
      });
    });
    game.await(() -> moves.size() == 2);
    assertThat(moves.getLast()).isEqualTo(moves.getFirst());
    Fx.until(() -> !game.isResting());
    game.hand.push(KeyCode.ENTER);
    game.await(() -> game.model.moves() > moves.getLast());
  }

  /** Presses or releases the space bar in the focused node. */
  private static void stroke(GameWindow game, EventType<KeyEvent> type) {
    Node focused = Objects.requireNonNull(game.scene().getFocusOwner());
    focused.fireEvent(new KeyEvent(type, " ", " ", KeyCode.SPACE, false, false, false, false));
  }

  @Test
  void aSeatIsHandedOverInTheMenuAndBack() {
    GameWindow game = open(4, Pace.SLOW);
    game.until(Phase.SETUP_BRIDGE);
    int seat = GameWindow.on(() -> view(game.model).active());
    Fx.run(() -> {
      choose(game, seat, 4);
      assertThat(game.model.prompt()).isEqualTo(new Computer(seat, false));
      assertThat(game.model.record().orElseThrow().seats()).anyMatch(Seat::isComputer);
      choose(game, seat, 0);
    });
    assertThat(game.isDeciding(Phase.SETUP_BRIDGE)).isTrue();
  }

  @Sampled(3)
  @ParameterizedTest
  @EnumSource(names = {"SETUP_BRIDGE", "CHOOSE", "PLAY"})
  void whatIsAdvisedIsDrawnOnTheBoardAndPlayedByAButton(Phase phase) {
    GameWindow game = open(3, Pace.AT_ONCE);
    game.until(phase);
    assertThat(isDrawn(game)).isFalse();
    game.hand.push(KeyCode.F6);
    game.await(() -> game.find("advice-play").isVisible() && isDrawn(game));
    game.picture("game-advice-" + phase);
    int moves = game.model.moves();
    game.fire("advice-play");
    assertThat(game.model.moves()).isGreaterThan(moves);
    assertThat(isDrawn(game)).isFalse();
    assertThat(game.find("advice-play").isVisible()).isFalse();
  }

  private static boolean isDrawn(GameWindow game) {
    return GameWindow.on(() -> !((Group) game.find("advice-arrow")).getChildren().isEmpty());
  }

  @Test
  void aComputerIsAskedWhatItWouldDo() {
    GameWindow game = open(3, Pace.AT_ONCE);
    game.until(Phase.CHOOSE);
    game.hand.push(KeyCode.F6);
    game.await(() -> game.text("status-advice").startsWith("Take offer "));
    assertThat(game.find("status-advice").isVisible()).isTrue();
    ListView<?> log = GameWindow.on(() -> (ListView<?>) game.find("log"));
    assertThat(log.getItems().getLast()).asString().contains("asked for advice.");
    game.picture("game-advice");
    int moves = game.model.moves();
    while (game.model.moves() == moves) {
      game.step();
    }
    assertThat(game.text("status-advice")).isEmpty();
    assertThat(game.find("status-advice").isVisible()).isFalse();
    game.until(Phase.PLAY);
    game.hand.click("advise");
    game.await(() -> game.text("status-advice").contains(".\n"));
    game.picture("game-advice-play");
  }

  @ParameterizedTest
  @ValueSource(strings = {"menu", "plays-1", "log-kind"})
  void computersWaitWhileAMenuIsOpen(String menu) {
    GameWindow game = open(3, Pace.AT_ONCE);
    game.until(Phase.SETUP_BRIDGE);
    int seat = GameWindow.on(() -> view(game.model).active());
    if (menu.equals("log-kind")) {
      game.hand.click("log-find");
    }
    game.hand.click(menu);
    Fx.until(() -> isOpen(game.find(menu)));
    int moves = game.model.moves();
    handOver(game, seat, "easy");
    Fx.until(() ->
        Thread.getAllStackTraces().keySet().stream()
            .noneMatch(thread -> thread.getName().equals("computer")));
    Fx.run(() -> {});
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(isOpen(game.find(menu))).isTrue();
    Fx.run(() -> hide(game.find(menu)));
    game.await(() -> game.model.moves() > moves);
  }

  private static boolean isOpen(Node menu) {
    return menu instanceof MenuButton button
        ? button.isShowing()
        : ((ComboBoxBase<?>) menu).isShowing();
  }

  private static void hide(Node menu) {
    if (menu instanceof MenuButton button) {
      button.hide();
    } else {
      ((ComboBoxBase<?>) menu).hide();
    }
  }

  @Test
  void theKeyboardStaysWhereLettersAreTyped() {
    GameWindow game = open(3, Pace.AT_ONCE);
    game.until(Phase.SETUP_BRIDGE);
    int seat = GameWindow.on(() -> view(game.model).active());
    game.hand.click("log-find").click("log-words");
    int moves = game.model.moves();
    handOver(game, seat, "easy");
    game.await(() -> game.model.moves() > moves);
    assertThat(game.model.prompt()).isInstanceOf(Deciding.class);
    assertThat(game.focus()).isEqualTo("log-words");
  }

  private static void choose(GameWindow game, int seat, int item) {
    GameWindow.on(() -> {
      ((SeatMenu) game.find("plays-" + seat)).getItems().get(item).fire();
      return game;
    });
  }
}
