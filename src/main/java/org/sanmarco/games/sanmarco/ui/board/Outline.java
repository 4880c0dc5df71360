package org.sanmarco.games.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;

/** A closed outline as short straight lines: tests points many times faster than a shape. */
final class Outline {

  private static final int STEPS = 6;

  private final double[] xs;
  private final double[] ys;

  Outline(List<PathElement> elements) {
    List<Point2D> points = new ArrayList<>();
    for (PathElement element : elements) {
      switch (element) {
        case MoveTo to -> points.add(new Point2D(to.getX(), to.getY()));
        case LineTo to -> points.add(new Point2D(to.getX(), to.getY()));
        case QuadCurveTo to -> {
          Point2D from = points.getLast();
          Point2D control = new Point2D(to.getControlX(), to.getControlY());
          Point2D end = new Point2D(to.getX(), to.getY());
          curve(points, from, mix(from, control, 2 / 3.0), mix(end, control, 2 / 3.0), end);
        }
        case CubicCurveTo to ->
            curve(
                points,
                points.getLast(),
                new Point2D(to.getControlX1(), to.getControlY1()),
                new Point2D(to.getControlX2(), to.getControlY2()),
                new Point2D(to.getX(), to.getY()));
        case ClosePath close -> points.add(points.getFirst());
        default -> throw new IllegalArgumentException("no outline has " + element);
      }
    }
    xs = points.stream().mapToDouble(Point2D::getX).toArray();
    ys = points.stream().mapToDouble(Point2D::getY).toArray();
  }

  /** Points along it, each a step from the previous one. */
  List<Point2D> every(double step) {
    List<Point2D> points = new ArrayList<>();
    double left = 0;
    for (int i = 0; i + 1 < xs.length; i++) {
      Point2D from = new Point2D(xs[i], ys[i]);
      Point2D to = new Point2D(xs[i + 1], ys[i + 1]);
      double length = from.distance(to);
      while (left < length) {
        points.add(mix(from, to, left / length));
        left += step;
      }
      left -= length;
    }
    return points;
  }

  boolean contains(double x, double y) {
    boolean inside = false;
    for (int i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      if (ys[i] > y != ys[j] > y && x < (xs[j] - xs[i]) * (y - ys[i]) / (ys[j] - ys[i]) + xs[i]) {
        inside = !inside;
      }
    }
    return inside;
  }

  private static void curve(
      List<Point2D> points, Point2D from, Point2D first, Point2D second, Point2D to) {
    for (int i = 1; i <= STEPS; i++) {
      double t = i / (double) STEPS;
      Point2D a = mix(mix(from, first, t), mix(first, second, t), t);
      Point2D b = mix(mix(first, second, t), mix(second, to, t), t);
      points.add(mix(a, b, t));
    }
  }

  private static Point2D mix(Point2D from, Point2D to, double t) {
    return from.multiply(1 - t).add(to.multiply(t));
  }
}
