package org.sanmarco.ui.art;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

/** Smooth curves through given points, so that a coast is written down as a row of points. */
public final class Curves {

  private static final int STEPS = 24;

  private Curves() {}

  /** The closed curve through the points. */
  public static Path closed(List<Point2D> points) {
    Path path = curve(points, true);
    path.getElements().add(new ClosePath());
    return path;
  }

  /** The curve from the first point to the last. */
  public static Path open(List<Point2D> points) {
    return curve(points, false);
  }

  /** Straight lines from point to point and back. */
  public static Path polygon(List<Point2D> points) {
    Path path = new Path(lines(points));
    path.getElements().add(new ClosePath());
    return path;
  }

  /** Straight lines from point to point. */
  public static Path line(List<Point2D> points) {
    return new Path(lines(points));
  }

  /** Short straight steps along the open curve through the points. */
  public static List<Point2D> steps(List<Point2D> points) {
    List<Point2D> steps = new ArrayList<>();
    for (int i = 0; i + 1 < points.size(); i++) {
      Point2D[] bezier = bezier(points, i, false);
      for (int step = 0; step < STEPS; step++) {
        steps.add(at(bezier, step / (double) STEPS));
      }
    }
    steps.add(points.getLast());
    return steps;
  }

  private static Path curve(List<Point2D> points, boolean closed) {
    Path path = new Path(new MoveTo(points.getFirst().getX(), points.getFirst().getY()));
    int pieces = closed ? points.size() : points.size() - 1;
    for (int i = 0; i < pieces; i++) {
      Point2D[] b = bezier(points, i, closed);
      path.getElements()
          .add(
              new CubicCurveTo(
                  b[1].getX(), b[1].getY(), b[2].getX(), b[2].getY(), b[3].getX(), b[3].getY()));
    }
    return path;
  }

  private static Point2D[] bezier(List<Point2D> points, int i, boolean closed) {
    Point2D before = point(points, i - 1, closed);
    Point2D from = point(points, i, closed);
    Point2D to = point(points, i + 1, closed);
    Point2D after = point(points, i + 2, closed);
    return new Point2D[] {
      from,
      from.add(to.subtract(before).multiply(1 / 6.0)),
      to.subtract(after.subtract(from).multiply(1 / 6.0)),
      to
    };
  }

  private static Point2D point(List<Point2D> points, int i, boolean closed) {
    int count = points.size();
    return points.get(closed ? Math.floorMod(i, count) : Math.clamp(i, 0, count - 1));
  }

  private static Point2D at(Point2D[] b, double t) {
    double s = 1 - t;
    return b[0].multiply(s * s * s)
        .add(b[1].multiply(3 * s * s * t))
        .add(b[2].multiply(3 * s * t * t))
        .add(b[3].multiply(t * t * t));
  }

  private static List<PathElement> lines(List<Point2D> points) {
    List<PathElement> elements = new ArrayList<>();
    for (Point2D point : points) {
      elements.add(
          elements.isEmpty()
              ? new MoveTo(point.getX(), point.getY())
              : new LineTo(point.getX(), point.getY()));
    }
    return elements;
  }
}
