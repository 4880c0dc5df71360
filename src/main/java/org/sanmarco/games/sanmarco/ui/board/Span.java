package org.sanmarco.games.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import org.sanmarco.ui.art.Curves;

/**
 * The place of one bridge: square to its canal, from bank to bank.
 *
 * @param middle the middle of the water
 * @param along the direction of walking over it, of length one
 * @param length from foot to foot
 */
record Span(Point2D middle, Point2D along, double length) {

  /** The width of a bridge. */
  static final double WIDTH = 25;

  /** The height of a bridge above the water. */
  static final double RISE = 17;

  /** The lean of high parts to the right: the board is seen from the left and the south. */
  static final double LEAN = 0.42;

  private static final double FOOT = 11;

  /** The three places beside each other around the point of a canal that is nearest to this one. */
  static List<Span> beside(List<Venice.Canal> canals, Point2D place) {
    List<Point2D> best = List.of();
    double width = 0;
    int nearest = 0;
    double distance = Double.MAX_VALUE;
    for (Venice.Canal canal : canals) {
      List<Point2D> steps = Curves.steps(canal.points());
      for (int i = 0; i < steps.size(); i++) {
        if (steps.get(i).distance(place) < distance) {
          distance = steps.get(i).distance(place);
          best = steps;
          nearest = i;
          width = canal.width();
        }
      }
    }
    List<Span> spans = new ArrayList<>();
    Point2D flow = direction(best, nearest);
    double gap = 33 + 16 * Math.abs(flow.getY());
    for (int slot = -1; slot <= 1; slot++) {
      int i = walk(best, nearest, slot * gap);
      Point2D current = direction(best, i);
      spans.add(
          new Span(best.get(i), new Point2D(-current.getY(), current.getX()), width + 2 * FOOT));
    }
    return spans;
  }

  /** A point of the bridge: along it, across it, and above the water, all from its middle. */
  Point2D at(double u, double v, double z) {
    return new Point2D(
        middle.getX() + along.getX() * u - along.getY() * v + z * LEAN,
        middle.getY() + along.getY() * u + along.getX() * v - z);
  }

  /** The height of the bridge's walkway at some distance from its middle. */
  double height(double u) {
    double t = 2 * u / length;
    return 2 + RISE * (1 - t * t);
  }

  /** The position of a noble on top. */
  Point2D top() {
    return at(0, 0, height(0) - 4);
  }

  /** One end, on land. */
  Point2D foot(int side) {
    return at(side * length / 2, 0, 0);
  }

  private static Point2D direction(List<Point2D> steps, int i) {
    Point2D before = steps.get(Math.max(0, i - 2));
    Point2D after = steps.get(Math.min(steps.size() - 1, i + 2));
    return after.subtract(before).normalize();
  }

  private static int walk(List<Point2D> steps, int from, double distance) {
    int step = distance < 0 ? -1 : 1;
    double left = Math.abs(distance);
    int i = from;
    while (left > 0 && i + step >= 0 && i + step < steps.size()) {
      left -= steps.get(i).distance(steps.get(i + step));
      i += step;
    }
    return i;
  }
}
