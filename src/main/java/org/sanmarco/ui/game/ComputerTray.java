package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.model.Stage.Computer;
import org.sanmarco.ui.keys.Key;

/** While a computer plays: who, and the ways to hurry it, to have it wait and to take its place. */
final class ComputerTray implements Panel {

  private static final double CREST = 64;

  private final Desk desk;
  private final ComputerPlayers computers;
  private final Parent root;

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label help;
  @FXML private Button hurry;
  @FXML private Button pause;

  ComputerTray(Desk desk, ComputerPlayers computers) {
    this.desk = desk;
    this.computers = computers;
    root = Fxml.load(this, "computer.fxml", desk.messages());
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
    if (!(desk.model().stage() instanceof Computer(int seat, boolean chance))) {
      return;
    }
    boolean failed = computers.hasFailed();
    boolean paused = computers.isPaused();
    crest.getChildren().setAll(desk.crests(desk.model().acting(), CREST));
    String does = failed ? "failed" : paused ? "waits" : chance ? "acts" : "thinks";
    title.setText(desk.text("computer." + does, desk.name(seat)));
    help.setText(desk.text(failed ? "computer.failed.help" : "computer.help"));
    label(hurry, failed ? "again" : paused ? "step" : "hurry", Key.HURRY);
    if (failed) {
      label(pause, "take-over");
    } else {
      label(pause, paused ? "go-on" : "pause", Key.PAUSE);
    }
  }

  private void label(Button button, String does, Key... same) {
    button.setText(desk.text("computer." + does));
    Buttons.explain(button, desk.tip("computer." + does + ".tip", same));
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
    if (computers.hasFailed() && desk.model().stage() instanceof Computer(int seat, boolean _)) {
      desk.model().handOver(seat, "");
    } else {
      computers.pause();
      // So that the space bar goes on hurrying, or has one move after the other made.
      hurry.requestFocus();
    }
  }
}
