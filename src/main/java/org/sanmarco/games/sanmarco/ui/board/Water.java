package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.Pen;

/**
 * The lagoon: shallows around the coasts, lines that follow them as on an old chart, waves, sun.
 */
final class Water extends Group {

  private static final int WAVES = 300;
  private static final int GLINTS = 70;

  /** The distances of the lines from the coast. */
  private static final double[] LINES = {7.5, 14, 23, 35};

  /** The further out, the more they are broken. */
  private static final Double[][] DASHES = {{}, {}, {26.0, 5.0}, {15.0, 8.0}};

  private static final double STEP = 7;

  /** The courses of the lines, computed once since there are many boards. */
  private static final Map<Double, List<List<Point2D>>> COURSES = new ConcurrentHashMap<>();

  private final Venice venice;

  Water(Venice venice, Land land) {
    this.venice = venice;
    double w = venice.width();
    double h = venice.height();
    List<List<Point2D>> coasts = new ArrayList<>(venice.islands());
    coasts.add(venice.land());
    getChildren().add(Art.box(4, 4, w - 8, h - 8, 20, "lagoon"));
    for (int depth = 4; depth >= 1; depth--) {
      for (List<Point2D> coast : coasts) {
        getChildren().add(Art.styled(Curves.closed(coast), "shallow", "shallow-" + depth));
      }
    }
    getChildren().addAll(waves(new Random(2), "wave-dark"), waves(new Random(1), "wave-light"));
    lines(land);
    getChildren().add(glints(new Random(3)));
    setClip(new Rectangle(8, 8, w - 16, h - 16));
  }

  private SVGPath waves(Random random, String style) {
    Pen pen = new Pen();
    for (int i = 0; i < WAVES; i++) {
      double x = venice.width() * random.nextDouble();
      double y = venice.height() * random.nextDouble();
      double r = 5 + random.nextInt(9);
      pen.at(x, y)
          .curve(x + r / 2, y - r / 3, x + r, y)
          .curve(x + 1.5 * r, y + r / 3, x + 2 * r, y);
    }
    return pen.drawing(style);
  }

  /** The sun on the basin, in the lower right: the nearer to its middle, the more. */
  private SVGPath glints(Random random) {
    Pen pen = new Pen();
    for (int i = 0; i < GLINTS; i++) {
      double x = venice.width() * 0.76 + 150 * random.nextGaussian();
      double y = venice.height() * 0.86 + 62 * random.nextGaussian();
      double r = 5 + random.nextInt(13);
      pen.at(x - r, y).curve(x, y - 2.2, x + r, y).curve(x, y + 2.2, x - r, y);
    }
    return pen.drawing("glint");
  }

  private void lines(Land land) {
    for (int i = 0; i < LINES.length; i++) {
      Pen pen = new Pen();
      COURSES.computeIfAbsent(LINES[i], away -> courses(away, land)).forEach(pen::lines);
      getChildren().add(Art.dashed(pen.drawing("waterline", "waterline-" + (i + 1)), DASHES[i]));
    }
  }

  private List<List<Point2D>> courses(double away, Land land) {
    List<Outline> outlines =
        Stream.concat(
                District.ALL.stream().map(district -> land.shape(district).getElements()),
                venice.islands().stream().map(coast -> Curves.closed(coast).getElements()))
            .map(Outline::new)
            .toList();
    List<Point2D> shores =
        outlines.stream().flatMap(outline -> outline.every(STEP).stream()).toList();
    List<List<Point2D>> courses = new ArrayList<>();
    outlines.forEach(outline -> follow(outline, away, outlines, shores, courses));
    return courses;
  }

  /** Adds the line at some distance from a coast, except where another coast is nearer. */
  private static void follow(
      Outline coast,
      double away,
      List<Outline> land,
      List<Point2D> shores,
      List<List<Point2D>> courses) {
    List<Point2D> points = coast.every(STEP);
    boolean drawing = false;
    for (int i = 0; i <= points.size(); i++) {
      Point2D here = points.get(i % points.size());
      Point2D along = points.get((i + 1) % points.size()).subtract(here);
      Point2D across = new Point2D(-along.getY(), along.getX()).normalize();
      Point2D probe = here.add(across.multiply(2));
      double side = coast.contains(probe.getX(), probe.getY()) ? -away : away;
      Point2D at = here.add(across.multiply(side));
      double least = (away - 1) * (away - 1);
      boolean free =
          land.stream().noneMatch(other -> other.contains(at.getX(), at.getY()))
              && shores.stream().noneMatch(shore -> squared(shore, at) < least);
      if (free && !drawing) {
        courses.add(new ArrayList<>());
      }
      if (free) {
        courses.getLast().add(at);
      }
      drawing = free;
    }
  }

  private static double squared(Point2D from, Point2D to) {
    double x = from.getX() - to.getX();
    double y = from.getY() - to.getY();
    return x * x + y * y;
  }
}
