package org.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import org.sanmarco.rules.sanmarco.District;

/** The roofs of a district: rows of gabled houses wherever nothing else has to stand. */
final class Roofs {

  private static final double DEEP = 15;
  private static final double LANE = 4;
  private static final int TINTS = 3;

  private final Path shadow = Art.styled(new Path(), "roof-shadow");
  private final List<Path> lit = new ArrayList<>();
  private final List<Path> dark = new ArrayList<>();

  private Roofs() {
    for (int i = 1; i <= TINTS; i++) {
      lit.add(Art.styled(new Path(), "roof-" + i));
      dark.add(Art.styled(new Path(), "roof-" + i + "-shade"));
    }
  }

  /** Draws them; the same ones every time. */
  static Group draw(District district, Land land, Rectangle2D room, List<Rectangle2D> kept) {
    Roofs roofs = new Roofs();
    Random random = new Random(district.die());
    double angle = Math.toRadians(random.nextInt(40) - 20);
    Point2D way = new Point2D(Math.cos(angle), Math.sin(angle));
    Point2D across = new Point2D(-way.getY(), way.getX());
    Point2D middle =
        new Point2D((room.getMinX() + room.getMaxX()) / 2, (room.getMinY() + room.getMaxY()) / 2);
    double reach = Math.hypot(room.getWidth(), room.getHeight()) / 2;
    int row = 0;
    for (double v = -reach; v < reach; v += DEEP + (row++ % 2 == 0 ? 0.6 : LANE)) {
      for (double u = -reach; u < reach; ) {
        double wide = 11 + random.nextInt(16);
        Point2D from = middle.add(way.multiply(u)).add(across.multiply(v));
        Point2D[] house = house(from, way.multiply(wide), across.multiply(DEEP));
        int tint = random.nextInt(TINTS);
        if (fits(district, land, house, kept)) {
          roofs.add(house, tint, random.nextInt(3) > 0);
        }
        u += wide + (random.nextInt(4) == 0 ? LANE : 0.6);
      }
    }
    Group group = new Group(roofs.shadow);
    group.getChildren().addAll(roofs.lit);
    group.getChildren().addAll(roofs.dark);
    return group;
  }

  private static Point2D[] house(Point2D from, Point2D wide, Point2D deep) {
    return new Point2D[] {from, from.add(wide), from.add(wide).add(deep), from.add(deep)};
  }

  private static boolean fits(
      District district, Land land, Point2D[] house, List<Rectangle2D> kept) {
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
    for (Rectangle2D room : kept) {
      if (room.intersects(minX, minY, maxX - minX, maxY - minY)) {
        return false;
      }
    }
    Point2D middle = house[0].midpoint(house[2]);
    for (Point2D corner : house) {
      Point2D out = corner.add(corner.subtract(middle).normalize().multiply(6));
      if (!land.contains(district, out.getX(), out.getY())) {
        return false;
      }
    }
    return true;
  }

  private void add(Point2D[] house, int tint, boolean lengthwise) {
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

  private static void area(Path path, Point2D... corners) {
    for (int i = 0; i < corners.length; i++) {
      double x = corners[i].getX();
      double y = corners[i].getY();
      path.getElements().add(i == 0 ? new MoveTo(x, y) : new LineTo(x, y));
    }
    path.getElements().add(new ClosePath());
  }
}
