package org.sanmarco.ui.art;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;

/** Shapes with a style class in one call; what they look like is the style sheet's business. */
public final class Art {

  private Art() {}

  public static <N extends Node> N styled(N node, String... classes) {
    node.getStyleClass().addAll(classes);
    return node;
  }

  /** Puts the origin of a drawing on a point; returns it. */
  public static <N extends Node> N place(N drawing, Point2D point) {
    drawing.setLayoutX(point.getX());
    drawing.setLayoutY(point.getY());
    return drawing;
  }

  /** A drawing that is cached as a picture of full sharpness until something in it changes. */
  public static <N extends Node> N cached(N drawing) {
    drawing.setCache(true);
    drawing.setCacheHint(CacheHint.QUALITY);
    return drawing;
  }

  /**
   * A line of dashes and gaps. A style sheet would set them again whenever styles are applied, and
   * the whole drawing would be redrawn each time.
   */
  public static <S extends Shape> S dashed(S line, Double... dashes) {
    line.getStrokeDashArray().setAll(dashes);
    return line;
  }

  public static SVGPath path(String content, String... classes) {
    SVGPath path = new SVGPath();
    path.setContent(content);
    return styled(path, classes);
  }

  public static Ellipse ellipse(double x, double y, double rx, double ry, String... classes) {
    return styled(new Ellipse(x, y, rx, ry), classes);
  }

  public static Circle circle(double x, double y, double radius, String... classes) {
    return styled(new Circle(x, y, radius), classes);
  }

  /** A coin with its middle at the origin. */
  public static Group coin(double radius, double ring) {
    return new Group(
        circle(1.5, 2.5, radius, "piece-shadow"),
        circle(0, 0, radius, "coin"),
        circle(0, 0, ring, "coin-ring"));
  }

  /** The area of some size around a point. */
  public static Rectangle2D around(Point2D middle, double width, double height) {
    return new Rectangle2D(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
  }

  /** The middle of an area. */
  public static Point2D middle(Rectangle2D area) {
    return new Point2D(area.getMinX() + area.getWidth() / 2, area.getMinY() + area.getHeight() / 2);
  }

  public static Rectangle box(
      double x, double y, double w, double h, double round, String... classes) {
    Rectangle box = new Rectangle(x, y, w, h);
    box.setArcWidth(round);
    box.setArcHeight(round);
    return styled(box, classes);
  }

  /**
   * A text in the display face; see {@link #centre} and {@link #from}. Where it would be drawn too
   * small to be read it is larger.
   *
   * @param content its words
   * @param size in units of the drawing
   * @param classes style classes
   */
  public static Text text(String content, double size, String... classes) {
    Text text = new Text(content);
    text.setStyle("-fx-font-size: " + size + "px;");
    text.setTextOrigin(VPos.CENTER);
    text.setTextAlignment(TextAlignment.CENTER);
    text.getStyleClass().add("sm-display");
    text.setMouseTransparent(true);
    Scale growth = Legible.keep(text, size);
    growth.pivotXProperty().bind(text.layoutBoundsProperty().map(Bounds::getCenterX));
    growth.pivotYProperty().bind(text.yProperty());
    return styled(text, classes);
  }

  /** Puts the middle of a text at a point, also when its content or face changes later. */
  public static Text centre(Text text, double x, double y) {
    text.setX(x);
    text.setY(y);
    text.layoutBoundsProperty().subscribe(bounds -> text.setTranslateX(-bounds.getWidth() / 2));
    return text;
  }

  /** A name on a halo, its middle at a point. */
  public static Group name(String words, double size, Point2D middle, String style) {
    Group name =
        new Group(
            centre(text(words, size, style + "-halo"), middle.getX(), middle.getY()),
            centre(text(words, size, style), middle.getX(), middle.getY()));
    name.setMouseTransparent(true);
    return name;
  }

  /** Puts the left end of a text at a point. */
  public static Text from(Text text, double x, double y) {
    text.setX(x);
    text.setY(y);
    Legible.growth(text).pivotXProperty().bind(text.xProperty());
    return text;
  }

  /**
   * Narrows a text that is too long for its room instead of cutting it; its middle or its left end
   * stays in place.
   */
  public static Text fit(Text text, double room) {
    Scale growth = Legible.growth(text);
    Runnable fit =
        () -> {
          double width = Math.max(1, text.getLayoutBounds().getWidth());
          double share = Math.min(1, room / (width * growth.getX()));
          text.setScaleX(share);
          if (growth.getPivotX() == text.getX()) {
            text.setTranslateX(-width * (1 - share) / 2);
          }
        };
    text.layoutBoundsProperty().subscribe(fit);
    growth.xProperty().subscribe(fit);
    return text;
  }

  /** The factor by which a text is enlarged; 1 unless it has grown. */
  public static ReadOnlyDoubleProperty growth(Text text) {
    return Legible.growth(text).yProperty();
  }

  /**
   * Enlarges a plate with a text while the text would be drawn too small to be read.
   *
   * @param size of the text, in units of the drawing
   * @return the plate's enlargement; the caller sets its pivot
   */
  public static Scale legible(Node plate, double size) {
    return Legible.keep(plate, size);
  }
}
