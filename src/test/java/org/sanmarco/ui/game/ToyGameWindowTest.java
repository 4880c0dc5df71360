package org.sanmarco.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** A game that the window has never heard of is set up, played, left and taken up again there. */
class ToyGameWindowTest {

  private static final int MOST_CLICKS = 400;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private void choose(int players, List<String> computers) {
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings ->
                settings.with(Setting.COMPUTERS, computers).with(Setting.PACE, Pace.AT_ONCE)));
    Fx.run(() -> window.services().navigator().newGame("san-marco"));
    window.settle();
    hand.click("game-nim").click("players-" + players).click("seat-1-leads");
    hand.click("newgame-start");
  }

  @Test
  void fivePeoplePlayItToTheEndAtThePlainTable() {
    choose(5, List.of());
    playOn(12);
    Pictures.takeAll(window, "plain-table");
    playOn(MOST_CLICKS);
    assertThat(isOver()).isTrue();
    assertThat(window.text("game-over-title")).endsWith("wins");
    Pictures.take(window, "plain-table-over");
  }

  @Test
  void withoutPagesThereIsNoRuleBook() {
    choose(2, List.of());
    playOn(3);
    Fx.run(() -> {
      window.services().navigator().rules("N1");
      assertThat(window.scene().getRoot().lookupAll(".rule")).isEmpty();
    });
    assertThat(window.find("rule-book")).isEmpty();
  }

  @Test
  void leftAndTakenUpAgainItGoesOn() {
    choose(2, List.of());
    playOn(8);
    int moves = moves();
    assertThat(moves).isPositive();
    Fx.run(() -> window.services().navigator().home());
    window.settle();
    hand.click("home-continue");
    window.settle();
    assertThat(moves()).isEqualTo(moves);
    playOn(MOST_CLICKS);
    assertThat(isOver()).isTrue();
  }

  @Test
  void computersPlayIt() {
    choose(3, List.of("easy", "medium", "hard"));
    Fx.until(this::isOver);
    assertThat(window.text("game-over-title")).endsWith("wins");
  }

  private int moves() {
    return Fx.on(() -> window.table().orElseThrow().size());
  }

  private boolean isOver() {
    return window.find("game-over-title").isPresent();
  }

  /** Presses the first button that continues the game, at most the given number of times. */
  private void playOn(int clicks) {
    for (int i = 0; i < clicks && !isOver(); i++) {
      Fx.run(() -> next().fire());
      window.settle();
    }
  }

  /** The button that lifts a curtain or lets chance act, or else the first legal move's. */
  private Button next() {
    return Stream.of("#go-on", ".plain-moves .button")
        .flatMap(found -> window.scene().getRoot().lookupAll(found).stream())
        .filter(Button.class::isInstance)
        .filter(Fx::isShown)
        .map(Node.class::cast)
        .map(Button.class::cast)
        .filter(button -> !button.isDisabled())
        .findFirst()
        .orElseThrow();
  }
}
