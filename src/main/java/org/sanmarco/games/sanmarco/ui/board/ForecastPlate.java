package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.ui.table.board.FreePlace;

/**
 * A small plate beside a district: the gains there, and their price. It covers none of what they
 * are compared with.
 */
final class ForecastPlate extends Group {

  private static final double ROW = 34;
  private static final double EDGE = 10;
  private static final double GAIN = 62;
  private static final double MARK = 0.62;

  /** The size of its smaller letters. */
  private static final double SMALL = 20;

  /** The part of its shadow that is seen. */
  private static final double SHADOW = 4;

  private static final double RIM = 2;

  /** The cost of a place that is nearer to another district's numbers. */
  private static final int FAR = 100;

  /** The cost of a place on the prestige track: more than any other. */
  private static final int TRACK = 1000;

  /** The cost of a place that covers a name: as one that covers a bit of another district. */
  private static final int NAME = 2;

  private final Point2D middle;
  private final Scale growth = Art.legible(this, SMALL);
  private final District district;
  private final Land land;
  private final Rectangle2D inside;
  private final List<Rectangle2D> own;
  private final List<Rectangle2D> others;
  private final List<Rectangle2D> names;
  private List<Rectangle2D> kept = List.of();
  private double width;
  private double height;

  /**
   * An invisible plate.
   *
   * @param inside the area inside the prestige track
   */
  ForecastPlate(District district, Venice venice, Land land, Rectangle2D inside) {
    this.district = district;
    this.land = land;
    this.inside = inside;
    middle = venice.plot(district).forecast();
    own = compared(venice.plot(district));
    others =
        District.ALL.stream()
            .filter(other -> other != district)
            .flatMap(other -> compared(venice.plot(other)).stream())
            .toList();
    names = District.ALL.stream().map(one -> Scenery.name(venice.plot(one))).toList();
    growth.xProperty().subscribe(this::place);
    setId("forecast-" + district);
    getStyleClass().add(Scenery.style(district));
    setMouseTransparent(true);
    setVisible(false);
  }

  /** The areas of a district that forecasts are compared with: its values and its nobles. */
  static List<Rectangle2D> compared(Venice.Plot plot) {
    return List.of(Scenery.plate(plot), Scenery.square(plot));
  }

  /**
   * Shows a forecast; the seats have these colours.
   *
   * @param free the areas that it must not cover
   */
  void show(Forecast forecast, List<SeatColour> colours, List<Rectangle2D> free) {
    kept = List.copyOf(free);
    List<Node> gains = new ArrayList<>();
    double x = EDGE;
    for (int seat = 1; seat <= forecast.gains().size(); seat++) {
      int gain = forecast.gains().get(seat - 1);
      if (gain != 0) {
        gains.add(mark(colours.get(seat - 1), x + 13, ROW / 2 + 3));
        gains.add(number(Gain.signed(gain), x + 29, ROW / 2 + 3, gain > 0 ? "gain" : "loss"));
        x += GAIN;
      }
    }
    boolean isGain = !gains.isEmpty() || forecast.change().isEmpty();
    if (gains.isEmpty() && isGain) {
      gains.add(number("0", x, ROW / 2 + 3, "loss"));
      x += GAIN / 2;
    }
    width = x + 2;
    height = isGain ? ROW + 6 : EDGE + 2;
    if (forecast.price() > 0) {
      height += ROW - 6;
      width = Math.max(width, 62 + 28.0 * forecast.paid().size() + EDGE);
      gains.addAll(price(forecast, colours));
    }
    if (!forecast.change().isEmpty()) {
      Text change = Art.text(forecast.change(), SMALL, "sm-number", "forecast-number");
      // Its letters are as wide as the style sheet has them.
      getChildren().setAll(change);
      change.applyCss();
      gains.forEach(node -> node.setTranslateY(ROW - 6));
      width = Math.max(width, change.getLayoutBounds().getWidth() + 2 * EDGE);
      height += ROW - 6;
      gains.add(Art.from(change, EDGE, ROW / 2 + 3));
    }
    Rectangle shadow = Art.box(2, 4, width, height, 14, "plate-shadow");
    getChildren().setAll(shadow, Art.box(0, 0, width, height, 14, "plate", "forecast"));
    getChildren().addAll(gains);
    growth.setPivotX(width / 2);
    growth.setPivotY(0);
    setVisible(true);
    place();
  }

  private void place() {
    Point2D step = FreePlace.step(room(), kept, this::cost);
    setLayoutX(Math.rint(middle.getX() - width / 2 + step.getX()));
    setLayoutY(Math.rint(middle.getY() - (ROW + 6) / 2 + step.getY()));
  }

  /** The cost of an area that seems to belong to another district, or hides a name. */
  private int cost(Rectangle2D area) {
    double distance = FreePlace.distance(area, own);
    boolean isOwn = distance < FreePlace.distance(area, others);
    int cost = isOwn ? land.elsewhere(district, area) : FAR + (int) distance;
    cost += names.stream().anyMatch(area::intersects) ? NAME : 0;
    return inside.contains(area) ? cost : cost + TRACK;
  }

  /** The area that it takes at its usual place. */
  private Rectangle2D room() {
    double wide = (width + SHADOW) * growth.getX();
    double high = (height + SHADOW) * growth.getY();
    return new Rectangle2D(
        middle.getX() - width * growth.getX() / 2 - RIM,
        middle.getY() - (ROW + 6) / 2 - RIM,
        wide + 2 * RIM,
        high + 2 * RIM);
  }

  private static List<Node> price(Forecast forecast, List<SeatColour> colours) {
    List<Node> row = new ArrayList<>();
    double y = ROW + 15;
    row.add(new Group(Art.circle(23, y, 10, "coin"), Art.circle(23, y, 6.5, "coin-ring")));
    row.add(number(String.valueOf(forecast.price()), 39, y, "price"));
    double x = 74;
    for (int seat : forecast.paid()) {
      row.add(mark(colours.get(seat - 1), x, y));
      x += 28;
    }
    return row;
  }

  private static Node mark(SeatColour colour, double x, double y) {
    Group mark = PrestigeTrack.disc(colour);
    mark.setScaleX(MARK);
    mark.setScaleY(MARK);
    return Art.place(mark, new Point2D(x, y));
  }

  private static Node number(String text, double x, double y, String style) {
    return Art.from(Art.text(text, 22, "sm-number", "forecast-number", "forecast-" + style), x, y);
  }
}
