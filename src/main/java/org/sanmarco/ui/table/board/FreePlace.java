package org.sanmarco.ui.table.board;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;

/** The search for a place of a plate at which it covers nothing that it is compared with. */
public final class FreePlace {

  /** The steps from the usual place, the nearest first. */
  private static final int STEP = 10;

  private static final int MOST_STEPS = 34;
  private static final List<Point2D> STEPS =
      IntStream.rangeClosed(-MOST_STEPS, MOST_STEPS)
          .boxed()
          .flatMap(x ->
              IntStream.rangeClosed(-MOST_STEPS, MOST_STEPS)
                  .mapToObj(y -> new Point2D(x * STEP, y * STEP)))
          .sorted(Comparator.comparingDouble(Point2D::magnitude))
          .toList();

  private FreePlace() {}

  /**
   * The least step from the usual place to a free one; none if there is none near.
   *
   * @param usual the area that the plate takes there
   * @param kept the areas that it must not cover
   */
  public static Point2D step(Rectangle2D usual, List<Rectangle2D> kept) {
    return step(usual, kept, _ -> 0);
  }

  /**
   * The least step from the usual place to the best free one; none if there is none near.
   *
   * @param usual the area that the plate takes there
   * @param kept the areas that it must not cover
   * @param cost the disadvantage of an area, 0 for none
   */
  public static Point2D step(
      Rectangle2D usual, List<Rectangle2D> kept, ToIntFunction<Rectangle2D> cost) {
    Point2D best = Point2D.ZERO;
    int least = Integer.MAX_VALUE;
    for (Point2D by : STEPS) {
      Rectangle2D area = moved(usual, by);
      if (kept.stream().noneMatch(area::intersects)) {
        int here = cost.applyAsInt(area);
        if (here < least) {
          best = by;
          least = here;
        }
        if (least == 0) {
          break;
        }
      }
    }
    return best;
  }

  /** The distance of an area from the nearest of others. */
  public static double distance(Rectangle2D area, List<Rectangle2D> areas) {
    return areas.stream().mapToDouble(one -> distance(area, one)).min().orElse(Double.MAX_VALUE);
  }

  private static double distance(Rectangle2D one, Rectangle2D other) {
    double right = Math.max(one.getMinX() - other.getMaxX(), other.getMinX() - one.getMaxX());
    double down = Math.max(one.getMinY() - other.getMaxY(), other.getMinY() - one.getMaxY());
    return Math.hypot(Math.max(0, right), Math.max(0, down));
  }

  /** An area elsewhere. */
  public static Rectangle2D moved(Rectangle2D area, Point2D by) {
    return new Rectangle2D(
        area.getMinX() + by.getX(), area.getMinY() + by.getY(), area.getWidth(), area.getHeight());
  }

  /** The area of a node on its layer; the bounds of an empty one are negative. */
  public static Rectangle2D area(Node node) {
    Bounds at = node.getBoundsInParent();
    return new Rectangle2D(
        at.getMinX(), at.getMinY(), Math.max(0, at.getWidth()), Math.max(0, at.getHeight()));
  }
}
