package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/** The offers of a divider, side by side, one of which is to be taken (T7). */
final class ChoosingTray implements Panel {

  private static final double CARD_HEIGHT = 108;
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  private final SanMarcoContext context;
  private final Parent root;

  @FXML private OfferRow offers;
  @FXML private Button take;

  ChoosingTray(SanMarcoContext context) {
    this.context = context;
    root = Fxml.load(this, "choosing.fxml", context.messages());
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return offers.getChildren().stream().filter(Node::isFocusTraversable).findFirst().orElse(root);
  }

  /** The place of an offer, by its number. */
  Optional<Node> offer(int number) {
    return offers.getChildren().stream()
        .filter(node -> node.getId().equals("offer-" + number))
        .findFirst();
  }

  @Override
  public void show() {
    List<@Nullable Cards> all = OpenOffers.of(context.view());
    if (offers.getChildren().size() != all.size() || context.decision().offer() == 0) {
      lay(all);
    }
    int looked = context.decision().offer();
    for (Node node : offers.getChildren()) {
      node.pseudoClassStateChanged(SELECTED, node.getId().equals("offer-" + looked));
    }
    take.setDisable(looked == 0);
    take.setText(looked == 0 ? context.text("take.none") : context.text("take", looked));
    Buttons.explain(
        take, looked == 0 ? context.text("take.why") : context.tip("take.tip", Key.PRESS));
  }

  private void lay(List<@Nullable Cards> all) {
    List<OfferBox> boxes = OpenOffers.lay(context, CARD_HEIGHT);
    for (int number = 1; number <= all.size(); number++) {
      if (all.get(number - 1) != null) {
        offer(boxes.get(number - 1), number);
      }
    }
    offers.getChildren().setAll(boxes);
  }

  private void offer(OfferBox box, int number) {
    box.setFocusTraversable(true);
    box.setAccessibleRole(AccessibleRole.BUTTON);
    box.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          box.requestFocus();
          context.decision().look(number);
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
    if (context.decision().offer() == number) {
      context.decision().takeOffer();
    } else {
      context.decision().look(number);
    }
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    if (!context.decision().choices().contains(new Choice.OfMove(new Take(digit)))) {
      return false;
    }
    context.decision().look(digit);
    offers.getChildren().get(digit - 1).requestFocus();
    return true;
  }

  @FXML
  private void take() {
    context.decision().takeOffer();
  }
}
