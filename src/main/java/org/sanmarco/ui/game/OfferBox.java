package org.sanmarco.ui.game;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** One offer: its number, what it weighs, its cards. */
final class OfferBox extends VBox {

  private static final double LEAST_WIDTH = 158;

  /** However many cards there are, the other offers keep their place. */
  private static final double MOST_CARDS = 7;

  private final Label title = new Label();
  private final Label points = new Label();
  private final Label more = new Label();
  private final CardRow cards;

  OfferBox(int number, double cardHeight) {
    setId("offer-" + number);
    getStyleClass().add("offer");
    title.getStyleClass().addAll("offer-title", "title-face");
    points.setId("offer-points-" + number);
    points.getStyleClass().add("offer-points");
    more.getStyleClass().add("offer-more");
    FlowPane head = new FlowPane(title, points, more);
    head.getStyleClass().add("offer-head");
    cards = new CardRow(cardHeight);
    HBox.setHgrow(cards, Priority.ALWAYS);
    cards.setMinWidth(0);
    getChildren().addAll(head, cards);
    HBox.setHgrow(this, Priority.ALWAYS);
    title.setMinWidth(USE_PREF_SIZE);
    points.setMinWidth(USE_PREF_SIZE);
    setMinWidth(LEAST_WIDTH);
  }

  /** Sets the heading beside the cards, and not above them. */
  void lieFlat() {
    title.setWrapText(true);
    title.setMinWidth(86);
    title.setMaxWidth(86);
    HBox line = new HBox(title, cards);
    line.getStyleClass().add("offer-head");
    getChildren().setAll(line);
  }

  /** As wide as its cards want it, so that more of them get more room. */
  @Override
  protected double computePrefWidth(double height) {
    double card = cards.cardWidth() + CardRow.GAP;
    double count = Math.clamp(cards.getChildren().size(), 2, MOST_CARDS);
    return snappedLeftInset() + snappedRightInset() + count * card;
  }

  CardRow cards() {
    return cards;
  }

  void say(String name, String weight, String further) {
    title.setText(name);
    points.setText(weight);
    points.setVisible(!weight.isEmpty());
    points.setManaged(!weight.isEmpty());
    more.setText(further);
    more.setVisible(!further.isEmpty());
    more.setManaged(!further.isEmpty());
  }
}
