package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import java.util.Objects;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Polyline;
import org.sanmarco.games.sanmarco.DogeRoute;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;

/** The doge's route as it would be, over the bridges, with a coin for each point that it costs. */
final class RouteLine extends Group {

  private static final double COINS = 15;

  private final Pieces pieces;
  private final Drawn<Route> drawn = new Drawn<>(this::draw);

  private record Route(List<DogeRoute.Leg> legs, int seat) {}

  RouteLine(Pieces pieces) {
    this.pieces = pieces;
    setId("route");
    setMouseTransparent(true);
  }

  void show(List<DogeRoute.Leg> legs, int seat) {
    drawn.show(new Route(legs, seat));
  }

  private void draw(Route route) {
    getChildren().clear();
    if (route.legs().isEmpty()) {
      return;
    }
    Polyline edge = Art.styled(new Polyline(), "route-edge");
    Polyline line = Art.styled(new Polyline(), "route-line");
    getChildren().addAll(edge, line);
    add(edge, line, pieces.doge(route.legs().getFirst().from()));
    for (DogeRoute.Leg leg : route.legs()) {
      Point2D middle = middle(leg);
      add(edge, line, middle);
      add(edge, line, pieces.doge(leg.to()));
      int price = leg.price(route.seat());
      for (int coin = 0; coin < price; coin++) {
        Point2D place = middle.add(COINS * (coin - (price - 1) / 2.0), 0);
        getChildren().add(Art.place(Art.coin(11, 7.5), place));
      }
    }
  }

  private Point2D middle(DogeRoute.Leg leg) {
    Pair pair = Objects.requireNonNull(Pair.of(leg.from(), leg.to()));
    return leg.owner() == 0 ? pieces.nextBridge(pair) : pieces.bridge(pair, leg.owner());
  }

  private static void add(Polyline edge, Polyline line, Point2D point) {
    edge.getPoints().addAll(point.getX(), point.getY());
    line.getPoints().addAll(point.getX(), point.getY());
  }
}
