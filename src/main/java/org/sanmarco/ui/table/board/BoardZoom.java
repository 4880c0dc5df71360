package org.sanmarco.ui.table.board;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.CacheHint;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyUse;

/**
 * Enlarges a board by wheel, by two fingers and by keys, and moves it by dragging. A button shows
 * the whole board again.
 */
public final class BoardZoom {

  /** The delta that a system reports for one notch of a wheel. */
  private static final double NOTCH = 40;

  private static final double MOST_NOTCHES = 3;
  private static final double STEP = 1.15;
  private static final double KEY_STEP = 1.25;

  /** The rest of the wheel after which the board is drawn again. */
  private static final Duration REST = Duration.millis(150);

  private final FittedBoard board;
  private final PanelContext context;
  private final Button button = Nodes.styled(new Button(), "whole-board");
  private final PauseTransition rest = new PauseTransition(REST);

  /** The cached nodes that are only scaled until the wheel rests. */
  private final List<Node> coarse = new ArrayList<>();

  /** The point of the scene at which the mouse holds the board; null if it doesn't. */
  private @Nullable Point2D held;

  /** Whether the board was moved since the mouse went down, so that the click is dropped. */
  private boolean moved;

  public BoardZoom(FittedBoard board, PanelContext context) {
    this.board = board;
    this.context = context;
    button.setId("whole-board");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> board.whole());
    Buttons.explain(button, context.tip("board.whole.tip", Key.WHOLE));
    show();
    rest.setOnFinished(event -> sharpen());
    board
        .factorProperty()
        .subscribe((before, now) -> {
          coarsen(board);
          rest.playFromStart();
          show();
        });
    // The button lies over the board, so it must handle the same events.
    for (Node there : List.of(board, button)) {
      there.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
      there.addEventHandler(ZoomEvent.ZOOM, this::zoomed);
    }
    board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    board.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> letGo());
    board.addEventFilter(MouseEvent.MOUSE_CLICKED, this::clicked);
    board.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::follow);
  }

  /** The button that shows the whole board; visible while the board is enlarged. */
  public Button button() {
    return button;
  }

  /** Handles a key that zooms the board; returns whether it was one. */
  public boolean key(KeyEvent event) {
    if (Key.ENLARGE.is(event)) {
      board.enlarge(KEY_STEP, inView());
    } else if (Key.REDUCE.is(event)) {
      board.enlarge(1 / KEY_STEP, inView());
    } else if (Key.WHOLE.is(event)) {
      board.whole();
    } else {
      return false;
    }
    return true;
  }

  private void show() {
    button.setVisible(board.isEnlarged());
    button.setText(context.text("board.whole", Math.round(100 * board.factorProperty().get())));
  }

  /**
   * Scales large pictures only: drawing them again at each turn of the wheel would not be smooth.
   */
  private void coarsen(Node node) {
    if (node.isCache() && node.getCacheHint() == CacheHint.QUALITY) {
      node.setCacheHint(CacheHint.SPEED);
      coarse.add(node);
    }
    Nodes.children(node).forEach(this::coarsen);
  }

  private void sharpen() {
    coarse.forEach(node -> node.setCacheHint(CacheHint.QUALITY));
    coarse.clear();
  }

  private void scrolled(ScrollEvent event) {
    if (event.isDirect()) {
      board.move(event.getDeltaX(), event.getDeltaY());
    } else if (!event.isInertia()) {
      double notches = Math.clamp(event.getDeltaY() / NOTCH, -MOST_NOTCHES, MOST_NOTCHES);
      board.enlarge(Math.pow(STEP, notches), at(event.getSceneX(), event.getSceneY()));
    }
    event.consume();
  }

  private void zoomed(ZoomEvent event) {
    board.enlarge(event.getZoomFactor(), at(event.getSceneX(), event.getSceneY()));
    event.consume();
  }

  private void pressed(MouseEvent event) {
    moved = false;
    boolean takes = event.getButton() == MouseButton.PRIMARY && !isOnControl(event);
    held = takes ? new Point2D(event.getSceneX(), event.getSceneY()) : null;
  }

  /** Moves the board; a dragged card has consumed the event before. */
  private void dragged(MouseEvent event) {
    Point2D from = held;
    if (from == null || !board.isEnlarged() || event.isStillSincePress()) {
      return;
    }
    Point2D to = new Point2D(event.getSceneX(), event.getSceneY());
    Point2D shift = board.sceneToLocal(to).subtract(board.sceneToLocal(from));
    board.move(shift.getX(), shift.getY());
    board.setCursor(Cursor.CLOSED_HAND);
    held = to;
    moved = true;
    event.consume();
  }

  private void letGo() {
    held = null;
    board.setCursor(null);
  }

  /** Drops the click at the end of a drag. */
  private void clicked(MouseEvent event) {
    if (moved) {
      event.consume();
    }
    moved = false;
  }

  private boolean isOnControl(MouseEvent event) {
    return Nodes.outwards(event.getTarget())
        .takeWhile(up -> !up.equals(board))
        .anyMatch(Control.class::isInstance);
  }

  /** Brings a node that keys have focused into view. */
  private void follow(@Nullable Node focused) {
    if (focused != null && Nodes.isWithin(focused, board) && KeyUse.isAt(focused)) {
      board.bringIntoView(focused);
    }
  }

  /** The middle of the focused node on the board, or else of the board. */
  private Point2D inView() {
    Node focused = board.getScene().getFocusOwner();
    Bounds around =
        focused != null && Nodes.isWithin(focused, board)
            ? board.sceneToLocal(focused.localToScene(focused.getLayoutBounds()))
            : board.getLayoutBounds();
    return new Point2D(around.getCenterX(), around.getCenterY());
  }

  private Point2D at(double x, double y) {
    return board.sceneToLocal(x, y);
  }
}
