package org.sanmarco.ui.testing;

import module java.base;

import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxRobot;
import org.testfx.api.FxRobotContext;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;

/**
 * A player's hand on TestFX's mouse and keys. It clicks only visible, uncovered nodes, and
 * continues as soon as the window has answered. It calls only those methods of TestFX that neither
 * sleep nor wait.
 */
public final class Hand {

  /** The most keys pushed before the window is drawn. */
  private static final int MOST_KEYS = 30;

  private static final int GRID = 12;

  /** More than the distance allowed between the clicks of a double click, in pixels. */
  private static final int AWAY = 40;

  /** The shared robot, since it tracks the buttons and the platform keeps clicks per robot. */
  private static final FxRobotContext ROBOT = new FxRobot().robotContext();

  private static final MouseRobot MOUSE = ROBOT.getMouseRobot();
  private static final KeyboardRobot KEYS = ROBOT.getKeyboardRobot();

  /** Keys pushed since a frame was awaited. */
  private int pushed;

  private final Supplier<Scene> scene;
  private final Runnable settle;

  /**
   * A hand at a window.
   *
   * @param scene the window's scene, read on the JavaFX thread
   * @param settle waits until the window has answered
   */
  public Hand(Supplier<Scene> scene, Runnable settle) {
    this.scene = scene;
    this.settle = settle;
  }

  /** Waits until something can be used, and clicks it. */
  public Hand click(String id) {
    return at(id, usable -> click(usable, 1));
  }

  /** Waits until something can be used, and clicks it twice, so fast that it is a double click. */
  public Hand doubleClick(String id) {
    return at(id, usable -> click(usable, 2));
  }

  /** Waits until something can be used, and moves the pointer there. */
  public Hand pointAt(String id) {
    return at(id, usable -> act(usable, () -> {}));
  }

  /** Presses the mouse on something and keeps the button down, until {@link #release}. */
  public Hand hold(String id) {
    return at(id, usable -> act(usable, () -> MOUSE.pressNoWait(MouseButton.PRIMARY)));
  }

  /** Does something with a usable node; again where news has replaced it or taken it away. */
  private Hand at(String id, Function<Supplier<Optional<Node>>, Optional<Node>> action) {
    Optional<Node> met;
    do {
      Fx.until(() -> Fx.isUsable(scene.get(), id));
      met =
          action.apply(() ->
              Optional.of(scene.get())
                  .filter(shown -> Fx.isUsable(shown, id))
                  .map(shown -> Fx.find(shown, "#" + id)));
    } while (met.isEmpty());
    return this;
  }

  /** Moves the pointer to a node that is chosen when all is laid out, and acts there at once. */
  private Optional<Node> act(Supplier<Optional<Node>> choice, Runnable action) {
    List<Node> met = new ArrayList<>();
    step(() ->
        choice
            .get()
            .ifPresent(node -> {
              met.add(node);
              moveTo(place(node));
              action.run();
            }));
    return met.stream().findFirst();
  }

  /** Releases the button of the mouse. */
  public Hand release() {
    return step(() -> MOUSE.releaseNoWait(MouseButton.PRIMARY));
  }

  /** Comes from elsewhere, so that a click is not taken for the second one of a double click. */
  private static void moveTo(Point2D place) {
    MOUSE.moveNoWait(place.add(AWAY, 0));
    MOUSE.moveNoWait(place);
  }

  /** Lets go of all keys and buttons and moves the mouse into the empty corner. */
  public static void rest() {
    Fx.run(() -> {
      KEYS.releaseNoWait();
      MOUSE.releaseNoWait();
      MOUSE.moveNoWait(Point2D.ZERO);
    });
  }

  /**
   * Clicks a node that is chosen when all is laid out, with nothing happening before the click.
   *
   * @param choice asked on the JavaFX thread
   * @return the clicked node, if any
   */
  public Optional<Node> click(Supplier<Optional<Node>> choice) {
    return click(choice, 1);
  }

