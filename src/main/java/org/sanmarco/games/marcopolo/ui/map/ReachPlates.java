package org.sanmarco.games.marcopolo.ui.map;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Medal;
import org.sanmarco.ui.art.SeatColour;

/**
 * Small plates above the spaces that a camel could reach in this turn: for how many cards. A plate
 * acts like its space.
 */
public final class ReachPlates extends Group {

  private static final double WIDTH = 62;
  private static final double HEIGHT = 32;
  private static final double LIFT = -46;

  private final Chart chart;
  private final BiConsumer<Node, Integer> bind;
  private List<Reached> shown = List.of();
  private final Drawn<List<Reached>> drawn =
      new Drawn<>(all -> getChildren().setAll(all.stream().map(this::plate).toList()));

  /**
   * A space that could be reached.
   *
   * @param space its number
   * @param price the number of cards it would take in all, as shown
   * @param camel the number of the camel, from 1
   * @param colour its colour
   */
  public record Reached(int space, String price, int camel, SeatColour colour) {}

  /**
   * No plates.
   *
   * @param bind makes a plate act like a space
   */
  ReachPlates(Chart chart, BiConsumer<Node, Integer> bind) {
    this.chart = chart;
    this.bind = bind;
  }

  /** The camel that could reach a space. */
  Optional<Integer> camel(int space) {
    return shown.stream().filter(one -> one.space() == space).findFirst().map(Reached::camel);
  }

  void show(List<Reached> reached) {
    shown = List.copyOf(reached);
    drawn.show(shown);
  }

  private Node plate(Reached reached) {
    Point2D at = chart.spaces().get(reached.space()).middle().add(0, LIFT);
    double left = at.getX() - WIDTH / 2;
    double top = at.getY() - HEIGHT / 2;
    Medal medal = new Medal(reached.colour());
    medal.getTransforms().addAll(new Translate(left + 17, at.getY()), new Scale(0.62, 0.62));
    Text price = Art.text(reached.price(), 24, "forecast-price");
    Node plate =
        Art.styled(
            new Group(
                Art.box(left + 2, top + 4, WIDTH, HEIGHT, HEIGHT, "plate-shadow"),
                Art.box(left, top, WIDTH, HEIGHT, HEIGHT, "plate"),
                medal,
                Art.centre(price, at.getX() + 13, at.getY())),
            reached.colour().styleClass());
    plate.setId("reach-" + reached.space());
    bind.accept(plate, reached.space());
    return plate;
  }
}
