package org.sanmarco.games.sanmarco.ui.tray;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.cards.KeyedCards;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;

/** The action cards still to be played, the doge's routes, and the offers left for others. */
public final class HandTray extends TablePanel<SanMarcoContext, HBox> {

  private static final double CARD_HEIGHT = 128;
  private static final double SMALL_HEIGHT = 84;

  private final BoardView board;
  private final CardRow hand = new CardRow(CARD_HEIGHT);
  private final KeyedCards<Card> held = new KeyedCards<>(this::draggable);
  private final Drawn<List<List<@Nullable Cards>>> others = new Drawn<>(this::drawRest);

  /** The number of the card pointed at among several of a kind, from 1. */
  private int pointedAt;

  @FXML private StackPane handSlot;
  @FXML private VBox routes;
  @FXML private Label count;
  @FXML private Label route;
  @FXML private Button takeRoute;
  @FXML private ToggleButton otherRoutes;
  @FXML private VBox rest;
  @FXML private Label use;
  @FXML private VBox buttons;
  @FXML private Button giveUp;

  /**
   * A tray without cards.
   *
   * @param board the board on which cards may be dropped
   */
  public HandTray(SanMarcoContext context, BoardView board) {
    super(context, "playing.fxml");
    this.board = board;
    handSlot.getChildren().add(hand);
    hand.setMaxHeight(Region.USE_PREF_SIZE);
    root.parentProperty()
        .flatMap(parent -> ((Region) parent).widthProperty())
        .subscribe(width -> fit());
    Buttons.explain(giveUp, context.tip("give-up.tip", Key.DISCARD));
  }

  @Override
  public Node first() {
    List<PlayingCard> cards = held.cards();
    return cards.isEmpty() ? root : cards.get(Math.clamp(pointedAt - 1L, 0, cards.size() - 1));
  }

  /** The card that is being played, null if none is. */
  public @Nullable Node chosen() {
    return held.cards().stream().filter(PlayingCard::isChosen).findFirst().orElse(null);
  }

  /** A card of the hand, the one that is being played first. */
  public Optional<Node> card(Card card) {
    return held.cards().stream()
        .filter(view -> kind(view) == card)
        .sorted(Comparator.comparing(view -> !view.isChosen()))
        .map(Node.class::cast)
        .findFirst();
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    if (!held.keys().equals(view.hand().list())) {
      lay(view.hand().list());
    }
    Optional<Card> chosen = context.decision().card();
    int number = 0;
    for (PlayingCard card : held.cards()) {
      number++;
      Card kind = kind(card);
      card.setChosen(chosen.filter(kind::equals).isPresent() && number == pointed(kind));
      card.setLit(context.decision().wanted().contains(new OfCard(kind)));
    }
    use.setText(
        context.decision().asksRoutes() && context.decision().routes().isEmpty()
            ? context.text("routes.help")
            : chosen.map(context.terms()::use).orElse(context.text("hand.help")));
    giveUp.setVisible(context.decision().choices().contains(new OfGivingUp()));
    showRoutes();
    others.show(view.dividers().stream().map(view::offers).toList());
  }

  private int pointed(Card kind) {
    List<Card> kinds = held.keys();
    boolean good = pointedAt > 0 && pointedAt <= kinds.size();
    return good && kinds.get(pointedAt - 1) == kind ? pointedAt : 1 + kinds.indexOf(kind);
  }

  private Card kind(PlayingCard card) {
    return held.keys().get(held.cards().indexOf(card));
  }

  private void lay(List<Card> cards) {
    boolean focused = held.cards().stream().anyMatch(Node::isFocused);
    pointedAt = 0;
    held.hold(cards);
    List<PlayingCard> views = held.cards();
    for (int number = 1; number <= views.size(); number++) {
      int place = number;
      views.get(number - 1).setId("hand-" + number);
      views.get(number - 1).onAction(() -> choose(place));
    }
    hand.getChildren().retainAll(views);
    if (!hand.getChildren().equals(views)) {
      hand.getChildren().setAll(views);
    }
    if (focused && !views.isEmpty()) {
      views.getFirst().requestFocus();
    }
    fit();
  }

