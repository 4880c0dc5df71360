package org.sanmarco.ui.cards;

import java.util.Objects;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.keys.Key;

/**
 * Enlarges a card and explains its effect, with the rule. It appears when the mouse rests on a
 * card, on a right click, on a long press, and on a key if the card has the focus. Cards that are
 * face down are not enlarged.
 */
public final class Lens {

  private static final String TELLS = "lens";
  private static final double HEIGHT = 200;
  private static final double WORDS = 230;
  private static final double BESIDE = 12;
  private static final Duration DELAY = Duration.millis(600);

  private final Pane page;
  private final HBox view = Nodes.styled(new HBox(), "lens");
  private final PauseTransition delay = new PauseTransition(DELAY);
  private final EventHandler<MouseEvent> dragging = event -> hide();
  private @Nullable Node under;

  /** The node whose card is enlarged. */
  private @Nullable Node shown;

  private String spoken = "";

  /** Whether the button that is down has shown a card, and so is no click. */
  private boolean held;

  private record Enlargement(Supplier<Group> face, Supplier<String> words) {}

  /** A lens over a page. */
  public Lens(Pane page) {
    this.page = page;
    view.setId("lens");
    view.setManaged(false);
    view.setMouseTransparent(true);
    view.setVisible(false);
    view.setViewOrder(-3);
    page.getChildren().add(view);
    page.addEventFilter(MouseEvent.MOUSE_MOVED, event -> rest(told(event)));
    page.addEventFilter(MouseEvent.MOUSE_EXITED, event -> rest(null));
    // In the scene: a card that is dragged takes the events from there.
    page.sceneProperty().subscribe(this::enter);
    page.addEventFilter(ScrollEvent.SCROLL, event -> rest(null));
    page.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
    page.addEventFilter(MouseEvent.MOUSE_CLICKED, this::click);
    page.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  /**
   * Attaches an enlarged card to a node.
   *
   * @param face draws the card
   * @param words the card's effect, with the rule's id; requested when it is shown
   */
  public static void tell(Node node, Supplier<Group> face, Supplier<String> words) {
    node.getProperties().put(TELLS, new Enlargement(face, words));
  }

  private void enter(@Nullable Scene left, @Nullable Scene entered) {
    if (left != null) {
      left.removeEventFilter(MouseEvent.MOUSE_DRAGGED, dragging);
    }
    if (entered != null) {
      entered.addEventFilter(MouseEvent.MOUSE_DRAGGED, dragging);
    }
  }

  /** Goes when the mouse rests elsewhere. */
  private void rest(@Nullable Node node) {
    if (Objects.equals(node, under)) {
      return;
    }
    hide();
    under = node;
    await(node, false);
  }

  private void await(@Nullable Node node, boolean pressed) {
    if (node != null) {
      delay.setOnFinished(done -> {
        held = pressed;
        show(node);
      });
      delay.playFromStart();
    }
  }

  private void press(MouseEvent event) {
    Node node = told(event);
    hide();
    held = false;
    if (node != null && event.getButton() == MouseButton.SECONDARY) {
      show(node);
    } else {
      await(node, true);
    }
  }

  private void click(MouseEvent event) {
    if (held) {
      event.consume();
    } else {
      // A click decides: what one has read by then is not in its way.
      delay.stop();
    }
    held = false;
  }

  private void key(KeyEvent event) {
    boolean shown = view.isVisible();
    hide();
    Node node = around(event.getTarget() instanceof Node target ? target : null);
    if (Key.CARD.is(event) && node != null) {
      if (!shown) {
        show(node);
      }
      event.consume();
    }
  }

  /** Shows nothing, such as when the page is about something else. */
  public void hide() {
    delay.stop();
    view.setVisible(false);
  }

  /** Called when the page has changed; hides a card that is gone or has been replaced. */
  public void update() {
    Node node = shown;
    if (view.isVisible()
        && (node == null
            || node.getScene() == null
            || !(node.getProperties().get(TELLS) instanceof Enlargement told)
            || !told.words().get().equals(spoken))) {
      hide();
    }
  }

  private void show(Node node) {
    if (node.getScene() == null || !(node.getProperties().get(TELLS) instanceof Enlargement told)) {
      return;
    }
    shown = node;
    spoken = told.words().get();
    PlayingCard card = new PlayingCard(told.face().get(), spoken, false);
    card.setMinSize(HEIGHT * CardPaper.WIDTH / CardPaper.HEIGHT, HEIGHT);
    Label words = Nodes.wrapped(spoken, "lens-words");
    words.setId("lens-words");
    words.setPrefWidth(WORDS);
    words.setMinHeight(0);
    view.getChildren().setAll(card, words);
    view.setVisible(true);
    view.applyCss();
    double width = view.prefWidth(-1);
    double height = view.prefHeight(width);
    Bounds at = page.sceneToLocal(node.localToScene(node.getLayoutBounds()));
    double above = at.getMinY() - height - BESIDE;
    double y = above >= 0 ? above : at.getMaxY() + BESIDE;
    view.resizeRelocate(
        Math.clamp(at.getMinX(), 0, Math.max(0, page.getWidth() - width)),
        Math.clamp(y, 0, Math.max(0, page.getHeight() - height)),
        width,
        height);
  }

  /** The node under the mouse that has a card attached, even if an ancestor receives the clicks. */
  private static @Nullable Node told(MouseEvent event) {
    if (!(event.getTarget() instanceof Node target)) {
      return null;
    }
    Node within = within(target, new Point2D(event.getSceneX(), event.getSceneY()));
    return within == null ? around(target) : within;
  }

  private static @Nullable Node within(Node node, Point2D point) {
    Point2D here = node.sceneToLocal(point);
    if (!node.isVisible()
        || !node.getBoundsInLocal().contains(here)
        || node.getClip() != null && !node.getClip().contains(here)) {
      return null;
    }
    return tells(node)
        ? node
        : Nodes.children(node).reversed().stream()
            .map(child -> within(child, point))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
  }

  private static @Nullable Node around(@Nullable Node node) {
    return Nodes.outwards(node).filter(Lens::tells).findFirst().orElse(null);
  }

  private static boolean tells(Node node) {
    return node.hasProperties() && node.getProperties().containsKey(TELLS);
  }
}
