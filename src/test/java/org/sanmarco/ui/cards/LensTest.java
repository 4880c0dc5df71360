package org.sanmarco.ui.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.ui.testing.FaceUpCards;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.Screens;

/** Every image of a card says what the card does, and by which rule. */
class LensTest {

  private static final String RULE = "(?s).*[(](C|T)\\d.*[)][.]";

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  void cardsTellWhileOneDividesAndChoosesAndPlays() {
    GameWindow game = windows.open(3, 2);
    for (Phase phase : List.of(Phase.DIVIDE, Phase.CHOOSE, Phase.PLAY)) {
      game.until(() -> game.isDeciding(phase));
      List<CardView> cards = FaceUpCards.cards(game.scene().getRoot());
      assertThat(cards).isNotEmpty();
      Fx.run(() -> {
        for (Node card : cards) {
          assertThat(click(game, card)).as("%s at %s", card, phase).matches(RULE);
        }
        Screens.picture(game.scene(), "game-lens-" + phase);
      });
    }
    Fx.run(() -> {
      assertThat(click(game, game.find("deck-DOG"))).matches(RULE);
      assertThat(click(game, Fx.find(game.scene(), ".penalty-bar"))).contains("T9");
    });
  }

  @Test
  void aKeyEnlargesTheCardThatHasTheFocusAndPutsItAway() {
    GameWindow game = windows.open(3, 2);
    game.until(() -> game.isDeciding(Phase.DIVIDE));
    Fx.run(() -> {
      Node card = game.find("card-1");
      press(card);
      assertThat(words(game)).matches(RULE);
      press(card);
      assertThat(game.find("lens").isVisible()).isFalse();
    });
  }

  @Test
  void draggedCardIsNoLongerEnlarged() {
    GameWindow game = windows.open(3, 2);
    game.until(() -> game.isDeciding(Phase.DIVIDE));
    game.hand.hold("card-1");
    game.await(() -> game.find("lens").isVisible());
    game.hand.pointAt("offer-3");
    assertThat(GameWindow.on(() -> game.find("lens").isVisible())).isFalse();
    game.hand.release();
  }

  @Test
  void anEnlargedCardStaysWhileOthersMove() {
    GameWindow game = windows.open(3, 2);
    game.until(Phase.SETUP_BRIDGE);
    Fx.run(() -> {
      String said = click(game, game.find("deck-DOG"));
      int moves = game.model.moves();
      while (game.model.moves() == moves) {
        game.clicker.step();
      }
      assertThat(words(game)).isEqualTo(said);
    });
  }

  @Test
  void anOfferSaysItsSumInWords() {
    GameWindow game = windows.open(3, 2);
    game.until(() -> game.isDeciding(Phase.CHOOSE));
    assertThat(((Control) game.find("offer-points-1")).getTooltip().getText())
        .matches("(?s)Offer 1: .+; \\d+ penalty points?\n.+");
  }

  @Test
  void offersHoldTheirHeadings() {
    GameWindow game = windows.open(3, 2);
    game.until(() -> game.isDeciding(Phase.CHOOSE));
    Fx.run(() -> {
      for (int offer = 1; offer <= 3; offer++) {
        Node box = game.find("offer-" + offer);
        Node points = game.find("offer-points-" + offer);
        assertThat(
                box.localToScene(box.getLayoutBounds())
                    .contains(points.localToScene(points.getLayoutBounds())))
            .isTrue();
      }
    });
  }

  private static void press(Node card) {
    Event.fireEvent(
        card, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.I, false, false, false, false));
  }

  private static String words(GameWindow game) {
    assertThat(game.find("lens").isVisible()).isTrue();
    return ((Label) game.find("lens-words")).getText();
  }

  /** The text shown after a right click on the middle of a node. */
  private static String click(GameWindow game, Node node) {
    Bounds bounds = Fx.place(node);
    Point2D at = new Point2D(bounds.getCenterX(), bounds.getCenterY());
    // A node that lets clicks through leaves them to its parent.
    Node target = node;
    while (target.isMouseTransparent() && target.getParent() != null) {
      target = target.getParent();
    }
    Event.fireEvent(
        target,
        new MouseEvent(
            MouseEvent.MOUSE_PRESSED,
            at.getX(),
            at.getY(),
            at.getX(),
            at.getY(),
            MouseButton.SECONDARY,
            1,
            false,
            false,
            false,
            false,
            false,
            false,
            true,
            false,
            true,
            true,
            new PickResult(target, at.getX(), at.getY())));
    return words(game);
  }
}
