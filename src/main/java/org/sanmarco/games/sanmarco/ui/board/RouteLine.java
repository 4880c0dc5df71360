package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import java.util.Objects;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Polyline;
import org.sanmarco.games.sanmarco.DogeWay;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;

/** The doge's route as it would be, over the bridges, with a coin for each point that it costs. */
final class RouteLine extends Group {

  private static final double COINS = 15;

  private final Pieces pieces;
  private final Drawn<Route> drawn = new Drawn<>(this::draw);

  private record Route(List<DogeWay.Step> steps, int seat) {}

  RouteLine(Pieces pieces) {
    this.pieces = pieces;
    setId("route");
    setMouseTransparent(true);
  }

  void show(List<DogeWay.Step> steps, int seat) {
    drawn.show(new Route(steps, seat));
  }

  private void draw(Route route) {
    getChildren().clear();
    if (route.steps().isEmpty()) {
      return;
    }
    Polyline edge = Art.styled(new Polyline(), "route-edge");
    Polyline line = Art.styled(new Polyline(), "route-line");
    getChildren().addAll(edge, line);
    add(edge, line, pieces.doge(route.steps().getFirst().from()));
    for (DogeWay.Step step : route.steps()) {
      Point2D middle = middle(step);
      add(edge, line, middle);
      add(edge, line, pieces.doge(step.to()));
      int price = step.price(route.seat());
      for (int coin = 0; coin < price; coin++) {
        Node node = pieces.drawCoin();
        node.setLayoutX(middle.getX() + COINS * (coin - (price - 1) / 2.0));
        node.setLayoutY(middle.getY());
        getChildren().add(node);
      }
    }
  }

  private Point2D middle(DogeWay.Step step) {
    Pair pair = Objects.requireNonNull(Pair.of(step.from(), step.to()));
    return step.owner() == 0 ? pieces.nextBridge(pair) : pieces.bridge(pair, step.owner());
  }

  private static void add(Polyline edge, Polyline line, Point2D point) {
    edge.getPoints().addAll(point.getX(), point.getY());
    line.getPoints().addAll(point.getX(), point.getY());
  }
}
