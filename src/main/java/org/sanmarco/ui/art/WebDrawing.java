package org.sanmarco.ui.art;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.Path;

/** A drawing for browsers, written as SVG. Outlines are rounded to whole units. */
public final class WebDrawing {

  private final StringBuilder svg = new StringBuilder();

  /** An empty drawing of an area in its own units. */
  public WebDrawing(Rectangle2D area) {
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="%d %d %d %d" \
        stroke-linecap="round" stroke-linejoin="round">\
        """
            .formatted(
                Math.round(area.getMinX()),
                Math.round(area.getMinY()),
                Math.round(area.getWidth()),
                Math.round(area.getHeight())));
  }

  /** Draws an outline, written as SVG does, with an edge. */
  public WebDrawing shape(String outline, String paint, String edge, double width) {
    svg.append(
        "<path d=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>"
            .formatted(outline, WebPaints.paint(paint), WebPaints.paint(edge), width));
    return this;
  }

  /** Draws a disc with an edge. */
  public WebDrawing disc(Point2D middle, double radius, String paint, String edge, double width) {
    return shape(new Pen().circle(middle, radius).outline(), paint, edge, width);
  }

  /** Draws an outline, moved and scaled, in the paint of a style of the palette. */
  public WebDrawing styled(String outline, String style, Point2D move, double scale) {
    svg.append(
        "<path d=\"%s\"%s transform=\"translate(%s %s) scale(%s)\"/>"
            .formatted(outline, WebPaints.attributes(style), move.getX(), move.getY(), scale));
    return this;
  }

  /** Draws an outline, moved and scaled. */
  public WebDrawing moved(String outline, String paint, Point2D move, double scale) {
    svg.append(
        "<path d=\"%s\" fill=\"%s\" transform=\"translate(%s %s) scale(%s)\"/>"
            .formatted(outline, WebPaints.paint(paint), move.getX(), move.getY(), scale));
    return this;
  }

  /**
   * Draws a picture that the cards share, fitted into a square.
   *
   * @param file such as {@code /assets/art/drawings.txt}
   * @param name as the file calls it
   */
  public WebDrawing picture(String file, String name, Rectangle2D square) {
    Point2D corner = new Point2D(square.getMinX(), square.getMinY());
    for (Drawings.Part part : Drawings.parts(file, name)) {
      styled(part.outline(), "ink-" + part.style(), corner, square.getWidth() / 100);
    }
    return this;
  }

  /** Fills an area; the paint is a token such as {@code -sm-cas}. */
  public WebDrawing area(Path outline, String paint) {
    return area(outline, paint, paint, 0);
  }

  /** Fills an area with an edge of some width around it. */
  public WebDrawing area(Path outline, String paint, String edge, double width) {
    return shape(outline(outline), paint, edge, Math.rint(width));
  }

  /** Draws a line of some width. */
  public WebDrawing line(Path course, String paint, double width) {
    svg.append(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"/>"
            .formatted(outline(course), WebPaints.paint(paint), Math.round(width)));
    return this;
  }

  /** Draws a rectangle with round corners and an edge. */
  public WebDrawing box(Rectangle2D box, double round, String paint, String edge, double width) {
    svg.append(
        """
        <rect x="%d" y="%d" width="%d" height="%d" rx="%d" fill="%s" stroke="%s" stroke-width="%d"/>\
        """
            .formatted(
                Math.round(box.getMinX()),
                Math.round(box.getMinY()),
                Math.round(box.getWidth()),
                Math.round(box.getHeight()),
                Math.round(round),
                WebPaints.paint(paint),
                WebPaints.paint(edge),
                Math.round(width)));
    return this;
  }

  /** Writes a name around a point, on a halo that keeps it legible on any ground. */
  public WebDrawing name(String words, Point2D middle, double size) {
    svg.append(
        """
        <text x="%d" y="%d" font-family="Georgia,serif" font-weight="bold" font-size="%d" text-anchor="middle" \
        dominant-baseline="central" fill="%s" stroke="%s" stroke-width="%d" paint-order="stroke">%s</text>\
        """
            .formatted(
                Math.round(middle.getX()),
                Math.round(middle.getY()),
                Math.round(size),
                WebPaints.paint("-sm-name"),
                WebPaints.paint("-sm-name-halo"),
                Math.round(size / 4),
                words.replace("&", "&amp;").replace("<", "&lt;")));
    return this;
  }

  /** The drawing as text. */
  public String svg() {
    return svg + "</svg>";
  }

  private static String outline(Path path) {
    return new Pen(/* whole= */ true).along(path).outline().strip();
  }
}
