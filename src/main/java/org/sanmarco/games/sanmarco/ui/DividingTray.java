package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.coach.Standing;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.Clicks;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.board.Drag;
import org.sanmarco.ui.table.model.Division;

/** A divider's cards and the offers they are put into: by click, by key, or dragged (T5). */
final class DividingTray implements Panel {

  private static final double CARD_HEIGHT = 112;

  /** Of cards that lie in no offer. */
  private static final int LINES = 3;

  private static final double LEFT_HEIGHT = 82;

  private final SanMarcoContext context;
  private final Parent root;
  private final Panel left;
  private final List<OfferBox> boxes = new ArrayList<>();
  private final List<CardView> views = new ArrayList<>();
  private @Nullable Division<Card> shown;

  @FXML private OfferRow offers;
  @FXML private StackPane place;
  @FXML private Label why;
  @FXML private Button confirm;
  @FXML private Button reset;

  DividingTray(SanMarcoContext context) {
    this.context = context;
    root = Fxml.load(this, "dividing.fxml", context.messages());
    left = new Left();
  }

  @Override
  public Parent root() {
    return root;
  }

  /** The cards that lie in no offer yet, and the button that makes the offers. */
  Panel left() {
    return left;
  }

  @Override
  public Node first() {
    return views.getFirst();
  }

  @Override
  public void show() {
    Division<Card> division = context.decision().division().orElse(null);
    if (division == null) {
      shown = null;
      views.clear();
      boxes.forEach(box -> box.cards().getChildren().clear());
      return;
    }
    if (!division.equals(shown)) {
      lay(division);
    }
    Node focused = root.getScene() == null ? null : root.getScene().getFocusOwner();
    for (int place = 0; place <= division.offers(); place++) {
      OfferBox box = boxes.get(place);
      List<CardView> cards =
          division.in(place).stream().map(number -> views.get(number - 1)).toList();
      if (!box.cards().getChildren().equals(cards)) {
        boxes.forEach(other -> other.cards().getChildren().removeAll(cards));
        box.cards().getChildren().setAll(cards);
      }
      Cards content = Cards.of(division.offer(place));
      if (place == Division.LEFT) {
        box.say(context.text("divide.left", division.left()), "", "");
      } else {
        box.say(context.text("offer", place), "+" + content.points(), "");
        box.tell(context.spoken(place, content));
        box.show(Standing.of(context.decision().asked(), content));
      }
    }
    // A card that changes its place would lose the focus.
    if (focused instanceof CardView && views.contains(focused)) {
      focused.requestFocus();
    }
    tellWhy(division);
  }

  private void tellWhy(Division<Card> division) {
    Refusal refusal = context.decision().divisionRefusal();
    confirm.setDisable(refusal != null);
    boolean told = refusal != null && division.left() == 0;
    String whyNot =
        refusal == null
            ? ""
            : told ? context.sentence(refusal) : context.text("divide.why.left", division.left());
    why.setText(whyNot);
    // Until all cards are divided the heading above them says what is missing.
    why.setVisible(told);
    why.setManaged(told);
    Buttons.explain(confirm, refusal == null ? context.text("divide.tip") : whyNot);
    boolean empty = division.left() == division.cards().size();
    reset.setDisable(empty);
    Buttons.explain(reset, context.text(empty ? "divide.reset.why" : "divide.reset.tip"));
  }

  private void lay(Division<Card> division) {
    shown = division;
    views.clear();
    boxes.clear();
    CardRow row = new CardRow(LEFT_HEIGHT, LINES);
    // Its room is the same however few cards are left.
    row.setPrefHeight(LINES * (LEFT_HEIGHT + CardRow.GAP));
    row.setAccessibleHelp(context.text("divide.help"));
    OfferBox left = new OfferBox(context, Division.LEFT, row);
    boxes.add(left);
    for (int place = 1; place <= division.offers(); place++) {
      boxes.add(new OfferBox(context, place, CARD_HEIGHT));
    }
    left.getStyleClass().add("offer-left");
    place.getChildren().setAll(left);
    offers.getChildren().setAll(boxes.subList(1, boxes.size()));
    for (int number = 1; number <= division.cards().size(); number++) {
      CardView view = context.card(division.cards().get(number - 1));
      view.setId("card-" + number);
      int card = number;
      view.onAction(() -> context.decision().putOn(card));
      Clicks.mayRepeat(view);
      new Drag(view, this::placeAt, place -> context.decision().put(card, place));
      views.add(view);
    }
  }

  /** The place under a point of the scene, -1 if there is none. */
  private int placeAt(double x, double y) {
    for (int place = 0; place < boxes.size(); place++) {
      OfferBox box = boxes.get(place);
      if (box.getLayoutBounds().contains(box.sceneToLocal(x, y))) {
        return place;
      }
    }
    return -1;
  }

  @Override
  public boolean key(KeyEvent event) {
    Division<Card> division = context.decision().division().orElse(null);
    int digit = Key.digit(event);
    if (division == null || digit > division.offers()) {
      return false;
    }
    int focused = views.indexOf(Objects.requireNonNull(root.getScene()).getFocusOwner()) + 1;
    boolean back = Key.DISCARD.is(event);
    if (focused == 0 || digit == 0 && !back) {
      return false;
    }
    context.decision().put(focused, digit);
    if (!back) {
      next(division, focused);
    }
    return true;
  }

  /** On to the next card that lies in no offer yet, or to the button. */
  private void next(Division<Card> division, int card) {
    List<Integer> left = division.in(Division.LEFT);
    if (left.isEmpty()) {
      confirm.requestFocus();
    } else {
      int next = left.stream().filter(number -> number > card).findFirst().orElse(left.getFirst());
      views.get(next - 1).requestFocus();
    }
  }

  @FXML
  private void divide() {
    context.decision().divide();
  }

  @FXML
  private void reset() {
    context.decision().putAllBack();
  }

  /** Shown with the tray. */
  private final class Left implements Panel {

    private final Parent root = Fxml.load(DividingTray.this, "divided.fxml", context.messages());

    @Override
    public Parent root() {
      return root;
    }

    @Override
    public void show() {}
  }
}
