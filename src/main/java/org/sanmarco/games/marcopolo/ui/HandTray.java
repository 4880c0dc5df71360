package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.ui.cards.ConditionSign;
import org.sanmarco.games.marcopolo.ui.cards.HandFan;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfBallast;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/**
 * The hand while camels move: the cards that pay for each step, ballast, and the end of moving
 * (MT1).
 */
final class HandTray implements Panel {

  private static final double CARD_HEIGHT = 118;
  private static final double CREST = 22;

  /** The scale of the signs of two camels, which lie one below the other. */
  private static final double SMALL = 0.8;

  private final MarcoPoloContext context;
  private final Parent root;
  private final HandFan hand;

  @FXML private StackPane handSlot;
  @FXML private VBox costs;
  @FXML private Button ballast;
  @FXML private Button stop;

  HandTray(MarcoPoloContext context, MapView map) {
    this.context = context;
    root = Fxml.load(this, "hand.fxml", context.messages());
    hand = new HandFan(context.messages().locale(), CARD_HEIGHT);
    hand.onCard(this::clicked);
    hand.onDropped(map::spaceAt, this::dropped);
    handSlot.getChildren().add(hand);
    Buttons.explain(stop, context.tip("stop.tip", Key.DISCARD));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return hand.first().orElse(stop);
  }

  /** A card that is to pay; empty if none is. */
  Optional<Node> chosen() {
    return hand.chosen();
  }

  @Override
  public void show() {
    MarcoPoloView view = context.view();
    MarcoPoloDecision decision = context.decision();
    hand.show(view.hand(view.onTurn()), view.handSize(view.onTurn()), byColour(view));
    hand.mark(decision.paying(), decision.lit());
    costs
        .getChildren()
        .setAll(view.movableCamels().stream().map(camel -> cost(view, camel)).toList());
    Optional<Refusal> refusal = decision.ballastRefusal();
    ballast.setDisable(refusal.isPresent() || decision.builder().isEmpty());
    Buttons.explain(
        ballast, refusal.map(context::sentence).orElseGet(() -> context.text("ballast.tip")));
    boolean moved = view.hasMoved();
    stop.setText(context.text(moved ? "stop" : "pass"));
    stop.setDisable(!decision.choices().contains(MarcoPoloDecision.STOP));
  }

  /** Whether the next steps ask for colours, so that cards are best sorted by them. */
  private static boolean byColour(MarcoPoloView view) {
    List<Condition> asked =
        view.movableCamels().stream()
            .map(camel -> view.way().condition(view.nextSpaceOf(camel)))
            .toList();
    return !asked.isEmpty()
        && asked.stream()
            .allMatch(one -> one == Condition.S2 || one == Condition.S3 || one == Condition.A5);
  }

  /** The cost of a camel's next step, with the part still missing. */
  private Node cost(MarcoPoloView view, int camel) {
    int space = view.nextSpaceOf(camel);
    Condition condition = view.way().condition(space);
    Cards paying = context.decision().paying();
    boolean sees = view.seat() == view.onTurn();
    int missing = sees ? Payments.missing(condition, view.hand(view.onTurn()).packed()) : 0;
    int open = Payments.price(condition) - paying.size();
    String words =
        missing > 0
            ? context.text("cost.missing", missing)
            : paying.isEmpty() || open < 0
                ? context.text("cost.payable")
                : context.text("cost.open", open);
    String where = context.begun(context.terms().space(space));
    Label still = new Label(sees ? where + " · " + words : where);
    still.getStyleClass().add(missing > 0 ? "cost-missing" : "cost-open");
    still.setWrapText(true);
    ConditionSign sign = new ConditionSign(condition);
    if (view.movableCamels().size() > 1) {
      sign.setScaleX(SMALL);
      sign.setScaleY(SMALL);
    }
    HBox line = new HBox(new Group(sign));
    if (context.isForTwo()) {
      line.getChildren().addFirst(new Crest(context.colour(view.owner(camel)), CREST));
    }
    line.getStyleClass().add("cost");
    VBox cost = new VBox(line, still);
    cost.getStyleClass().add("cost-words");
    return cost;
  }

  private void clicked(Choice card, boolean chosen) {
    if (chosen) {
      context.decision().putBack(card);
    } else {
      context.decision().click(card);
    }
  }

  /** A card that was dropped on a space is meant for the step there. */
  private void dropped(Choice card, int space) {
    MarcoPoloDecision decision = context.decision();
    Choice onto = new OfSpace(space);
    if (decision.choices().contains(card) && decision.choices().contains(onto)) {
      decision.click(card);
      // Where the card alone made the move, another decision is due.
      if (decision == context.decision()) {
        decision.click(onto);
      }
    } else if (!decision.chosen().contains(onto)) {
      decision.click(onto);
    } else {
      decision.click(card);
    }
  }

  @Override
  public boolean key(KeyEvent event) {
    if (Key.DISCARD.is(event)) {
      stop.fire();
      return true;
    }
    return hand.choose(Key.digit(event));
  }

  @FXML
  private void ballast() {
    context.decision().click(new OfBallast());
  }

  @FXML
  private void stop() {
    context.decision().click(MarcoPoloDecision.STOP);
  }
}
