package org.sanmarco.ui.table.board;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Affine;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Thumbnail;
import org.sanmarco.ui.move.Highlight;

/**
 * A board whose drawing is fitted into its place, and can be enlarged there. Enlarged, it is cut
 * off at the edges of its place, and can be moved until its own edges are seen.
 */
public abstract class FittedBoard extends Region implements Thumbnail {

  /** The largest factor by which a board is enlarged beyond its fitted size. */
  static final double MOST = 3;

  /** The factor below which a shrinking board becomes whole. */
  private static final double NEARLY_WHOLE = 1.02;

  /** The least distance from the edges of a node brought into view. */
  private static final double MARGIN = 10;

  /** The tolerance for rounding to whole pixels. */
  private static final double ROUNDING = 1e-6;

  private final Affine placed = new Affine();
  private final Group frame = new Group();
  private final Rectangle edges = new Rectangle();
  private final Group sprites = new Group();
  private final Group above = new Group();
  private final ReadOnlyDoubleWrapper factor = new ReadOnlyDoubleWrapper(1);

  /** The note on the board, beside what it is about; null for none. */
  private @Nullable Region note;

  private List<Node> noted = List.of();

  /** The part shown while the board is whole, in units of the drawing. */
  private Rectangle2D part = Rectangle2D.EMPTY;

  /** The point shown in the middle, in the same. */
  private Point2D middle = Point2D.ZERO;

  /** Puts the drawing into its place; to be called once. */
  protected final void hold(Node drawing) {
    // The whole board takes the mouse, but not the paths of pieces that leave it.
    setPickOnBounds(false);
    setBackground(Background.fill(Color.TRANSPARENT));
    edges.widthProperty().bind(widthProperty());
    edges.heightProperty().bind(heightProperty());
    sprites.setId("motion");
    above.setId("leaving");
    for (Node layer : List.of(drawing, sprites, above)) {
      layer.setManaged(false);
      layer.getTransforms().add(placed);
    }
    sprites.setMouseTransparent(true);
    above.setMouseTransparent(true);
    frame.setManaged(false);
    frame.getChildren().addAll(drawing, sprites);
    getChildren().addAll(frame, above);
  }

  /** Sets the colours and the names of the seats, the first seat's first. */
  public abstract void call(List<SeatColour> colours, List<String> names);

  /** Shows a position, whole or as a seat sees it. */
  public abstract void show(State state);

  /** Marks what the highlight names, and nothing else. */
  public abstract void point(Highlight spoken);

  /**
   * Raises what a decisive moment is about, and nothing else.
   *
   * @return the nodes that are to be seen beside a note about it
   */
  public abstract List<Node> raise(Highlight told);

  /** The part of the drawing on which a note may lie, in units of the drawing. */
  protected Rectangle2D noteRoom() {
    return part;
  }

  /**
   * Lays a note on the board.
   *
   * @param laid null for none
   * @param beside nodes that the note leaves to be seen
   */
  public final void lay(@Nullable Region laid, List<Node> beside) {
    getChildren().remove(note);
    note = laid;
    noted = List.copyOf(beside);
    if (laid != null) {
      laid.setManaged(false);
      getChildren().add(getChildren().size() - 1, laid);
      // It finds its place once it has its style.
      laid.applyCss();
      placeNote(laid);
    }
  }

  private void placeNote(Region laid) {
    laid.autosize();
    Bounds room = placed.transform(bounds(noteRoom()));
    Bounds taken =
        noted.stream()
            .map(node -> sceneToLocal(node.localToScene(node.getLayoutBounds())))
            .reduce(NotePlace::union)
            .orElseGet(() -> new BoundingBox(room.getCenterX(), room.getCenterY(), 0, 0));
    Point2D place = NotePlace.find(laid.getWidth(), laid.getHeight(), taken, room);
    laid.relocate(Math.rint(place.getX()), Math.rint(place.getY()));
  }

