package org.sanmarco.ui.home;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/** A die's face, which is how a district is marked on the board. */
final class DieFace extends Pane {

  private static final double SIZE = 26;
  private static final double RADIUS = 2.6;

  DieFace(int number) {
    getStyleClass().add("die-face");
    setPrefSize(SIZE, SIZE);
    setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    for (Point2D pip : pips(number)) {
      Circle circle =
          new Circle(SIZE / 2 + pip.getX() * SIZE / 4, SIZE / 2 + pip.getY() * SIZE / 4, RADIUS);
      circle.getStyleClass().add("die-pip");
      getChildren().add(circle);
    }
  }

  private static List<Point2D> pips(int number) {
    Point2D middle = Point2D.ZERO;
    List<Point2D> rising = List.of(new Point2D(-1, 1), new Point2D(1, -1));
    List<Point2D> falling = List.of(new Point2D(-1, -1), new Point2D(1, 1));
    List<Point2D> level = List.of(new Point2D(-1, 0), new Point2D(1, 0));
    return switch (number) {
      case 1 -> List.of(middle);
      case 2 -> rising;
      case 3 -> join(rising, List.of(middle));
      case 4 -> join(rising, falling);
      case 5 -> join(join(rising, falling), List.of(middle));
      case 6 -> join(join(rising, falling), level);
      default -> throw new IllegalArgumentException("no die shows " + number);
    };
  }

  private static List<Point2D> join(List<Point2D> some, List<Point2D> more) {
    return java.util.stream.Stream.concat(some.stream(), more.stream()).toList();
  }
}
