package org.sanmarco.ui.table;

import javafx.event.EventTarget;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.GameModel;

/** The keys of the table, regardless of the focus. */
final class TableKeys {

  private final GameModel model;
  private final Dialogs dialogs;
  private final FixedPanels panels;
  private final PanelChoice choice;
  private final GamePage page;

  /** Whether the key that shows a hand is down. */
  private boolean looks;

  TableKeys(
      GameModel model, Dialogs dialogs, FixedPanels panels, PanelChoice choice, GamePage page) {
    this.model = model;
    this.dialogs = dialogs;
    this.panels = panels;
    this.choice = choice;
    this.page = page;
  }

  /**
   * Handles the arrows that walk through the game: with Alt always, and without it on the history
   * bar and while somebody looks back, as long as no text is being typed.
   */
  void stepped(KeyEvent event) {
    boolean walks =
        event.isAltDown()
            || Nodes.isWithin(Nodes.focused(page.root()), panels.history().root())
            || model.isPast() && !(event.getTarget() instanceof TextInputControl);
    if (walks
        && !event.isShortcutDown()
        && !dialogs.isOpen()
        && !isCovered()
        && panels.history().key(event)) {
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
      panels.header().saveAs();
    } else if (Key.HINTS.is(event)) {
      panels.header().nextHints();
    } else if (Key.ADVICE.is(event) && !isCovered()) {
      panels.adviser().ask();
    } else if (Key.SEATS.is(event) && !isCovered()) {
      open(Key.SEATS.number(event));
    } else if (Key.LOOK.is(event) && model.canPeek() && !writes(event)) {
      look(true);
    } else if (Key.ESCAPE.is(event)) {
      leaveStep();
    } else if (Key.FIND.is(event) && !isCovered()) {
      panels.log().find();
    } else if (!isCovered() && !writes(event) && page.zooms(event)) {
      taken = true;
    } else {
      Panel tray = isCovered() || writes(event) ? null : choice.tray();
      taken =
          tray != null && (tray.key(event) || Key.FIRST.is(event) && panels.history().key(event));
    }
    if (taken) {
      event.consume();
    }
  }

  private boolean isCovered() {
    return choice.overlay() != null;
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

  private void open(int player) {
    if (player <= panels.menus().size() && !panels.menus().get(player - 1).isDisabled()) {
      panels.menus().get(player - 1).show();
    }
  }

  /** Leaves the past, or undoes the last step of the current move. */
  private void leaveStep() {
    if (model.isPast()) {
      model.lookAt(model.size());
    } else if (panels.adviser().figure().isPresent()) {
      panels.adviser().hideFigure();
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
