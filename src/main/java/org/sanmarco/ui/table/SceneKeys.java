package org.sanmarco.ui.table;

import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Keys that work regardless of the focus, for as long as a screen is in the window. */
final class SceneKeys {

  private final EventHandler<KeyEvent> pressed;
  private final EventHandler<KeyEvent> stepped;
  private final EventHandler<KeyEvent> letGo;
  private final EventHandler<KeyEvent> guarded;
  private final EventHandler<MouseEvent> release;
  private @Nullable Scene scene;

  /**
   * Keys of no scene yet.
   *
   * @param release called when a mouse button goes up
   */
  SceneKeys(TableKeys keys, InputGuard guard, Runnable release) {
    pressed = keys::pressed;
    stepped = keys::stepped;
    letGo = keys::released;
    guarded = guard::filter;
    this.release = event -> release.run();
  }

  /** Moves the listeners to a scene; null for none. */
  void enter(@Nullable Scene next) {
    if (scene != null) {
      scene.removeEventHandler(KeyEvent.KEY_PRESSED, pressed);
      scene.removeEventFilter(KeyEvent.KEY_PRESSED, stepped);
      scene.removeEventFilter(KeyEvent.KEY_RELEASED, letGo);
      scene.removeEventFilter(KeyEvent.ANY, guarded);
      scene.removeEventFilter(MouseEvent.MOUSE_RELEASED, release);
    }
    scene = next;
    if (next != null) {
      next.addEventHandler(KeyEvent.KEY_PRESSED, pressed);
      next.addEventFilter(KeyEvent.ANY, guarded);
      next.addEventFilter(KeyEvent.KEY_PRESSED, stepped);
      next.addEventFilter(KeyEvent.KEY_RELEASED, letGo);
      next.addEventFilter(MouseEvent.MOUSE_RELEASED, release);
    }
  }

  boolean isEntered() {
    return scene != null;
  }
}
