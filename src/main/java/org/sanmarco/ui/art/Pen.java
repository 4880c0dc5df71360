package org.sanmarco.ui.art;

import javafx.geometry.Point2D;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.SVGPath;

/**
 * Writes an outline down as SVG does. What has thousands of corners takes a tenth of the room that
 * it would take as path elements.
 */
public final class Pen {

  private final StringBuilder outline = new StringBuilder();
  private final boolean whole;

  /** A pen that writes numbers as they are. */
  public Pen() {
    this(false);
  }

  /**
   * A pen.
   *
   * @param whole whether it rounds all numbers
   */
  Pen(boolean whole) {
    this.whole = whole;
  }

  /** Starts a new subpath at a point. */
  public Pen at(double x, double y) {
    return write('M', x, y);
  }

  /** Draws a straight line. */
  public Pen line(double x, double y) {
    return write('L', x, y);
  }

  /** Draws a curve, towards a point at first. */
  public Pen curve(double towardsX, double towardsY, double x, double y) {
    return write('Q', towardsX, towardsY, x, y);
  }

  /** Draws a curve, towards a point at first and away from another in the end. */
  public Pen curve(
      double towardsX, double towardsY, double fromX, double fromY, double x, double y) {
    return write('C', towardsX, towardsY, fromX, fromY, x, y);
  }

  /** Draws a circle around a point. */
  public Pen circle(Point2D middle, double radius) {
    double left = middle.getX() - radius;
    double right = middle.getX() + radius;
    double y = middle.getY();
    return at(left, y)
        .write('A', radius, radius, 0, 1, 1, right, y)
        .write('A', radius, radius, 0, 1, 1, left, y)
        .close();
  }

  /** Draws straight lines from corner to corner. */
  public Pen lines(Iterable<Point2D> corners) {
    char next = 'M';
    for (Point2D corner : corners) {
      write(next, corner.getX(), corner.getY());
      next = 'L';
    }
    return this;
  }

  /** Draws along a path without arcs. */
  Pen along(Path path) {
    for (PathElement element : path.getElements()) {
      switch (element) {
        case MoveTo to -> at(to.getX(), to.getY());
        case LineTo to -> line(to.getX(), to.getY());
        case QuadCurveTo to -> curve(to.getControlX(), to.getControlY(), to.getX(), to.getY());
        case CubicCurveTo to ->
            curve(
                to.getControlX1(),
                to.getControlY1(),
                to.getControlX2(),
                to.getControlY2(),
                to.getX(),
                to.getY());
        case ClosePath close -> close();
        default -> throw new IllegalArgumentException("no outline has " + element);
      }
    }
    return this;
  }

  /** Goes back to where it began. */
  public Pen close() {
    return write('Z');
  }

  /** The path that was drawn. */
  public SVGPath drawing(String... styles) {
    return Art.path(outline(), styles);
  }

  /** The path's SVG content. */
  public String outline() {
    return outline.toString();
  }

  private Pen write(char command, double... numbers) {
    outline.append(command);
    for (double exact : numbers) {
      double number = whole ? Math.rint(exact) : exact;
      // The flags of an arc are not to have a fraction.
      if (number == (int) number) {
        outline.append((int) number);
      } else {
        outline.append((float) number);
      }
      outline.append(' ');
    }
    return this;
  }
}
