package org.sanmarco.games.sanmarco.ui.tray;

import java.util.Collections;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.Die;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/** The choice of nobles for an exile, one after the other until the die is used up (C5). */
public final class RemovingTray extends TablePanel<SanMarcoContext, Parent> {

  private static final double BIG_DIE = 92;
  private static final double CREST = 34;

  @FXML private StackPane dieSlot;
  @FXML private Label text;
  @FXML private HBox seats;

  public RemovingTray(SanMarcoContext context) {
    super(context, "removing.fxml");
  }

  @Override
  public Node first() {
    return seats.getChildren().isEmpty() ? root : seats.getChildren().getFirst();
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    ExileUnderWay exile = view.exile();
    if (exile == null) {
      return;
    }
    List<Choice> chosen = context.decision().chosen();
    int left = exile.die() - chosen.size();
    dieSlot.getChildren().setAll(new Die(exile.die(), BIG_DIE));
    text.setText(context.text("remove.left", left, context.terms().say(exile.district())));
    String focused = focused();
    seats.getChildren().clear();
    for (int seat = 1; seat <= view.seats(); seat++) {
      int there = view.nobles(exile.district(), seat);
      if (seat != exile.by() && there > 0) {
        Choice choice = new OfNoble(exile.district(), seat);
        int gone = Collections.frequency(chosen, choice);
        seats.getChildren().add(button(seat, choice, there, gone));
      }
    }
    seats.getChildren().stream()
        .filter(node -> focused.equals(node.getId()) && !node.isDisabled())
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  private String focused() {
    return seats.getChildren().stream()
        .filter(Node::isFocused)
        .map(Node::getId)
        .findFirst()
        .orElse("");
  }

  private Button button(int seat, Choice choice, int there, int gone) {
    String text = context.text("remove", context.name(seat), there - gone, gone);
    Button button =
        Nodes.button("remove-" + seat, text, () -> context.decision().click(choice), "remove-seat");
    button.setGraphic(new Crest(context.colour(seat), CREST));
    button.setContentDisplay(ContentDisplay.TOP);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setDisable(!context.decision().choices().contains(choice));
    Buttons.light(button, context.decision().wanted().contains(choice));
    Buttons.explain(
        button, context.text(button.isDisable() ? "remove.why" : "remove.tip", context.name(seat)));
    return button;
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    for (Node node : seats.getChildren()) {
      if (node.getId().equals("remove-" + digit) && node instanceof Button button) {
        button.fire();
        return true;
      }
    }
    return false;
  }
}
