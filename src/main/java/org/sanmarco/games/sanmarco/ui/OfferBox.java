package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.coach.Standing;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.game.Buttons;

/** One offer: its number, its weight, its cards. */
final class OfferBox extends VBox {

  private static final double LEAST_WIDTH = 118;

  /** However many cards there are, the other offers keep their place. */
  private static final double MOST_CARDS = 7;

  /** Of many cards where there is little room. */
  private static final int LINES = 2;

  private static final double CREST = 16;
  private static final PseudoClass HEAVY = PseudoClass.getPseudoClass("heavy");

  private final SanMarcoContext context;
  private final Drawn<List<Standing>> stood = new Drawn<>(this::drawStandings);
  private final Label title = new Label();
  private final Label points = new Label();
  private final Label more = new Label();
  private final FlowPane head;
  private final HBox standings = new HBox();
  private final CardRow cards;

  OfferBox(SanMarcoContext context, int number, double cardHeight) {
    this(context, number, new CardRow(cardHeight, LINES));
  }

  /** A box with a row of its own. */
  OfferBox(SanMarcoContext context, int number, CardRow cards) {
    this.cards = cards;
    this.context = context;
    setId("offer-" + number);
    getStyleClass().add("offer");
    title.getStyleClass().addAll("offer-title", "title-face");
    points.setId("offer-points-" + number);
    points.getStyleClass().add("offer-points");
    more.getStyleClass().add("offer-more");
    head = new FlowPane(title, points, more);
    head.getStyleClass().add("offer-head");
    VBox.setVgrow(cards, Priority.ALWAYS);
    cards.setMinSize(0, 0);
    standings.getStyleClass().add("offer-head");
    standings.setManaged(false);
    getChildren().addAll(head, standings, cards);
    HBox.setHgrow(this, Priority.ALWAYS);
    title.setMinWidth(USE_PREF_SIZE);
    points.setMinWidth(USE_PREF_SIZE);
    setMinWidth(LEAST_WIDTH);
  }

  /** As wide as its cards want it, so that more of them get more room; its heading on one line. */
  @Override
  protected double computePrefWidth(double height) {
    double card = cards.cardWidth() + CardRow.GAP;
    double count = Math.clamp(cards.getChildren().size(), 2, MOST_CARDS);
    return snappedLeftInset() + snappedRightInset() + Math.max(count * card, headWidth());
  }

  private double headWidth() {
    return head.getChildren().stream()
        .filter(Node::isManaged)
        .mapToDouble(part -> snapSizeX(part.prefWidth(-1)) + head.getHgap())
        .sum();
  }

  CardRow cards() {
    return cards;
  }

  /** Shows the standings that would result from taking the offer. */
  void show(List<Standing> standings) {
    stood.show(standings);
  }

  private void drawStandings(List<Standing> all) {
    standings.getChildren().setAll(all.stream().map(this::label).toList());
    standings.setManaged(!all.isEmpty());
  }

  private Label label(Standing standing) {
    Label label = new Label(String.valueOf(standing.penalty()));
    label.setGraphic(new Crest(context.colour(standing.seat()), CREST));
    label.getStyleClass().add("standing");
    label.pseudoClassStateChanged(HEAVY, standing.isOut());
    Buttons.explain(label, context.sentence(standing));
    return label;
  }

  /** Sets the tooltip of its heading to a description of the offer. */
  void tell(String words) {
    Buttons.explain(title, words);
    Buttons.explain(points, words);
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
