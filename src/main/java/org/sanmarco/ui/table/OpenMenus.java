package org.sanmarco.ui.table;

import java.util.Objects;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Tooltip;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/**
 * The menus and lists of choices that a player has opened over a window. JavaFX closes them when
 * the focus moves or their control is hidden, so a screen that changes by itself waits for them.
 */
final class OpenMenus {

  private final Node screen;
  private final Runnable opened;
  private final Runnable closed;
  private final ListChangeListener<Window> listener = change -> changed();
  private boolean isMenuOpen;

  /**
   * The menus over the window of a screen.
   *
   * @param opened is run when the first of them has been opened
   * @param closed is run when the last of them has been closed
   */
  OpenMenus(Node screen, Runnable opened, Runnable closed) {
    this.screen = screen;
    this.opened = opened;
    this.closed = closed;
    // Weak: the list of windows outlives the screen.
    Window.getWindows().addListener(new WeakListChangeListener<>(listener));
  }

  boolean isOpen() {
    Scene scene = screen.getScene();
    return scene != null
        && Window.getWindows().stream().anyMatch(window -> isMenu(window, scene.getWindow()));
  }

  private static boolean isMenu(Window window, Window owner) {
    return window instanceof PopupWindow popup
        && !(popup instanceof Tooltip)
        && Objects.equals(popup.getOwnerWindow(), owner);
  }

  private void changed() {
    boolean before = isMenuOpen;
    isMenuOpen = isOpen();
    if (isMenuOpen && !before) {
      opened.run();
    } else if (before && !isMenuOpen) {
      // JavaFX is still closing it.
      Platform.runLater(closed);
    }
  }
}
