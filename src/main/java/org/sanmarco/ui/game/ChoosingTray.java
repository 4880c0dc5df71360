package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Standing;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.Cards;
import org.sanmarco.rules.sanmarco.SanMarcoMove.Take;
import org.sanmarco.rules.sanmarco.SanMarcoView;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.cards.CardView;
import org.sanmarco.ui.game.model.GameModel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/** The offers of a divider, side by side, one of which is to be taken (T7). */
final class ChoosingTray implements Panel {

  private static final double CARD_HEIGHT = 108;
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  private final Desk desk;
  private final Parent root;

  @FXML private HBox offers;
  @FXML private Button take;

  ChoosingTray(Desk desk) {
    this.desk = desk;
    root = Fxml.load(this, "choosing.fxml", desk.messages());
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return offers.getChildren().stream().filter(Node::isFocusTraversable).findFirst().orElse(root);
  }

  @Override
  public void show() {
    SanMarcoView view = desk.model().view();
    List<@Nullable Cards> all = openOffers(desk.model());
    if (offers.getChildren().size() != all.size() || desk.model().offer() == 0) {
      lay(view, all);
    }
    int looked = desk.model().offer();
    for (Node node : offers.getChildren()) {
      node.pseudoClassStateChanged(SELECTED, node.getId().equals("offer-" + looked));
    }
    take.setDisable(looked == 0);
    take.setText(looked == 0 ? desk.text("take.none") : desk.text("take", looked));
    Buttons.explain(take, looked == 0 ? desk.text("take.why") : desk.tip("take.tip", Key.PRESS));
  }

  /** The offers among which a seat chooses: those of the first divider who has some in sight. */
  private static List<@Nullable Cards> openOffers(GameModel model) {
    for (int divider : model.view().dividers()) {
      List<@Nullable Cards> offers = model.view().offers(divider);
      if (!offers.isEmpty()) {
        return offers;
      }
    }
    return List.of();
  }

  private void lay(SanMarcoView view, List<@Nullable Cards> all) {
    List<Node> boxes = new ArrayList<>();
    for (int number = 1; number <= all.size(); number++) {
      OfferBox box = new OfferBox(number, CARD_HEIGHT);
      Cards cards = all.get(number - 1);
      if (cards == null) {
        box.say(desk.text("offer", number), "", desk.text("offer.taken"));
        box.getStyleClass().add("offer-taken");
      } else {
        fill(box, view, number, cards);
      }
      boxes.add(box);
    }
    offers.getChildren().setAll(boxes);
  }

  private void fill(OfferBox box, SanMarcoView view, int number, Cards cards) {
    box.say(desk.text("offer", number), desk.text("offer.points", cards.points()), "");
    List<Standing> standings = Standing.of(view, cards);
    box.show(desk, standings);
    for (Card card : cards.list()) {
      CardView cardView = desk.card(card);
      cardView.setFocusTraversable(false);
      cardView.setMouseTransparent(true);
      box.cards().getChildren().add(cardView);
    }
    box.setFocusTraversable(true);
    box.setAccessibleRole(AccessibleRole.BUTTON);
    box.setAccessibleText(
        desk.text("offer.spoken", number, desk.terms().cards(cards), cards.points()));
    box.setAccessibleHelp(standings.stream().map(desk::sentence).collect(Collectors.joining("; ")));
    box.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          box.requestFocus();
          desk.model().look(number);
          if (event.getClickCount() == 2) {
            desk.model().takeOffer();
          }
        });
    box.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (Key.PRESS.is(event)) {
            pressed(number);
            event.consume();
          }
        });
  }

  /** The first time looks at the offer, the second time takes it. */
  private void pressed(int number) {
    if (desk.model().offer() == number) {
      desk.model().takeOffer();
    } else {
      desk.model().look(number);
    }
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    if (!desk.model().choices().contains(new Choice.OfMove(new Take(digit)))) {
      return false;
    }
    desk.model().look(digit);
    offers.getChildren().get(digit - 1).requestFocus();
    return true;
  }

  @FXML
  private void take() {
    desk.model().takeOffer();
  }
}
