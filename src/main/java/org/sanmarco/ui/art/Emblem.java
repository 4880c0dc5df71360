package org.sanmarco.ui.art;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Theme;

/** The program's own sign: the campanile and the basilica on the water. */
public final class Emblem {

  private static final double SIDE = 100;
  private static final String WAVES =
      "M8,84q6,-4 12,0t12,0M56,90q6,-4 12,0t12,0M38,81q4,-3 8,0t8,0";
  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

  /** For systems that show icons larger than any window does. */
  private static final List<Integer> LARGE_SIZES = List.of(512, 1024);

  /** The part of a square that every shape of an icon keeps. */
  private static final double KEPT = 0.75;

  private Emblem() {}

  /** Icons of all sizes that a window is shown with. On the JavaFX thread. */
  public static List<Image> icons() {
    return icons(SIZES.stream());
  }

  /** Icons of all sizes that a package has. On the JavaFX thread. */
  public static List<Image> packageIcons() {
    return icons(Stream.concat(SIZES.stream(), LARGE_SIZES.stream()));
  }

  private static List<Image> icons(Stream<Integer> sizes) {
    OffScreen emblem = new OffScreen(draw(), Theme.STANDARD);
    return sizes.map(size -> (Image) emblem.picture(size / SIDE)).toList();
  }

  /** An icon of a size for home screens. On the JavaFX thread. */
  public static Image icon(int size) {
    return icons(Stream.of(size)).getFirst();
  }

  /**
   * The same for systems that cut icons to a shape of their own: it fills the square, and no shape
   * cuts into the sign. On the JavaFX thread.
   */
  public static Image maskable(int size) {
    Group sign =
        new Group(
            Art.circle(36, 38, 15, "emblem-sun"),
            Art.path(WAVES, "emblem-wave"),
            Drawings.picture("MAR", new Rectangle2D(12, 14, 70, 70)));
    sign.getTransforms().add(Transform.scale(KEPT, KEPT, SIDE / 2, SIDE / 2));
    Pane full =
        pane(
            Art.box(0, 0, SIDE, SIDE, 0, "emblem-sky"),
            Art.box(0, 69, SIDE, 31, 0, "emblem-water"),
            sign);
    return new OffScreen(full, Theme.STANDARD).picture(size / SIDE);
  }

  /** The same for browsers, which round the corners themselves. */
  public static String svg() {
    return new WebDrawing(new Rectangle2D(0, 0, SIDE, SIDE))
        .box(new Rectangle2D(0, 0, SIDE, SIDE), 0, "emblem-sky", "emblem-sky", 0)
        .disc(new Point2D(36, 38), 15, "emblem-sun", "emblem-sun", 0)
        .box(new Rectangle2D(0, 76, SIDE, 24), 0, "emblem-water", "emblem-water", 0)
        .styled(WAVES, "emblem-wave", Point2D.ZERO, 1)
        .picture("/assets/art/drawings.txt", "MAR", new Rectangle2D(12, 14, 70, 70))
        .svg();
  }

  private static Pane draw() {
    Group water =
        new Group(Art.box(4, 76, 92, 22, 0, "emblem-water"), Art.path(WAVES, "emblem-wave"));
    Rectangle inside = Art.box(5, 5, 90, 90, 30);
    Group picture =
        new Group(
            Art.box(4, 4, 92, 92, 0, "emblem-sky"),
            Art.circle(36, 38, 15, "emblem-sun"),
            water,
            Drawings.picture("MAR", new Rectangle2D(12, 14, 70, 70)));
    picture.setClip(inside);
    return pane(
        Art.box(1, 1, 98, 98, 36, "emblem-rim"), picture, Art.box(5, 5, 90, 90, 30, "emblem-line"));
  }

  private static Pane pane(Node... parts) {
    Pane pane = Nodes.styled(new Pane(parts), "emblem");
    pane.getStylesheets()
        .add(Objects.requireNonNull(Emblem.class.getResource("palette.css")).toExternalForm());
    pane.setMinSize(SIDE, SIDE);
    pane.setPrefSize(SIDE, SIDE);
    return pane;
  }
}
