package org.sanmarco.ui.table;

import java.util.List;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.computer.Adviser;
import org.sanmarco.ui.table.log.HistoryBar;
import org.sanmarco.ui.table.log.LogPanel;
import org.sanmarco.ui.table.model.GameModel;

/** The keys of the table, regardless of the focus. */
final class TableKeys {

  /**
   * The parts that keys reach.
   *
   * @param menus who plays for each player, the first one first
   */
  record Parts(
      HeaderPanel header,
      HistoryBar history,
      LogPanel log,
      Adviser adviser,
      List<SeatMenu> menus) {}

  /** The state of the screen. */
  interface Around {

    /** Whether a panel covers the table. */
    boolean isCovered();

    /** Handles a key that zooms the board; returns whether it was one. */
    boolean zooms(KeyEvent event);

    /** The panel below the board, or null. */
    @Nullable Panel tray();

    /** The focused node, or null. */
    @Nullable Node focused();
  }

  private final GameModel model;
  private final Dialogs dialogs;
  private final Parts parts;
  private final Around around;

  /** Whether the key that shows a hand is down. */
  private boolean looks;

  TableKeys(GameModel model, Dialogs dialogs, Parts parts, Around around) {
    this.model = model;
    this.dialogs = dialogs;
    this.parts = parts;
    this.around = around;
  }

  /**
   * Handles the arrows that walk through the game: with Alt always, and without it on the history
   * bar and while somebody looks back, as long as no text is being typed.
   */
  void stepped(KeyEvent event) {
    boolean walks =
        event.isAltDown()
            || Nodes.isWithin(around.focused(), parts.history().root())
            || model.isPast() && !(event.getTarget() instanceof TextInputControl);
    if (walks
        && !event.isShortcutDown()
        && !dialogs.isOpen()
        && !around.isCovered()
        && parts.history().key(event)) {
      event.consume();
    } else if (Key.ESCAPE.is(event) && keepsEscape(event.getTarget())) {
      leaveStep();
      event.consume();
    }
  }

  /** Whether a closed menu or box would consume the key, though it has no use for it. */
  private boolean keepsEscape(EventTarget target) {
    return !dialogs.isOpen()
        && switch (target) {
          case MenuButton menu -> !menu.isShowing();
          case ComboBoxBase<?> box -> !box.isShowing();
          default -> false;
        };
  }

  void pressed(KeyEvent event) {
    if (dialogs.isOpen()) {
      return;
    }
    boolean taken = true;
    if (Key.UNDO.is(event)) {
      undo();
    } else if (Key.REDO.is(event)) {
      model.redo();
    } else if (Key.SAVE_AS.is(event)) {
      parts.header().saveAs();
    } else if (Key.HINTS.is(event)) {
      parts.header().nextHints();
    } else if (Key.ADVICE.is(event) && !around.isCovered()) {
      parts.adviser().ask();
    } else if (Key.SEATS.is(event) && !around.isCovered()) {
      open(Key.SEATS.number(event));
    } else if (Key.LOOK.is(event) && model.canPeek() && !writes(event)) {
      look(true);
    } else if (Key.ESCAPE.is(event)) {
      leaveStep();
    } else if (Key.FIND.is(event) && !around.isCovered()) {
      parts.log().find();
    } else if (!around.isCovered() && !writes(event) && around.zooms(event)) {
      taken = true;
    } else {
      Panel tray = around.isCovered() || writes(event) ? null : around.tray();
      taken =
          tray != null && (tray.key(event) || Key.FIRST.is(event) && parts.history().key(event));
    }
    if (taken) {
      event.consume();
    }
  }

  private static boolean writes(KeyEvent event) {
    return event.getTarget() instanceof TextInputControl;
  }

  /** Closes the hand when its key is released. */
  void released(KeyEvent event) {
    if (Key.LOOK.isReleased(event)) {
      look(false);
    }
  }

  /** Opens or closes the hand. A key still held when the turn passes doesn't open the next hand. */
  void look(boolean down) {
    if (down != looks) {
      looks = down;
      model.peek(down);
    }
  }

  /** Opens the seat menu of a player. */
  private void open(int player) {
    if (player <= parts.menus().size() && !parts.menus().get(player - 1).isDisabled()) {
      parts.menus().get(player - 1).show();
    }
  }

  /** Leaves the past, or undoes the last step of the current move. */
  private void leaveStep() {
    if (model.isPast()) {
      model.lookAt(model.size());
    } else {
      model.decision().back();
    }
  }

  /** Undoes the last step of the current move, or else the last move. */
  private void undo() {
    if (model.decision().canGoBack()) {
      model.decision().back();
    } else {
      model.undo();
    }
  }
}