  private Optional<Node> click(Supplier<Optional<Node>> choice, int times) {
    List<Node> met = new ArrayList<>();
    List<Node> meant = new ArrayList<>();
    step(() -> {
      choice.get().ifPresent(meant::add);
      for (Node node : meant) {
        EventHandler<MouseEvent> watch =
            event -> {
              Node top = event.getPickResult().getIntersectedNode();
              met.add(isWithin(top, node) ? node : top);
            };
        Scene shown = scene.get();
        shown.addEventFilter(MouseEvent.MOUSE_PRESSED, watch);
        moveTo(place(node));
        for (int click = 0; click < times; click++) {
          MOUSE.pressNoWait(MouseButton.PRIMARY);
          MOUSE.releaseNoWait(MouseButton.PRIMARY);
        }
        shown.removeEventFilter(MouseEvent.MOUSE_PRESSED, watch);
      }
    });
    if (!met.stream().limit(1).toList().equals(meant)) {
      throw new AssertionError("a click on " + meant + " met " + met);
    }
    return meant.stream().findFirst();
  }

  /** Whether there is any point at which a click would meet a node. On the JavaFX thread. */
  public boolean reaches(Node node) {
    laidOut();
    return findPlace(node).isPresent();
  }

  /**
   * The points of a node, on a grid all over it, at which something else lies above it, or nothing
   * of it is to be seen. On the JavaFX thread, once all is laid out.
   */
  public List<Point2D> covered(Node node) {
    Scene shown = scene.get();
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    List<Point2D> covered = new ArrayList<>();
    for (int row = 0; row < GRID; row++) {
      for (double column : List.of(0.02, 0.5, 0.98)) {
        Point2D point =
            new Point2D(
                bounds.getMinX() + column * bounds.getWidth(),
                bounds.getMinY() + (row + 0.5) / GRID * bounds.getHeight());
        Node top = pick(shown.getRoot(), point);
        if (top == null || !isWithin(top, node)) {
          covered.add(point);
        }
      }
    }
    return covered;
  }

  /** Clicks at a point of the scene. */
  public Hand click(Point2D point) {
    return step(() -> {
      moveTo(onScreen(point));
      MOUSE.pressNoWait(MouseButton.PRIMARY);
      MOUSE.releaseNoWait(MouseButton.PRIMARY);
    });
  }

  /** Turns the wheel over a point of the scene: away from the hand, or towards it if negative. */
  public Hand wheel(Point2D point, int notches) {
    return step(() -> {
      MOUSE.moveNoWait(onScreen(point));
      for (int i = 0; i < Math.abs(notches); i++) {
        // For a robot a wheel that is turned away goes up, and up is negative.
        MOUSE.scrollNoWait(-Integer.signum(notches));
      }
    });
  }

  /** Drags something with the mouse and lets it go over something else. */
  public Hand drag(String from, String to) {
    Point2D[] ends = press(from, to);
    return dragOn(ends[0], ends[1]);
  }

  /** Begins to drag something as if to something else, and presses Escape before letting it go. */
  public Hand dragAndThinkBetter(String from, String to) {
    Point2D[] ends = press(from, to);
    step(() -> MOUSE.moveNoWait(ends[0].midpoint(ends[1])));
    push(KeyCode.ESCAPE);
    step(() -> MOUSE.moveNoWait(ends[1]));
    return release();
  }

  /** Presses the mouse on something that will be dragged; returns both places. */
  private Point2D[] press(String from, String to) {
    Point2D[] ends = new Point2D[2];
    at(
        from,
        usable ->
            act(
                usable,
                () -> {
                  ends[0] = place(Fx.find(scene.get(), "#" + from));
                  ends[1] = place(Fx.find(scene.get(), "#" + to));
                  MOUSE.pressNoWait(MouseButton.PRIMARY);
                }));
    return ends;
  }

  /**
   * Drags something that is chosen as for a click, and lets it go at a point of the scene.
   *
   * @param choice asked on the JavaFX thread
   */
  public Hand drag(Supplier<Optional<Node>> choice, Point2D to) {
    Point2D end = Fx.on(() -> onScreen(to));
    List<Point2D> start = new ArrayList<>();
    act(
        () -> {
          Optional<Node> chosen = choice.get();
          chosen.map(this::place).ifPresent(start::add);
          return chosen;
        },
        () -> MOUSE.pressNoWait(MouseButton.PRIMARY));
    start.forEach(place -> dragOn(place, end));
    return this;
  }

  /** Drags from one point of the scene to another. */
  public Hand drag(Point2D from, Point2D to) {
    Point2D start = Fx.on(() -> onScreen(from));
    Point2D end = Fx.on(() -> onScreen(to));
    step(() -> {
      moveTo(start);
      MOUSE.pressNoWait(MouseButton.PRIMARY);
    });
    return dragOn(start, end);
  }

