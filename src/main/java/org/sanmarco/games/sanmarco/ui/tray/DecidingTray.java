package org.sanmarco.games.sanmarco.ui.tray;

import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Die;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;

/** Decisions by name (keep or roll again, pass), and those made on the board alone. */
public final class DecidingTray extends TablePanel<SanMarcoContext, Parent> {

  private static final double CARD_HEIGHT = 108;
  private static final double DIE = 52;

  @FXML private StackPane picture;
  @FXML private Label text;
  @FXML private Label help;
  @FXML private VBox buttons;

  public DecidingTray(SanMarcoContext context) {
    super(context, "deciding.fxml");
  }

  @Override
  public Node first() {
    // Pressing Enter once too often must not pass.
    return context.view().phase() == Phase.BONUS_EXILE || buttons.getChildren().isEmpty()
        ? root
        : buttons.getChildren().getFirst();
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    Phase phase = view.phase();
    text.setText(context.text("deciding." + phase, context.name(view.active())));
    help.setText(context.text("deciding." + phase + ".help"));
    picture.getChildren().setAll(picture(view));
    buttons.getChildren().clear();
    for (Choice choice : context.decision().choices()) {
      if (choice instanceof OfMove(SanMarcoMove move)) {
        buttons.getChildren().add(button(choice, move));
      }
    }
  }

  private Button button(Choice choice, SanMarcoMove move) {
    String name = move.toString().toLowerCase(Locale.ROOT).replace(' ', '-');
    Button button =
        Nodes.button("decide-" + name, context.text(name), () -> context.decision().click(choice));
    button.setMaxWidth(Double.MAX_VALUE);
    return button;
  }

  private Node picture(SanMarcoView view) {
    if (view.phase() == Phase.SETUP_REROLL) {
      HBox dice = Nodes.styled(new HBox(), "setup-row");
      for (int number : context.setupDice().get(view.active() - 1)) {
        dice.getChildren().add(new Die(number, DIE));
      }
      return dice;
    }
    Card card = view.phase() == Phase.BONUS_EXILE ? Card.EXILE : Card.BRIDGE;
    CardRow row = new CardRow(CARD_HEIGHT);
    row.getChildren().add(context.card(card).unused());
    row.setMaxHeight(CardRow.USE_PREF_SIZE);
    return row;
  }
}
