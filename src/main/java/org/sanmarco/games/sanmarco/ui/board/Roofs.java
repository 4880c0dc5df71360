package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.art.Pen;

/** The roofs of a district: rows of gabled houses on all land that nothing else needs. */
final class Roofs {

  private static final double BLOCK = 50;
  private static final int STRAYS = 2000;
  private static final int ROWS = 4;
  private static final double LANE = 3;
  private static final int TINTS = 3;

  /** The roofs of each district; building them takes longer than all else on a board. */
  private static final Map<District, Roofs> BUILT = new ConcurrentHashMap<>();

  private final Pen shadow = new Pen();
  private final List<Rectangle2D> built = new ArrayList<>();
  private final Pen trees = new Pen();
  private final List<Pen> lit = Stream.generate(Pen::new).limit(TINTS).toList();
  private final List<Pen> dark = Stream.generate(Pen::new).limit(TINTS).toList();

  private Roofs() {}

  /** Draws them; the same ones every time, since there is only one Venice. */
  static Group draw(District district, Land land, Rectangle2D room, List<Rectangle2D> kept) {
    return BUILT.computeIfAbsent(district, built -> build(built, land, room, kept)).drawing();
  }

  private static Roofs build(
      District district, Land land, Rectangle2D room, List<Rectangle2D> kept) {
    Roofs roofs = new Roofs();
    Random random = new Random(district.die());
    for (double y = room.getMinY(); y < room.getMaxY(); y += BLOCK) {
      for (double x = room.getMinX(); x < room.getMaxX(); x += BLOCK) {
        Point2D corner = new Point2D(x, y);
        roofs.block(
            corner, angle(district, corner), random, house -> fits(district, land, house, kept));
      }
    }
    for (int i = 0; i < STRAYS; i++) {
      Point2D corner =
          new Point2D(
              room.getMinX() + room.getWidth() * random.nextDouble(),
              room.getMinY() + room.getHeight() * random.nextDouble());
      roofs.stray(
          corner, angle(district, corner), random, house -> fits(district, land, house, kept));
    }
    return roofs;
  }

  private Group drawing() {
    Group group = new Group(shadow.drawing("roof-shadow"));
    for (int tint = 1; tint <= TINTS; tint++) {
      group.getChildren().add(lit.get(tint - 1).drawing("roof-" + tint));
    }
    for (int tint = 1; tint <= TINTS; tint++) {
      group.getChildren().add(dark.get(tint - 1).drawing("roof-" + tint + "-shade"));
    }
    group.getChildren().add(trees.drawing("tree"));
    return group;
  }

  /** A block of houses around a lane or a court, now and then with a tree. */
  private void block(Point2D corner, double angle, Random random, Predicate<Point2D[]> fits) {
    Point2D along = new Point2D(Math.cos(angle), Math.sin(angle));
    Point2D across = new Point2D(-along.getY(), along.getX());
    double v = 0;
    for (int row = 0; row < ROWS; row++) {
      double deep = 9 + random.nextInt(5);
      double u = random.nextInt(4);
      while (u < BLOCK - 6) {
        double wide = Math.min(9 + random.nextInt(12), BLOCK - 1 - u);
        Point2D from = corner.add(along.multiply(u)).add(across.multiply(v));
        Point2D[] house = house(from, along.multiply(wide), across.multiply(deep));
        int tint = random.nextInt(TINTS);
        boolean lengthwise = random.nextInt(3) > 0;
        boolean garden = random.nextInt(14) == 0;
        if (fits.test(house)) {
          if (garden) {
            trees.circle(house[0].midpoint(house[2]), 3.2 + random.nextInt(3));
          } else {
            add(house, tint, lengthwise);
          }
        }
        u += wide + 0.8;
      }
      v += deep + (row == 1 ? LANE : 0.8);
    }
  }

  /** A house by itself, where the blocks left room for one. */
  private void stray(Point2D corner, double angle, Random random, Predicate<Point2D[]> fits) {
    Point2D along = new Point2D(Math.cos(angle), Math.sin(angle));
    Point2D across = new Point2D(-along.getY(), along.getX());
    Point2D[] house =
        house(
            corner, along.multiply(9 + random.nextInt(7)), across.multiply(9 + random.nextInt(3)));
    int tint = random.nextInt(TINTS);
    Rectangle2D room = bounds(house);
    if (built.stream().noneMatch(room::intersects) && fits.test(house)) {
      add(house, tint, random.nextBoolean());
    }
  }

  /** Neighbouring blocks lean alike, as streets do that follow a winding canal. */
  private static double angle(District district, Point2D at) {
    return 0.5 * Math.sin(at.getX() / 190 + district.die())
        + 0.4 * Math.cos(at.getY() / 150 - district.die());
  }

  private static Point2D[] house(Point2D from, Point2D wide, Point2D deep) {
    return new Point2D[] {from, from.add(wide), from.add(wide).add(deep), from.add(deep)};
  }

  private static boolean fits(
      District district, Land land, Point2D[] house, List<Rectangle2D> kept) {
    Rectangle2D taken = bounds(house);
    for (Rectangle2D room : kept) {
      if (room.intersects(taken)) {
        return false;
      }
    }
    Point2D middle = house[0].midpoint(house[2]);
    for (Point2D corner : house) {
      Point2D out = corner.add(corner.subtract(middle).normalize().multiply(7));
      if (!land.contains(district, out.getX(), out.getY())) {
        return false;
      }
    }
    return true;
  }

  private static Rectangle2D bounds(Point2D[] house) {
    double minX = Double.MAX_VALUE;
    double minY = Double.MAX_VALUE;
    double maxX = 0;
    double maxY = 0;
    for (Point2D corner : house) {
      minX = Math.min(minX, corner.getX());
      minY = Math.min(minY, corner.getY());
      maxX = Math.max(maxX, corner.getX());
      maxY = Math.max(maxY, corner.getY());
    }
    return new Rectangle2D(minX, minY, maxX - minX, maxY - minY);
  }

  private void add(Point2D[] house, int tint, boolean lengthwise) {
    built.add(bounds(house));
    Point2D a = lengthwise ? house[0].midpoint(house[3]) : house[0].midpoint(house[1]);
    Point2D b = lengthwise ? house[1].midpoint(house[2]) : house[3].midpoint(house[2]);
    if (lengthwise) {
      area(lit.get(tint), house[0], house[1], b, a);
      area(dark.get(tint), a, b, house[2], house[3]);
    } else {
      area(lit.get(tint), house[0], a, b, house[3]);
      area(dark.get(tint), a, house[1], house[2], b);
    }
    Point2D fall = new Point2D(2.5, 3.5);
    area(shadow, house[0].add(fall), house[1].add(fall), house[2].add(fall), house[3].add(fall));
  }

  private static void area(Pen pen, Point2D... corners) {
    pen.lines(List.of(corners)).close();
  }
}
