package org.sanmarco.ui.art;

import javafx.geometry.VPos;
import javafx.scene.CacheHint;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** Shapes with a style class in one call; what they look like is the style sheet's business. */
public final class Art {

  private Art() {}

  public static <N extends Node> N styled(N node, String... classes) {
    node.getStyleClass().addAll(classes);
    return node;
  }

  /** A drawing that is cached as a picture of full sharpness until something in it changes. */
  public static <N extends Node> N cached(N drawing) {
    drawing.setCache(true);
    drawing.setCacheHint(CacheHint.QUALITY);
    return drawing;
  }

  /**
   * A line of dashes and gaps. A style sheet would set them anew whenever styles are applied, and
   * each time all that the line is a part of would be drawn anew.
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

  public static Rectangle box(
      double x, double y, double w, double h, double round, String... classes) {
    Rectangle box = new Rectangle(x, y, w, h);
    box.setArcWidth(round);
    box.setArcHeight(round);
    return styled(box, classes);
  }

  /**
   * A text in the display face; see {@link #centre} and {@link #from}.
   *
   * @param content its words
   * @param size in pixels
   * @param classes style classes
   */
  public static Text text(String content, double size, String... classes) {
    Text text = new Text(content);
    text.setStyle("-fx-font-size: " + size + "px;");
    text.setTextOrigin(VPos.CENTER);
    text.setTextAlignment(TextAlignment.CENTER);
    text.getStyleClass().add("sm-display");
    text.setMouseTransparent(true);
    return styled(text, classes);
  }

  /** Puts the middle of a text at a point, also when its content or face changes later. */
  public static Text centre(Text text, double x, double y) {
    text.setX(x);
    text.setY(y);
    text.layoutBoundsProperty().subscribe(bounds -> text.setTranslateX(-bounds.getWidth() / 2));
    return text;
  }

  /** Puts the left end of a text at a point. */
  public static Text from(Text text, double x, double y) {
    text.setX(x);
    text.setY(y);
    return text;
  }
}
