package org.sanmarco.ui.art;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Shape;

/**
 * The heraldic hatching of a colour: lines upright for red, lying for blue, slanting for green,
 * dots for gold, both ways for black, nothing for white.
 */
public enum Hatching {
  /** Upright lines. */
  PALES,
  /** Lying lines. */
  BARS,
  /** Lines that fall to the right. */
  BENDS,
  /** Dots, every other row moved by half. */
  DOTS,
  /** Nothing. */
  PLAIN,
  /** Lines both ways. */
  GRID;

  private static final double LINE = 0.34;
  private static final double DOT = 0.5;

  /**
   * The areas to be inked so that they cover a rectangle. Slanting lines stick out of it and are to
   * be clipped.
   *
   * @param step from line to line
   */
  public Path over(double x, double y, double width, double height, double step) {
    List<PathElement> areas = new ArrayList<>();
    double line = step * LINE;
    if (this == PALES || this == GRID) {
      for (double at = x + (step - line) / 2; at < x + width; at += step) {
        area(areas, at, y, at + line, y, at + line, y + height, at, y + height);
      }
    }
    if (this == BARS || this == GRID) {
      for (double at = y + (step - line) / 2; at < y + height; at += step) {
        area(areas, x, at, x + width, at, x + width, at + line, x, at + line);
      }
    }
    if (this == BENDS) {
      double thick = line * Math.sqrt(2);
      for (double at = x - height; at < x + width; at += step * Math.sqrt(2)) {
        area(areas, at, y, at + thick, y, at + thick + height, y + height, at + height, y + height);
      }
    }
    if (this == DOTS) {
      double half = step * DOT / 2;
      int row = 0;
      for (double v = y + step / 2; v < y + height; v += step) {
        for (double u = x + step / 2 + row % 2 * step / 2; u < x + width; u += step) {
          area(areas, u, v - half, u + half, v, u, v + half, u - half, v);
        }
        row++;
      }
    }
    return new Path(areas);
  }

  /** The areas to be inked so that they cover a shape and nothing else, as SVG has outlines. */
  public String within(Shape shape, double step) {
    Bounds bounds = shape.getLayoutBounds();
    Path lines =
        over(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight(), step);
    if (lines.getElements().isEmpty()) {
      return "";
    }
    lines.setStroke(null);
    lines.setFill(Color.BLACK);
    shape.setStroke(null);
    shape.setFill(Color.BLACK);
    return new Pen().along((Path) Shape.intersect(lines, shape)).outline();
  }

  private static void area(List<PathElement> areas, double... corners) {
    for (int i = 0; i < corners.length; i += 2) {
      areas.add(
          i == 0 ? new MoveTo(corners[0], corners[1]) : new LineTo(corners[i], corners[i + 1]));
    }
    areas.add(new ClosePath());
  }
}
