package org.sanmarco.ui.table;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Past;

/** Moves the focus at a table to the next task, unless the focused node is still of use. */
final class TableFocus {

  private final OpenGame game;
  private final GameTable table;
  private final PanelChoice choice;
  private final FixedPanels panels;
  private final OpenMenus menus;
  private final SceneKeys scene;

  /** Whether the focus is to move once the open menu is closed. */
  private boolean isDue;

  /** Whether the last press was a key, so that the focus follows the choice. */
  private boolean byKey;

  /**
   * A focus that has not moved yet.
   *
   * @param menus those that have the keyboard until they are closed
   */
  TableFocus(
      OpenGame game,
      GameTable table,
      PanelChoice choice,
      FixedPanels panels,
      OpenMenus menus,
      SceneKeys scene) {
    this.game = game;
    this.table = table;
    this.choice = choice;
    this.panels = panels;
    this.menus = menus;
    this.scene = scene;
  }

  /** Called when a key or a mouse button was pressed. */
  void pressed(boolean key) {
    byKey = key;
  }

  /**
   * Called after an update of the screen: moves the focus if the task has changed, or if nothing
   * can be done at the focused node.
   */
  void update(@Nullable Prompt before, Prompt now) {
    boolean asked = now.equals(before) ? isElsewhere() : !isAlike(before, now) && !isWriting();
    if (game.isHeld() || asked) {
      move();
    }
  }

  /** Whether text is being typed, whose letters elsewhere would be keys that decide. */
  private boolean isWriting() {
    return Nodes.focused(table.board()) instanceof TextInputControl && !isElsewhere();
  }

  /** Called when a menu was closed: moves the focus if that is due. */
  void menuClosed() {
    if (isDue) {
      move();
    }
  }

  /** Moves the focus to the current task, as soon as no menu is open. */
  void move() {
    isDue = menus.isOpen();
    if (isDue || !scene.isEntered()) {
      return;
    }
    Panel over = choice.overlay();
    if (game.isHeld() && over == null) {
      panels.tutor().ifPresent(panel -> panel.on().requestFocus());
      return;
    }
    Panel now =
        over != null ? over : table.context().model().isPast() ? panels.history() : choice.tray();
    if (now != null) {
      boolean onBoard = over == null && table.isAskedOnBoard();
      (onBoard ? table.lit().orElse(now.first()) : now.first()).requestFocus();
    }
  }

  /** Whether the focus stays: between moves of the past, and between moves of computers. */
  private static boolean isAlike(@Nullable Prompt before, Prompt now) {
    return before instanceof Past && now instanceof Past
        || before instanceof Computer && now instanceof Computer;
  }

  /** Whether the focused node has no further use, or is a card that was just chosen. */
  private boolean isElsewhere() {
    Node focused = Nodes.focused(table.board());
    return focused == null
        || focused.getScene() == null
        || focused.isDisabled()
        || !focused.isVisible()
        || Nodes.isWithin(focused, table.board()) && !focused.isFocusTraversable()
        || byKey && table.chosen().filter(focused::equals).isPresent() && table.lit().isPresent();
  }
}
