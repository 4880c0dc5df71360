package org.sanmarco.games.marcopolo.ui;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.ui.cards.ConditionSign;
import org.sanmarco.games.marcopolo.ui.cards.HandFan;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfBallast;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloStep;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/**
 * The hand while camels move: the cards that pay for each step, ballast, and the end of moving
 * (MT1).
 */
final class HandTray extends TablePanel<MarcoPoloContext, Parent> {

  private static final double LEAST_HEIGHT = 72;
  private static final double MOST_HEIGHT = 118;
  private static final double CREST = 22;
  private static final double SIGN = 0.72;
  private static final String PENNANT = "M0,0V22H2V11L16,6L2,1V0Z";

  private final MapView map;
  private final HandFan hand;

  @FXML private StackPane handSlot;
  @FXML private HBox costs;
  @FXML private Button ballast;
  @FXML private Button stop;
  @FXML private Button sort;

  HandTray(MarcoPoloContext context, MapView map) {
    super(context, "hand.fxml");
    this.map = map;
    hand = new HandFan(context.messages().locale(), MOST_HEIGHT);
    hand.fill(LEAST_HEIGHT, MOST_HEIGHT);
    hand.onCard(this::clicked);
    hand.onDropped(map::spaceAt, this::dropped);
    handSlot.getChildren().add(hand);
    Buttons.explain(stop, context.tip("stop.tip", Key.DISCARD));
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
    hand.show(view.hand(view.onTurn()), view.handSize(view.onTurn()), context.isByColour());
    hand.mark(decision.paying(), decision.lit());
    map.light(0);
    costs
        .getChildren()
        .setAll(
            decision.step() == MarcoPoloStep.CAMEL
                ? whichCamel(view, decision)
                : view.movableCamels().stream().map(camel -> cost(view, camel)).toList());
    sort.setText(context.text(context.isByColour() ? "sort.goods" : "sort.colour"));
    Optional<Refusal> refusal = decision.ballastRefusal();
    ballast.setDisable(refusal.isPresent() || decision.builder().isEmpty());
    Buttons.explain(
        ballast, refusal.map(context::sentence).orElseGet(() -> context.text("ballast.tip")));
    boolean moved = view.hasMoved();
    stop.setText(context.text(moved ? "stop" : "pass"));
    Buttons.light(ballast, decision.wanted().contains(new OfBallast()));
    Buttons.light(stop, decision.wanted().contains(MarcoPoloDecision.STOP));
    stop.setDisable(!decision.choices().contains(MarcoPoloDecision.STOP));
  }

  /** The cards that the way to a far space takes are marked. */
  void preview(Cards payment) {
    hand.preview(payment);
  }

  /** The question which camel moves, with a button for each. */
  private List<Node> whichCamel(MarcoPoloView view, MarcoPoloDecision decision) {
    List<Integer> camels = decision.payable();
    List<Integer> spaces = camels.stream().map(view::nextSpaceOf).distinct().toList();
    Label question =
        Nodes.wrapped(
            decision.chosen().contains(new OfBallast())
                ? context.text("which.ballast")
                : spaces.size() == 1
                    ? context.text("which.camel", context.terms().space(spaces.getFirst()))
                    : context.begun(context.text("step.CAMEL")),
            "which-camel");
    List<Node> line = new ArrayList<>(List.of(question));
    for (int camel : camels) {
      Button button = new Button(context.effects().from(view, camel), mark(view, camel));
      button.setId("camel-button-" + camel);
      button.setOnAction(event -> decision.click(new OfCamel(camel)));
      button.hoverProperty().subscribe(hovered -> map.light(hovered ? camel : 0));
      line.add(Nodes.uncut(button));
    }
    return line;
  }

  /** The crest of a camel's player, and the pennant of a second camel. */
  private Node mark(MarcoPoloView view, int camel) {
    HBox mark = new HBox(2, new Crest(context.colour(view.owner(camel)), CREST));
    if (camel > view.seats()) {
      mark.getChildren().add(Art.path(PENNANT, "pennant"));
    }
    mark.setAlignment(Pos.CENTER_LEFT);
    mark.setMinWidth(Region.USE_PREF_SIZE);
    return mark;
  }

  /** The cost of a camel's next step, with the part still missing. */
  private Node cost(MarcoPoloView view, int camel) {
    int space = view.nextSpaceOf(camel);
    Condition condition = view.track().condition(space);
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
    Label still = Nodes.wrapped(sees ? context.text("cost", where, words) : where);
    still.getStyleClass().add(missing > 0 ? "cost-missing" : "cost-open");
    ConditionSign sign = new ConditionSign(condition);
    sign.setScaleX(SIGN);
    sign.setScaleY(SIGN);
    HBox line = Nodes.styled(new HBox(new Group(sign), still), "cost");
    line.setId("cost-" + camel);
    if (context.isForTwo()) {
      line.getChildren().addFirst(mark(view, camel));
      line.hoverProperty().subscribe(hovered -> map.light(hovered ? camel : 0));
    }
    return line;
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
  private void sort() {
    context.sortOtherwise();
    show();
  }

  @FXML
  private void stop() {
    context.decision().click(MarcoPoloDecision.STOP);
  }
}
