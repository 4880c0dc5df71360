package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.SeatCloth;

/** The players on steps as high as their ranks; who shares a rank stands as high. */
public final class Podium extends HBox {

  /**
   * A place on the podium.
   *
   * @param rank 1 for the best; those who share a place have the same
   * @param seats the seats of a player or of partners
   * @param result what they have got
   */
  public record Place(int rank, List<Integer> seats, String name, String result) {

    public Place {
      seats = List.copyOf(seats);
    }
  }

  private static final double SIGN = 40;

  /** The height of each rank's step, relative to the winner's. */
  private static final double[] SHARES = {0, 1, 0.73, 0.51, 0.32, 0.18};

  /** The least height of the winner's step. */
  private static final double LEAST_HEIGHT = 90;

  private final PanelContext context;

  /** The steps themselves, each with its share of the height. */
  private final Map<Region, Double> blocks = new LinkedHashMap<>();

  /** An empty podium. */
  public Podium(PanelContext context) {
    this.context = context;
    setId("podium");
    getStyleClass().add("podium");
  }

  /** Shows the players, best first: the best in the middle, the next to the left. */
  public void show(List<Place> places) {
    getChildren().clear();
    blocks.clear();
    List<Place> order = new ArrayList<>(places);
    order.add(0, order.remove(1));
    order.forEach(place -> getChildren().add(step(place)));
  }

  /** The winner's crest is at the top, however high the room is. */
  @Override
  protected void layoutChildren() {
    double heads = blocks.keySet().stream().mapToDouble(Podium::head).max().orElse(0);
    double highest = Math.max(LEAST_HEIGHT, getHeight() - heads);
    blocks.forEach((block, share) -> {
      Region step = (Region) block.getParent();
      double height = head(block) + Math.floor(share * highest);
      // Moving it after the layout would ask for a layout again, in every frame.
      step.setMaxHeight(height);
    });
    super.layoutChildren();
  }

  /** The height of what stands on a block. */
  private static double head(Region block) {
    return block.getParent().prefHeight(-1) - block.getPrefHeight();
  }

  private VBox step(Place place) {
    List<Integer> seats = place.seats();
    Label name = new Label(place.name());
    name.getStyleClass().addAll("podium-name", "title-face");
    Label result = new Label(place.result());
    result.getStyleClass().addAll("podium-result", "title-face");
    HBox cloths = new HBox();
    seats.forEach(seat -> {
      SeatCloth cloth = new SeatCloth(context.colour(seat));
      cloths.getChildren().add(Nodes.wide(cloth));
    });
    Label rank = new Label(context.text("rank", place.rank()));
    rank.getStyleClass().addAll("podium-rank", "title-face");
    StackPane block = Nodes.styled(new StackPane(cloths, rank), "podium-block");
    double share = SHARES[place.rank()];
    block.setMinHeight(share * LEAST_HEIGHT);
    block.setPrefHeight(share * LEAST_HEIGHT);
    VBox.setVgrow(block, Priority.ALWAYS);
    blocks.put(block, share);
    VBox step = new VBox(SeatFace.row(context, seats, SIGN), name, result, block);
    step.getStyleClass().add("podium-step");
    step.setMinWidth(0);
    HBox.setHgrow(step, Priority.ALWAYS);
    return step;
  }
}
