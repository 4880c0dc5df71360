package org.sanmarco.ui.table;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;

/**
 * An arrow over the table, from the card or the piece that an advised move begins with to its
 * destination. It follows the nodes when the layout moves them, and takes no mouse events.
 */
final class AdviceArrow {

  private static final double BEND = 0.12;
  private static final double HEAD = 17;
  private static final double HALF_HEAD = 9;

  /** The length below which an arrow is left out. */
  private static final double SHORTEST = 12;

  /**
   * The start of an arrow to a single place, relative to its tip, and the tip's depth in the place.
   */
  private static final Point2D FROM_ABOVE = new Point2D(-34, -58);

  private static final double INSIDE = 5;

  /** The height up to which an arrow ends at the edge of a place and leaves the rest free. */
  private static final double LOW = 120;

  /** The dashes of an arrow for a move that was made. */
  private static final List<Double> DASHES = List.of(4.0, 10.0);

  private final GamePage page;
  private final Function<Move, List<Node>> path;
  private final Node bar;
  private final boolean isMade;
  private final Group layer = new Group();
  private @Nullable Move shownMove;
  private List<Point2D> points = List.of();

  /** The part of the page that it may cover: all but the bar of the moves. */
  private final Drawn<List<Bounds>> drawnOver =
      new Drawn<>(
          areas -> layer.setClip(Shape.subtract(area(areas.getFirst()), area(areas.getLast()))));

  /**
   * A layer without an arrow.
   *
   * @param path the nodes that a move leads along, the first one first; none if it has no place
   * @param bar the bar of the moves, which stays free
   * @param isMade whether it shows a move that was made: dashed, and bent to the other side
   */
  AdviceArrow(GamePage page, Function<Move, List<Node>> path, Node bar, boolean isMade) {
    this.page = page;
    this.path = path;
    this.bar = bar;
    this.isMade = isMade;
    layer.setId(isMade ? "made-arrow" : "advice-arrow");
    layer.setManaged(false);
    layer.setMouseTransparent(true);
    layer.setViewOrder(-2);
    page.root().getChildren().add(layer);
    Nodes.afterLayout(page.root(), this::place);
  }

  /** Shows the path of a move; null for none. */
  void show(@Nullable Move move) {
    if (move != null && !move.equals(shownMove)) {
      page.reveal(path.apply(move));
    }
    shownMove = move;
    place();
  }

  private void place() {
    Move move = shownMove;
    List<Point2D> now = move == null ? List.of() : points(move);
    if (!now.equals(points)) {
      points = now;
      draw();
    }
    drawnOver.show(List.of(page.root().getLayoutBounds(), bounds(bar)));
  }

  private List<Point2D> points(Move move) {
    List<Node> nodes = new ArrayList<>(path.apply(move));
    nodes.removeIf(node -> node.getScene() == null);
    return switch (nodes.size()) {
      case 0 -> List.of();
      case 1 -> above(nodes.getFirst());
      default -> along(nodes);
    };
  }

  /** The path from node to node. It ends at the edge of a low place, to cover none of its signs. */
  private List<Point2D> along(List<Node> nodes) {
    List<Point2D> all = new ArrayList<>(nodes.stream().map(this::middle).toList());
    Bounds from = bounds(nodes.getFirst());
    Bounds last = bounds(nodes.getLast());
    boolean isAbove = bounds(nodes.get(nodes.size() - 2)).getCenterY() <= last.getCenterY();
    Point2D edge =
        new Point2D(last.getCenterX(), isAbove ? last.getMinY() + INSIDE : last.getMaxY() - INSIDE);
    if (last.getHeight() <= LOW && nodes.getLast().contains(nodes.getLast().sceneToLocal(edge))) {
      all.set(all.size() - 1, page.seen(nodes.getLast(), edge));
      if (isAbove) {
        all.set(0, page.seen(nodes.getFirst(), new Point2D(from.getCenterX(), from.getMinY())));
      }
    }
    return all;
  }

  private static Bounds bounds(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** The path down to the only place. */
  private List<Point2D> above(Node node) {
    Bounds bounds = bounds(node);
    Point2D tip =
        page.seen(
            node,
            new Point2D(
                bounds.getCenterX(), Math.min(bounds.getCenterY(), bounds.getMinY() + INSIDE)));
    return List.of(
        tip.add(isMade ? new Point2D(-FROM_ABOVE.getX(), FROM_ABOVE.getY()) : FROM_ABOVE), tip);
  }

  private Point2D middle(Node node) {
    Bounds bounds = bounds(node);
    return page.seen(node, new Point2D(bounds.getCenterX(), bounds.getCenterY()));
  }

  private static Rectangle area(Bounds bounds) {
    return new Rectangle(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
  }

  private void draw() {
    layer.getChildren().clear();
    Path line = new Path();
    for (int i = 1; i < points.size(); i++) {
      Point2D from = points.get(i - 1);
      Point2D to = points.get(i);
      if (from.distance(to) >= SHORTEST) {
        add(line, from, to, i == points.size() - 1);
      }
    }
    if (!line.getElements().isEmpty()) {
      Path halo = Nodes.styled(new Path(line.getElements()), "advice-halo");
      line.getStyleClass().add(isMade ? "made-line" : "advice-line");
      if (isMade) {
        line.getStrokeDashArray().setAll(DASHES);
      }
      layer.getChildren().addAll(halo, line);
    }
  }

  /** A bend from one place to the next, with a head at the end of the last. */
  private void add(Path line, Point2D from, Point2D to, boolean last) {
    Point2D along = to.subtract(from);
    Point2D bend =
        from.midpoint(to)
            .add(new Point2D(along.getY(), -along.getX()).multiply(isMade ? -BEND : BEND));
    line.getElements().add(new MoveTo(from.getX(), from.getY()));
    line.getElements().add(new QuadCurveTo(bend.getX(), bend.getY(), to.getX(), to.getY()));
    if (last) {
      Point2D back = bend.subtract(to).normalize();
      Point2D across = new Point2D(-back.getY(), back.getX()).multiply(HALF_HEAD);
      Point2D foot = to.add(back.multiply(HEAD));
      line.getElements().add(new MoveTo(foot.getX() + across.getX(), foot.getY() + across.getY()));
      line.getElements().add(new LineTo(to.getX(), to.getY()));
      line.getElements().add(new LineTo(foot.getX() - across.getX(), foot.getY() - across.getY()));
    }
  }
}