  private static BoundingBox bounds(Rectangle2D area) {
    return new BoundingBox(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
  }

  /** The first thing on the board that may be chosen. */
  public abstract Optional<Node> lit();

  /** Sets whether parts that are lit pulse, as they do at first, or shine steadily. */
  public void setPulsing(boolean pulsing) {}

  @Override
  public final Region root() {
    return this;
  }

  @Override
  public final void show(View view, List<SeatColour> colours, List<String> names) {
    call(colours, names);
    show(view);
  }

  /** The layer over all pieces, for those that move. In units of the drawing. */
  public final Group sprites() {
    return sprites;
  }

  /** The layer for pieces that leave the board: it is never cut off. In units of the drawing. */
  public final Group above() {
    return above;
  }

  /** Fits a part of the drawing into the place, at the present zoom. */
  protected final void fit(Rectangle2D shown) {
    part = shown;
    place();
  }

  /** The zoom factor relative to the fitted size, 1 to {@link #MOST}. */
  final ReadOnlyDoubleProperty factorProperty() {
    return factor.getReadOnlyProperty();
  }

  /** The bounds of the whole drawing, in the place and beyond its edges; for tests. */
  final Bounds drawing() {
    return placed.transform(bounds(part));
  }

  /** Whether the board is zoomed, so that parts may lie beyond the edges of its place. */
  public final boolean isEnlarged() {
    return factor.get() > 1;
  }

  /**
   * Makes the board larger or smaller.
   *
   * @param around a point of the place; what is there stays there
   */
  final void enlarge(double times, Point2D around) {
    Point2D stays = around.subtract(placed.getTx(), placed.getTy()).multiply(1 / scale());
    double now = Math.clamp(factor.get() * times, 1, MOST);
    factor.set(times < 1 && now < NEARLY_WHOLE ? 1 : now);
    Point2D fromMiddle = around.subtract(getWidth() / 2, getHeight() / 2);
    middle = stays.subtract(fromMiddle.multiply(1 / scale()));
    place();
  }

  /** Shows all of the board. */
  final void whole() {
    factor.set(1);
    place();
  }

  /** Moves an enlarged board in its place, no farther than its edges. */
  final void move(double right, double down) {
    middle = middle.subtract(right / scale(), down / scale());
    place();
  }

  /** Moves an enlarged board just enough to make a node on it visible. */
  public final void bringIntoView(Node node) {
    if (isEnlarged()) {
      layout();
      Bounds there = sceneToLocal(node.localToScene(node.getLayoutBounds()));
      move(
          shift(there.getMinX(), there.getMaxX(), getWidth()),
          shift(there.getMinY(), there.getMaxY(), getHeight()));
    }
  }

  private static double shift(double from, double to, double room) {
    if (to - from + 2 * MARGIN > room) {
      return (room - from - to) / 2;
    }
    return from < MARGIN ? MARGIN - from : Math.min(0, room - MARGIN - to);
  }

  /** The point of the place that is nearest to one of the scene, in the scene. */
  public final Point2D nearest(Point2D scene) {
    Point2D point = sceneToLocal(scene);
    return localToScene(
        Math.clamp(point.getX(), 0, getWidth()), Math.clamp(point.getY(), 0, getHeight()));
  }

  /** Whether a point of the scene is on a node, and not beyond the edges of an enlarged board. */
  public static boolean isOn(Node node, double x, double y) {
    return node.getLayoutBounds().contains(node.sceneToLocal(x, y)) && !isCutOff(node, x, y);
  }

  /** Whether a point of the scene lies beyond the clip of a node. */
  static boolean isCutOff(Node node, double x, double y) {
    return Nodes.outwards(node)
        .anyMatch(up -> up.getClip() != null && !up.getClip().contains(up.sceneToLocal(x, y)));
  }

  private double scale() {
    return factor.get() * Math.min(getWidth() / part.getWidth(), getHeight() / part.getHeight());
  }

  private void place() {
    double scale = scale();
    if (!(scale > 0)) {
      return;
    }
    middle =
        new Point2D(
            within(middle.getX(), getWidth() / scale, part.getMinX(), part.getWidth()),
            within(middle.getY(), getHeight() / scale, part.getMinY(), part.getHeight()));
    double x = Math.floor(getWidth() / 2 - scale * middle.getX() + ROUNDING);
    double y = Math.floor(getHeight() / 2 - scale * middle.getY() + ROUNDING);
    placed.setToTransform(scale, 0, x, 0, scale, y);
    // No clip while it is whole, so that its pieces may swing beyond its edges.
    frame.setClip(isEnlarged() ? edges : null);
    if (note != null) {
      placeNote(note);
    }
  }

  /** The middle of the visible part of a length, such that nothing beyond its ends is visible. */
  private static double within(double middle, double shown, double from, double length) {
    return shown >= length - ROUNDING
        ? from + length / 2
        : Math.clamp(middle, from + shown / 2, from + length - shown / 2);
  }
}