  /** Drags from one point to another and releases the button. */
  private Hand dragOn(Point2D start, Point2D end) {
    step(() -> MOUSE.moveNoWait(start.midpoint(end)));
    step(() -> MOUSE.moveNoWait(end));
    return release();
  }

  /** Presses keys together and lets them go. */
  public Hand push(KeyCode... keys) {
    if (!Platform.isFxApplicationThread()) {
      Fx.until(() -> focused() == null || isInScene(focused()));
      pushed += keys.length;
      if (pushed >= MOST_KEYS) {
        // Keys that arrive faster than the window is drawn are dropped.
        Fx.awaitFrame(scene.get());
        pushed = keys.length;
      }
    }
    return step(() -> {
      KEYS.pressNoWait(keys);
      KEYS.releaseNoWait(List.of(keys).reversed().toArray(KeyCode[]::new));
    });
  }

  /** Puts a text into a field in place of the old one. */
  public Hand write(String id, String text) {
    click(id).push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.DELETE);
    return type(text);
  }

  /** Types a text into the focused node, as the system would. */
  public Hand type(String text) {
    Fx.until(() -> isInScene(focused()));
    Fx.run(() ->
        text.codePoints()
            .mapToObj(Character::toString)
            .forEach(letter ->
                ROBOT.getBaseRobot().typeKeyboard(scene.get(), KeyCode.UNDEFINED, letter)));
    settle.run();
    return this;
  }

  private @Nullable Node focused() {
    return scene.get().getFocusOwner();
  }

  /**
   * A node that was removed from the scene still has the focus until the next pulse, and gets no
   * key.
   */
  private boolean isInScene(@Nullable Node node) {
    return node != null && scene.get().equals(node.getScene());
  }

  private Hand step(Runnable step) {
    Fx.run(() -> {
      laidOut();
      step.run();
    });
    settle.run();
    return this;
  }

  /** All of it: a node that was just added has no place and gets no event before CSS is applied. */
  private void laidOut() {
    Fx.laidOut(scene.get());
  }

  /** A point on the screen where a click meets the node and nothing above it. */
  private Point2D place(Node node) {
    return findPlace(node)
        .orElseThrow(() ->
            new AssertionError(
                node + " at " + node.localToScene(node.getLayoutBounds()) + " can't be clicked"));
  }

  private Point2D onScreen(Point2D point) {
    return point.add(scene.get().getRoot().localToScreen(0, 0));
  }

  private Optional<Point2D> findPlace(Node node) {
    Parent root = scene.get().getRoot();
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    for (int i = 0; i <= GRID * GRID; i++) {
      // The middle first, then all over.
      double x = i == 0 ? 0.5 : ((i - 1) % GRID + 0.5) / GRID;
      double y = i == 0 ? 0.5 : (Math.floorDiv(i - 1, GRID) + 0.5) / GRID;
      Point2D point =
          // A mouse knows whole pixels only.
          new Point2D(
              Math.floor(bounds.getMinX() + x * bounds.getWidth()),
              Math.floor(bounds.getMinY() + y * bounds.getHeight()));
      Node top = pick(root, point);
      if (top != null && isWithin(top, node)) {
        return Optional.of(onScreen(point));
      }
    }
    return Optional.empty();
  }

  private static boolean isWithin(Node inner, Node outer) {
    for (Node up = inner; up != null; up = up.getParent()) {
      if (up.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  /** The topmost node at a point of its parent, or of the scene, as a mouse would meet it. */
  private static @Nullable Node pick(Node node, Point2D inParent) {
    if (!node.isVisible() || node.isMouseTransparent()) {
      return null;
    }
    Point2D local = node.parentToLocal(inParent);
    Node clip = node.getClip();
    if (!node.getBoundsInLocal().contains(local)
        || clip != null && !clip.contains(clip.parentToLocal(local))) {
      return null;
    }
    if (node instanceof Parent parent) {
      List<Node> children = parent.getChildrenUnmodifiable();
      if (children.stream().anyMatch(child -> child.getViewOrder() != 0)) {
        // The sort keeps the order of equals.
        children = new ArrayList<>(children);
        children.sort(Comparator.comparingDouble(Node::getViewOrder).reversed());
      }
      for (int at = children.size() - 1; at >= 0; at--) {
        Node met = pick(children.get(at), local);
        if (met != null) {
          return met;
        }
      }
    }
    if (node instanceof Parent && !(node instanceof Region) && !node.isPickOnBounds()) {
      return null;
    }
    return node.isPickOnBounds() || node.contains(local) ? node : null;
  }
}
