package org.sanmarco.ui.table;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.lesson.TutorPanel;
import org.sanmarco.ui.table.log.HistoryBar;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Past;

/** Where the keyboard is at a table: with what is asked, unless it is of use where it is. */
final class TableFocus {

  private final GameTable table;
  private final PanelChoice choice;
  private final HistoryBar history;
  private final Optional<TutorPanel> said;
  private final BooleanSupplier isHeld;
  private final BooleanSupplier isMenuOpen;
  private final SceneKeys scene;

  /** Whether it is to move once the menu is closed that is open. */
  private boolean isDue;

  /**
   * Whether a key was the last thing that was pressed, so that the keyboard goes where it leads.
   */
  private boolean byKey;

  /**
   * The keyboard is nowhere yet.
   *
   * @param said what a tutor says
   * @param isHeld whether that is to be read first
   * @param isMenuOpen whether a menu is open, which has the keyboard until it is closed
   */
  TableFocus(
      GameTable table,
      PanelChoice choice,
      HistoryBar history,
      Optional<TutorPanel> said,
      BooleanSupplier isHeld,
      BooleanSupplier isMenuOpen,
      SceneKeys scene) {
    this.table = table;
    this.choice = choice;
    this.history = history;
    this.said = said;
    this.isHeld = isHeld;
    this.isMenuOpen = isMenuOpen;
    this.scene = scene;
  }

  /** A key was pressed, or else the mouse. */
  void pressed(boolean key) {
    byKey = key;
  }

  /** All was shown anew: moves on if what is asked is another, or nothing can be done here. */
  void update(@Nullable Prompt before, Prompt now) {
    boolean asked = now.equals(before) ? isElsewhere() : !isAlike(before, now) && !isWriting();
    if (isHeld.getAsBoolean() || asked) {
      move();
    }
  }

  /** Whether letters are being typed, which elsewhere would be keys that decide. */
  private boolean isWriting() {
    return scene.focused() instanceof TextInputControl && !isElsewhere();
  }

  /** A menu was closed: moves on if that has waited for it. */
  void menuClosed() {
    if (isDue) {
      move();
    }
  }

  /** Moves on to what is asked, as soon as no menu is open. */
  void move() {
    isDue = isMenuOpen.getAsBoolean();
    if (isDue || !scene.isEntered()) {
      return;
    }
    Panel over = choice.overlay();
    if (isHeld.getAsBoolean() && over == null) {
      said.ifPresent(panel -> panel.on().requestFocus());
      return;
    }
    Panel now = over != null ? over : table.context().model().isPast() ? history : choice.tray();
    if (now != null) {
      boolean onBoard = over == null && table.isAskedOnBoard();
      (onBoard ? table.lit().orElse(now.first()) : now.first()).requestFocus();
    }
  }

  /** Whether what has the focus should keep it: from move to move of the past or of computers. */
  private static boolean isAlike(@Nullable Prompt before, Prompt now) {
    return before instanceof Past && now instanceof Past
        || before instanceof Computer && now instanceof Computer;
  }

  /**
   * Whether the keyboard is where nothing can be done any more, or where a card was just chosen.
   */
  private boolean isElsewhere() {
    Node focused = scene.focused();
    return focused == null
        || focused.getScene() == null
        || focused.isDisabled()
        || !focused.isVisible()
        || Nodes.isWithin(focused, table.board()) && !focused.isFocusTraversable()
        || byKey && table.chosen().filter(focused::equals).isPresent() && table.lit().isPresent();
  }
}