  /**
   * Gives the cards room that is the same before and after one is chosen. The tray itself can't be
   * asked: it is never narrower than the room given before.
   */
  private void fit() {
    if (!(root.getParent() instanceof Region place)) {
      return;
    }
    Insets insets = root.getInsets();
    double beside = use.minWidth(-1) + buttons.minWidth(-1) + 2 * root.getSpacing();
    double room = place.getWidth() - insets.getLeft() - insets.getRight() - beside;
    double width = Math.clamp(hand.prefWidth(-1), 0, Math.max(0, room));
    handSlot.setMinWidth(width);
    handSlot.setPrefWidth(width);
    handSlot.setMaxWidth(width);
  }

  /** A card that may be dropped on what its choice lights up on the board. */
  private CardView draggable(Card card) {
    CardView view = context.card(card);
    board.takeDrops(view, () -> hold(view));
    return view;
  }

  /** Makes a card the one that is played; it remains so if it is already. */
  private void hold(CardView view) {
    int number = 1 + held.cards().indexOf(view);
    if (context.decision().card().filter(card -> card == view.card()).isEmpty()) {
      choose(number);
    } else {
      pointedAt = number;
      show();
    }
  }

  private void choose(int number) {
    pointedAt = number;
    context.decision().click(new OfCard(held.keys().get(number - 1)));
  }

  private void showRoutes() {
    SanMarcoDecision decision = context.decision();
    List<OfPayment> all = decision.routes();
    boolean paying = !all.isEmpty();
    if (paying) {
      OfPayment shownRoute = all.get(decision.route());
      count.setText(context.text("routes.of", decision.route() + 1, all.size()));
      route.setText(context.begun(context.effects().left(context.view(), shownRoute.payment())));
    }
    boolean wasHere = isFocusIn(routes);
    Nodes.show(routes, paying);
    boolean playing = decision.card().isPresent();
    Nodes.show(buttons, playing && !paying);
    Nodes.show(rest, !playing);
    boolean others = decision.hasOtherRoutes();
    Nodes.show(otherRoutes, others);
    otherRoutes.setSelected(decision.asksRoutes());
    if (paying && !isFocusIn(routes)) {
      takeRoute.requestFocus();
    } else if (!paying && wasHere) {
      first().requestFocus();
    }
  }

  private static boolean isFocusIn(Parent parent) {
    return Nodes.isWithin(Nodes.focused(parent), parent);
  }

  @FXML
  private void askRoutes() {
    context.decision().askRoutes(otherRoutes.isSelected());
  }

  @FXML
  private void previousRoute() {
    context.decision().inspect(context.decision().route() - 1);
  }

  @FXML
  private void nextRoute() {
    context.decision().inspect(context.decision().route() + 1);
  }

  @FXML
  private void takeRoute() {
    context.decision().click(context.decision().routes().get(context.decision().route()));
  }

  /** The offers in sight that others are still to take. */
  private void drawRest(List<List<@Nullable Cards>> all) {
    rest.getChildren().clear();
    HBox offers = Nodes.styled(new HBox(), "rest-offers");
    VBox.setVgrow(offers, Priority.ALWAYS);
    for (List<@Nullable Cards> divided : all) {
      int number = 0;
      for (@Nullable Cards offer : divided) {
        number++;
        if (offer != null) {
          offers.getChildren().add(small(number, offer));
        }
      }
    }
    if (!offers.getChildren().isEmpty()) {
      rest.getChildren().setAll(Nodes.styled(new Label(context.text("rest")), "tray-help"), offers);
    }
  }

  private Node small(int number, Cards offer) {
    CardRow row = new CardRow(SMALL_HEIGHT, /* lines= */ 2);
    row.setMinSize(0, 0);
    VBox.setVgrow(row, Priority.ALWAYS);
    offer.list().forEach(card -> row.getChildren().add(context.card(card).unused()));
    Label label = Nodes.whole(context.text("rest.offer", number, offer.points()), "rest-title");
    VBox box = Nodes.styled(new VBox(label, row), "rest-offer");
    HBox.setHgrow(box, Priority.SOMETIMES);
    return box;
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    if (Key.DISCARD.is(event)) {
      giveUp();
      return true;
    }
    int paying = context.decision().routes().size();
    if (digit >= 1 && digit <= paying) {
      context.decision().inspect(digit - 1);
      return true;
    }
    if (paying == 0 && digit >= 1 && digit <= held.cards().size()) {
      held.cards().get(digit - 1).requestFocus();
      choose(digit);
      return true;
    }
    return false;
  }

  @FXML
  private void giveUp() {
    if (context.decision().canGoBack()) {
      context.decision().click(new OfGivingUp());
    }
  }
}
