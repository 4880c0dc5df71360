package org.sanmarco.games.marcopolo.ui.map;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Medal;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.table.board.FreePlace;

/**
 * Small plates above the spaces that a camel could reach in this turn: for how many cards. They
 * cover no cost, no value and no camel. A plate acts like its space.
 */
public final class ReachPlates extends Group {

  private static final double ROOM = 44;
  private static final double LETTER = 14;
  private static final double HEIGHT = 32;
  private static final double LIFT = -46;
  private static final double SHADOW = 4;
  private static final double LETTERS = 24;

  private final Chart chart;
  private final BiConsumer<Node, Integer> bind;
  private List<Reached> shown = List.of();
  private List<Rectangle2D> kept = List.of();
  private Map<Node, Reached> plates = Map.of();
  private final Drawn<List<Reached>> drawn = new Drawn<>(this::draw);

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

  /**
   * Shows the plates of some spaces, and no others.
   *
   * @param free the areas that they must not cover
   */
  void show(List<Reached> reached, List<Rectangle2D> free) {
    shown = List.copyOf(reached);
    kept = List.copyOf(free);
    drawn.show(shown);
    place();
  }

  private void draw(List<Reached> all) {
    plates = new LinkedHashMap<>();
    all.forEach(reached -> plates.put(plate(reached), reached));
    getChildren().setAll(plates.keySet());
  }

  private Node plate(Reached reached) {
    double width = ROOM + LETTER * reached.price().length();
    Medal medal = new Medal(reached.colour());
    medal.getTransforms().addAll(new Translate(17 - width / 2, 0), new Scale(0.62, 0.62));
    Text price = Art.text(reached.price(), LETTERS, "forecast-price");
    Node plate =
        Art.styled(
            new Group(
                Art.box(2 - width / 2, SHADOW - HEIGHT / 2, width, HEIGHT, HEIGHT, "plate-shadow"),
                Art.box(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT, "plate"),
                medal,
                Art.centre(price, 12, 0)),
            reached.colour().styleClass());
    plate.setId("reach-" + reached.space());
    bind.accept(plate, reached.space());
    Art.legible(plate, LETTERS).xProperty().subscribe(_ -> place());
    return plate;
  }

  private void place() {
    List<Rectangle2D> taken = new ArrayList<>(kept);
    plates.forEach((plate, reached) -> {
      Art.place(plate, chart.spaces().get(reached.space()).middle().add(0, LIFT));
      Point2D step = FreePlace.step(FreePlace.area(plate), taken);
      plate.setLayoutX(plate.getLayoutX() + step.getX());
      plate.setLayoutY(plate.getLayoutY() + step.getY());
      taken.add(FreePlace.area(plate));
    });
  }
}
