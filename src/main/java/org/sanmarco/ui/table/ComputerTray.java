package org.sanmarco.ui.table;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.Prompt.Computer;

/** While a computer plays: who, and the ways to hurry it, to have it wait and to take its place. */
final class ComputerTray implements Panel {

  private static final double CREST = 64;
  private static final double CARD_HEIGHT = 96;

  private final PanelContext context;
  private final ComputerPlayers computers;
  private final Parent root;

  private final Drawn<List<Integer>> acting = new Drawn<>(this::drawActing);

  /** Whose choice or hand is laid out. */
  private final Drawn<List<Object>> laid = new Drawn<>(what -> lay());

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label help;
  @FXML private HBox cards;
  @FXML private Button hurry;
  @FXML private Button pause;

  ComputerTray(PanelContext context, ComputerPlayers computers) {
    this.context = context;
    this.computers = computers;
    root = Fxml.load(this, "computer.fxml", context.messages());
    computers.onChange(this::show);
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return hurry;
  }

  @Override
  public void show() {
    if (!(context.model().stage() instanceof Computer(int seat, boolean _))) {
      return;
    }
    boolean failed = computers.hasFailed();
    boolean paused = computers.isPaused();
    acting.show(context.model().acting());
    // Who thinks, while nothing else is to be said, stands above already.
    title.setText(
        failed || paused
            ? context.text("computer." + (failed ? "failed" : "waits"), context.name(seat))
            : context
                .people()
                .withComputer(
                    context.name(seat), context.model().seats().get(seat - 1).computer()));
    SanMarcoView view = context.model().view();
    laid.show(List.of(view.phase(), view.active(), view.hand()));
    boolean cardsFirst = !failed && !cards.getChildren().isEmpty();
    appear(cards, cardsFirst);
    appear(help, !cardsFirst);
    help.setText(context.text(failed ? "computer.failed.help" : "computer.help"));
    label(hurry, failed ? "again" : paused ? "step" : "hurry", Key.HURRY);
    if (failed) {
      label(pause, "take-over");
    } else {
      label(pause, paused ? "go-on" : "pause", Key.PAUSE);
    }
  }

  private void drawActing(List<Integer> seats) {
    crest.getChildren().setAll(context.crests(seats, CREST));
  }

  /** What it chooses from, or plays. */
  private void lay() {
    SanMarcoView view = context.model().view();
    cards.getChildren().clear();
    if (view.phase() == Phase.CHOOSE) {
      cards.getChildren().setAll(OpenOffers.lay(context, CARD_HEIGHT));
    } else if (view.phase() == Phase.PLAY) {
      CardRow hand = new CardRow(CARD_HEIGHT);
      view.hand().list().forEach(card -> hand.getChildren().add(OpenOffers.shown(context, card)));
      cards.getChildren().setAll(hand);
    }
  }

  private static void appear(Node node, boolean there) {
    node.setVisible(there);
    node.setManaged(there);
  }

  private void label(Button button, String does, Key... same) {
    button.setText(context.text("computer." + does));
    Buttons.explain(button, context.tip("computer." + does + ".tip", same));
  }

  @Override
  public boolean key(KeyEvent event) {
    if (Key.HURRY.is(event)) {
      hurry();
    } else if (Key.PAUSE.is(event) && !computers.hasFailed()) {
      pause();
    } else {
      return false;
    }
    return true;
  }

  @FXML
  private void hurry() {
    if (computers.hasFailed()) {
      computers.again();
    } else {
      computers.hurry();
    }
  }

  @FXML
  private void pause() {
    if (computers.hasFailed() && context.model().stage() instanceof Computer(int seat, boolean _)) {
      context.model().handOver(seat, "");
    } else {
      computers.pause();
      // So that the space bar goes on hurrying, or has one move after the other made.
      hurry.requestFocus();
    }
  }
}
