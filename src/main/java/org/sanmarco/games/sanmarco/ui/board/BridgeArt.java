package org.sanmarco.games.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Path;
import javafx.scene.shape.SVGPath;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.Pen;
import org.sanmarco.ui.art.SeatColour;

/** The drawing of a stone bridge over any canal: seen from above and the south, with its arch. */
final class BridgeArt {

  private static final int PIECES = 14;
  private static final double ARCH = 0.56;
  private static final double VAULT = 0.72;
  private static final double CARPET = 0.5;
  private static final double STRIPE = 5;

  private BridgeArt() {}

  static Group draw(Span span, SeatColour colour) {
    double half = Span.WIDTH / 2;
    // The onlooker stands to the south and a little to the west.
    double front = span.along().getX() + Span.LEAN * span.along().getY() >= 0 ? half : -half;
    Path carpet = deck(span, half * CARPET, half * CARPET);
    String pattern = colour.hatching().within(deck(span, half * CARPET, half * CARPET), STRIPE);
    Group group = new Group();
    group
        .getChildren()
        .addAll(
            Art.styled(shadow(span, half), "piece-shadow"),
            Art.styled(face(span, front, 0, arch(span)), "bridge-inside"),
            Art.styled(face(span, front, 1, arch(span)), "bridge-face"),
            Art.styled(deck(span, half, half), "bridge-deck"),
            Art.styled(carpet, "bridge-carpet"),
            Art.path(pattern, "hatch"),
            stairs(span, half - 3),
            Art.styled(edge(span, -front), "bridge-parapet-far"),
            Art.styled(edge(span, front), "bridge-parapet"));
    group.setMouseTransparent(true);
    return group;
  }

  /** The outline of a bridge's way, for lighting it up. */
  static Path outline(Span span) {
    return deck(span, Span.WIDTH / 2, Span.WIDTH / 2);
  }

  private static Path shadow(Span span, double half) {
    double end = span.length() / 2 - 3;
    return Art.place(
        Curves.polygon(
            List.of(
                span.at(-end, -half, 0),
                span.at(end, -half, 0),
                span.at(end, half, 0),
                span.at(-end, half, 0))),
        new Point2D(6, 9));
  }

  private static Path deck(Span span, double left, double right) {
    List<Point2D> points = new ArrayList<>(side(span, -left));
    points.addAll(side(span, right).reversed());
    return Curves.polygon(points);
  }

  private static Path edge(Span span, double v) {
    return Curves.line(side(span, v));
  }

  private static List<Point2D> side(Span span, double v) {
    List<Point2D> points = new ArrayList<>();
    for (int i = 0; i <= PIECES; i++) {
      double u = span.length() * (i / (double) PIECES - 0.5);
      points.add(span.at(u, v, span.height(u)));
    }
    return points;
  }

  private static List<Point2D> arch(Span span) {
    List<Point2D> points = new ArrayList<>();
    double reach = span.length() / 2 * ARCH;
    for (int i = 0; i <= PIECES; i++) {
      double t = 2.0 * i / PIECES - 1;
      points.add(new Point2D(t * reach, VAULT * Span.RISE * Math.sqrt(1 - t * t) - 1));
    }
    return points;
  }

  /** The wall under the way (1) or the hole of its arch (0). */
  private static Path face(Span span, double v, int wall, List<Point2D> arch) {
    List<Point2D> points = new ArrayList<>();
    if (wall == 1) {
      points.addAll(side(span, v));
      points.add(span.at(span.length() / 2, v, -3));
    }
    arch.reversed().forEach(point -> points.add(span.at(point.getX(), v, point.getY())));
    if (wall == 1) {
      points.add(span.at(-span.length() / 2, v, -3));
    }
    return Curves.polygon(points);
  }

  private static SVGPath stairs(Span span, double half) {
    Pen pen = new Pen();
    int count = (int) (span.length() / 6);
    for (int i = 1; i < count; i++) {
      double u = span.length() * (i / (double) count - 0.5);
      Point2D from = span.at(u, -half, span.height(u));
      Point2D to = span.at(u, half, span.height(u));
      pen.lines(List.of(from, to));
    }
    return pen.drawing("bridge-stairs");
  }
}
