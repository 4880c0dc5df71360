package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.Place;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.Row;
import org.sanmarco.ui.art.SeatCloth;

/** The players on steps as high as their ranks; who shares a rank stands as high. */
final class Podium extends HBox {

  private static final double CREST = 34;
  private static final double[] HEIGHTS = {0, 170, 124, 86, 54};

  private final SanMarcoContext context;

  Podium(SanMarcoContext context) {
    this.context = context;
    setId("podium");
    getStyleClass().add("podium");
  }

  /** Shows the players, best first: the best in the middle, the next to the left. */
  void show(List<Place> places) {
    getChildren().clear();
    List<Place> order = new ArrayList<>(places);
    order.add(0, order.remove(1));
    order.forEach(place -> getChildren().add(step(place)));
  }

  private VBox step(Place place) {
    List<Integer> seats = place.rows().stream().map(Row::seat).toList();
    Label name = new Label(context.player(place.player()));
    name.getStyleClass().addAll("podium-name", "title-face");
    Label result = new Label(String.valueOf(place.result()));
    result.getStyleClass().addAll("podium-result", "title-face");
    HBox cloths = new HBox();
    seats.forEach(seat -> {
      SeatCloth cloth = new SeatCloth(context.colour(seat));
      HBox.setHgrow(cloth, Priority.ALWAYS);
      cloths.getChildren().add(cloth);
    });
    Label rank = new Label(context.text("game-over.rank", place.rank()));
    rank.getStyleClass().addAll("podium-rank", "title-face");
    StackPane block = new StackPane(cloths, rank);
    block.getStyleClass().add("podium-block");
    double height = HEIGHTS[place.rank()];
    block.setMinHeight(height);
    block.setPrefHeight(height);
    block.setMaxHeight(height);
    VBox step = new VBox(context.crests(seats, CREST), name, result, block);
    step.getStyleClass().add("podium-step");
    step.setMinWidth(0);
    HBox.setHgrow(step, Priority.ALWAYS);
    return step;
  }
}
