package org.sanmarco.games.marcopolo.ui.map;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.Pen;
import org.sanmarco.words.Messages;

/** All of the map that never moves: the ground, the things on it, the road, names and the edge. */
final class Scenery extends Group {

  /** The resource with the drawings of this game. */
  static final String DRAWINGS = "/assets/marco-polo/drawings.txt";

  /** The width of the edge. */
  static final double EDGE = 20;

  private static final int SOFT = 4;
  private static final int WAVES = 26;
  private static final double LABEL = 24;
  private static final double NAME = 30;

  private final Chart chart;

  /** Draws it once, in the language of the names. */
  Scenery(Chart chart, Messages messages) {
    this.chart = chart;
    double w = chart.width();
    double h = chart.height();
    Group ground = new Group(Art.box(0, 0, w, h, 0, "ground-steppe"));
    chart.areas().forEach(area -> ground.getChildren().add(area(area)));
    chart.rivers().forEach(course -> ground.getChildren().addAll(river(course)));
    chart.scatters().forEach(scatter -> ground.getChildren().add(scatter(scatter)));
    for (Chart.PlaceName label : chart.labels()) {
      ground.getChildren().add(label(label, messages.text("label." + label.key())));
    }
    ground.getChildren().addAll(road());
    for (Chart.Drawing drawing : chart.drawings()) {
      ground.getChildren().add(Drawings.picture(DRAWINGS, drawing.name(), drawing.square()));
    }
    chart
        .cities()
        .forEach((key, at) ->
            ground
                .getChildren()
                .add(Art.name(messages.text("city." + key), NAME, at, "city-name")));
    Rectangle inside = new Rectangle(EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE);
    inside.setArcWidth(18);
    inside.setArcHeight(18);
    ground.setClip(inside);
    getChildren()
        .addAll(
            Art.box(0, 0, w, h, 30, "map-frame"),
            ground,
            Art.box(7, 7, w - 14, h - 14, 24, "map-frame-line"),
            Art.box(EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE, 18, "map-edge"));
    setMouseTransparent(true);
  }

  /** Ground whose edge runs out softly; the sea has shallows and waves. */
  private static Group area(Chart.Area area) {
    Group group = new Group();
    if (area.kind().equals("sea")) {
      group.getChildren().add(Art.styled(Curves.closed(area.outline()), "shore"));
    } else {
      for (int i = SOFT; i >= 1; i--) {
        Path edge = Art.styled(Curves.closed(area.outline()), "soft", "soft-" + area.kind());
        edge.setStrokeWidth(i * 15);
        group.getChildren().add(edge);
      }
    }
    group.getChildren().add(Art.styled(Curves.closed(area.outline()), "ground-" + area.kind()));
    if (area.kind().equals("sea")) {
      group.getChildren().add(water(area.outline()));
    }
    return group;
  }

  /** Shallows along the coast and waves further out, nowhere on land. */
  private static Group water(List<Point2D> coast) {
    Group water = new Group();
    for (int depth = 3; depth >= 1; depth--) {
      water
          .getChildren()
          .add(Art.styled(Curves.closed(coast), "map-shallow", "map-shallow-" + depth));
    }
    Path land = Curves.closed(coast);
    double x = land.getLayoutBounds().getMinX();
    double y = land.getLayoutBounds().getMinY();
    Random random = new Random(4);
    Pen pen = new Pen();
    for (int i = 0; i < WAVES; i++) {
      wave(
          pen,
          x + land.getLayoutBounds().getWidth() * random.nextDouble(),
          y + land.getLayoutBounds().getHeight() * random.nextDouble(),
          6 + random.nextInt(7));
    }
    water.getChildren().add(pen.drawing("map-wave"));
    water.setClip(Curves.closed(coast));
    return water;
  }

  private static void wave(Pen pen, double x, double y, double r) {
    pen.at(x, y).curve(x + r / 2, y - r / 2, x + r, y).curve(x + 1.5 * r, y + r / 2, x + 2 * r, y);
  }

  private static List<Path> river(List<Point2D> course) {
    return List.of(
        Art.styled(Curves.open(course), "river-bank"), Art.styled(Curves.open(course), "river"));
  }

  private static SVGPath scatter(Chart.Scatter scatter) {
    Random random = new Random(scatter.count());
    Pen pen = new Pen();
    for (int i = 0; i < scatter.count(); i++) {
      double angle = 2 * Math.PI * random.nextDouble();
      double far = Math.sqrt(random.nextDouble());
      double x = scatter.middle().getX() + scatter.radii().getX() * far * Math.cos(angle);
      double y = scatter.middle().getY() + scatter.radii().getY() * far * Math.sin(angle);
      double r = 4 + random.nextInt(4);
      switch (scatter.kind()) {
        case "dune" ->
            pen.at(x - 5 * r, y)
                .curve(x - 2 * r, y - r, x, y - 2 * r)
                .curve(x + 2 * r, y - r / 2, x + 5 * r, y)
                .at(x, y - 2 * r)
                .curve(x - r, y - r, x + r, y);
        case "tuft" ->
            pen.at(x - r, y - r)
                .curve(x - r / 3, y - r / 2, x, y)
                .line(x, y - 1.6 * r)
                .at(x, y)
                .curve(x + r / 3, y - r / 2, x + r, y - r);
        default -> pen.at(x - r, y).curve(x, y - 1.6 * r, x + r, y).close();
      }
    }
    return pen.drawing("scatter-" + scatter.kind());
  }

  /** The road from space to space, with the prints of camels. */
  private List<Path> road() {
    List<Point2D> points = new ArrayList<>();
    chart.spaces().forEach(place -> points.add(place.middle()));
    return List.of(
        Art.styled(Curves.open(points), "road-shadow"),
        Art.styled(Curves.open(points), "road-edge"),
        Art.styled(Curves.open(points), "road"),
        Art.dashed(Art.styled(Curves.open(points), "road-prints"), 2.0, 12.0));
  }

  private static Text label(Chart.PlaceName label, String words) {
    Text text =
        Art.centre(
            Art.text(
                words, LABEL, "map-label", label.key().equals("gulf") ? "label-sea" : "label-land"),
            label.middle().getX(),
            label.middle().getY());
    text.setRotate(label.slope());
    return text;
  }
}
