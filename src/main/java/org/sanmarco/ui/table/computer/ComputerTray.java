package org.sanmarco.ui.table.computer;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.Prompt.Computer;

/** The tray while a computer plays: its name, and buttons to hurry, pause or replace it. */
public final class ComputerTray extends TablePanel<PanelContext, Parent> {

  private static final double CREST = 64;

  private final ComputerPlayers computers;
  private final BooleanSupplier isHeld;

  /** The cards open to all, if the game shows any. */
  private final Optional<Panel> openCards;

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label help;
  @FXML private HBox cards;
  @FXML private Region beside;
  @FXML private VBox buttons;
  @FXML private Button hurry;
  @FXML private Button pause;

  private final Drawn<List<Object>> acting =
      new Drawn<>(
          _ -> crest.getChildren().setAll(SeatFace.row(context, context.model().acting(), CREST)));

  /**
   * A tray that shows nothing yet.
   *
   * @param openCards the cards open to all, or to the viewer, if the game shows any
   * @param isHeld whether the game waits until something has been read, with no more than the cards
   *     open to all on display
   */
  public ComputerTray(
      PanelContext context,
      Optional<Panel> openCards,
      ComputerPlayers computers,
      BooleanSupplier isHeld) {
    super(context, "computer.fxml");
    this.isHeld = isHeld;
    this.openCards = openCards;
    this.computers = computers;
    computers.onChange(this::show);
  }

  @Override
  public Node first() {
    return hurry;
  }

  @Override
  public void show() {
    boolean held = isHeld.getAsBoolean();
    boolean failed = computers.hasFailed();
    boolean filled = !failed && openCards.filter(Panel::fillsTray).isPresent();
    fill(filled);
    Nodes.show(buttons, !held);
    Nodes.show(beside, !held && !filled);
    VBox.setVgrow(cards, held || filled ? Priority.ALWAYS : Priority.NEVER);
    if (held) {
      openCards.ifPresent(this::lay);
      boolean others = hasCards() && !filled && !context.model().flow().hasHands();
      drawActing();
      Nodes.show(crest, others);
      Nodes.show(title, false);
      Nodes.show(cards, hasCards());
      Nodes.show(help, false);
      return;
    }
    Nodes.show(crest, !filled);
    Nodes.show(title, !filled);
    if (!(context.model().prompt() instanceof Computer(int seat, boolean _))) {
      return;
    }
    boolean paused = computers.isPaused();
    drawActing();
    // The status line names the computer that thinks already.
    title.setText(
        failed || paused
            ? context.text("computer." + (failed ? "failed" : "waits"), context.name(seat))
            : context
                .people()
                .withComputer(context.name(seat), context.model().seat(seat).computer()));
    openCards.ifPresent(this::lay);
    boolean cardsFirst = !failed && hasCards();
    Nodes.show(cards, cardsFirst);
    Nodes.show(help, !cardsFirst);
    help.setText(context.text(failed ? "computer.failed.help" : "computer.help"));
    label(hurry, failed ? "again" : paused ? "step" : "hurry", Key.HURRY);
    hurry.setGraphic(new FontIcon(paused ? "mdmz-skip_next" : "mdal-fast_forward"));
    if (failed) {
      label(pause, "take-over");
    } else {
      label(pause, paused ? "go-on" : "pause", Key.PAUSE);
      pause.setGraphic(new FontIcon(paused ? "mdmz-play_arrow" : "mdmz-pause"));
    }
  }

  private void drawActing() {
    acting.show(List.of(context.model().acting(), context.model().seats()));
  }

  /** Gives the cards all the room, as they have while a person decides; icons are left. */
  private void fill(boolean filled) {
    Nodes.mark(root, "filled", filled);
    StackPane.setAlignment(buttons, filled ? Pos.TOP_RIGHT : Pos.CENTER_RIGHT);
    for (Button button : List.of(hurry, pause)) {
      button.setContentDisplay(filled ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TEXT_ONLY);
    }
  }

  private void lay(Panel panel) {
    panel.show();
    Nodes.put(panel.root(), cards);
  }

  /** Whether any cards are open to all, or to the viewer. */
  private boolean hasCards() {
    return openCards.stream().anyMatch(panel -> !panel.root().getChildrenUnmodifiable().isEmpty());
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
    if (computers.hasFailed()
        && context.model().prompt() instanceof Computer(int seat, boolean _)) {
      context.model().handOver(seat, "");
    } else {
      computers.pause();
      // So that the space bar keeps hurrying or stepping.
      hurry.requestFocus();
    }
  }
}
