package org.sanmarco.ui.table.board;

import java.util.Comparator;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/** The place of a note on a board: beside what it is about, and in the room that it may cover. */
final class NotePlace {

  private static final double GAP = 10;

  private NotePlace() {}

  /** The upper left corner of a note that covers as little as possible of an area beside it. */
  static Point2D find(double width, double height, Bounds beside, Bounds room) {
    double x = beside.getCenterX() - width / 2;
    double y = beside.getCenterY() - height / 2;
    double least = room.getMinX() + GAP;
    double top = room.getMinY() + GAP;
    return Stream.of(
            new Point2D(x, beside.getMaxY() + GAP),
            new Point2D(x, beside.getMinY() - GAP - height),
            new Point2D(beside.getMaxX() + GAP, y),
            new Point2D(beside.getMinX() - GAP - width, y))
        .map(at ->
            new Point2D(
                within(at.getX(), least, room.getMaxX() - GAP - width),
                within(at.getY(), top, room.getMaxY() - GAP - height)))
        .min(Comparator.comparingDouble(at -> covered(at, width, height, beside)))
        .orElseThrow();
  }

  private static double within(double at, double least, double most) {
    return Math.max(least, Math.min(at, most));
  }

  private static double covered(Point2D at, double width, double height, Bounds beside) {
    double across =
        Math.min(at.getX() + width, beside.getMaxX()) - Math.max(at.getX(), beside.getMinX());
    double down =
        Math.min(at.getY() + height, beside.getMaxY()) - Math.max(at.getY(), beside.getMinY());
    return Math.max(0, across) * Math.max(0, down);
  }

  /** The smallest area that holds two others. */
  static Bounds union(Bounds one, Bounds other) {
    double x = Math.min(one.getMinX(), other.getMinX());
    double y = Math.min(one.getMinY(), other.getMinY());
    return new BoundingBox(
        x,
        y,
        Math.max(one.getMaxX(), other.getMaxX()) - x,
        Math.max(one.getMaxY(), other.getMaxY()) - y);
  }
}
