package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Rectangle2D;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.art.Curves;

/** The districts' shapes: the rest of the city's outline once the canals are cut out of it. */
final class Land {

  private static final int SPREAD = 3;

  private final Map<District, List<PathElement>> outlines = new EnumMap<>(District.class);
  private final Map<District, Outline> shapes = new EnumMap<>(District.class);

  Land(Venice venice) {
    Shape rest = Curves.closed(venice.land());
    rest.setFill(Color.BLACK);
    rest.setStroke(null);
    for (Venice.Canal canal : venice.canals()) {
      rest = Shape.subtract(rest, water(canal));
    }
    List<List<PathElement>> pieces = pieces((Path) rest);
    venice
        .plots()
        .forEach((district, plot) -> {
          List<PathElement> outline =
              pieces.stream()
                  .filter(
                      piece -> new Outline(piece).contains(plot.seed().getX(), plot.seed().getY()))
                  .findFirst()
                  .orElseThrow(() -> new IllegalStateException(district + " is under water"));
          outlines.put(district, outline);
          shapes.put(district, new Outline(outline));
        });
  }

  /** A new shape of the district's land. */
  Path shape(District district) {
    return new Path(Venice.get(outlines, district));
  }

  /** Whether a point lies on the district's land. */
  boolean contains(District district, double x, double y) {
    return Venice.get(shapes, district).contains(x, y);
  }

  /** The number of 3 by 3 points, spread over an area, that lie on the land of other districts. */
  int elsewhere(District own, Rectangle2D area) {
    int points = 0;
    double across = area.getWidth() / (SPREAD - 1);
    double down = area.getHeight() / (SPREAD - 1);
    for (int column = 0; column < SPREAD; column++) {
      for (int row = 0; row < SPREAD; row++) {
        double x = area.getMinX() + column * across;
        double y = area.getMinY() + row * down;
        if (District.ALL.stream().anyMatch(one -> one != own && contains(one, x, y))) {
          points++;
        }
      }
    }
    return points;
  }

  private static Path water(Venice.Canal canal) {
    Path water = Curves.open(canal.points());
    water.setFill(null);
    water.setStroke(Color.BLACK);
    water.setStrokeWidth(canal.width());
    water.setStrokeLineCap(StrokeLineCap.ROUND);
    water.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return water;
  }

  private static List<List<PathElement>> pieces(Path path) {
    List<List<PathElement>> pieces = new ArrayList<>();
    for (PathElement element : path.getElements()) {
      if (element instanceof MoveTo) {
        pieces.add(new ArrayList<>());
      }
      pieces.getLast().add(element);
    }
    pieces.removeIf(piece -> piece.size() < 6 || !(piece.getLast() instanceof ClosePath));
    return pieces;
  }
}
