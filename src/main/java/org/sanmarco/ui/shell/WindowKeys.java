package org.sanmarco.ui.shell;

import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.keys.Key;

/** The keys that do the same on every screen. */
record WindowKeys(Stage stage, Navigator navigator, Preferences preferences) {

  /** Handles the window's keys in a scene, unless a screen uses them otherwise. */
  static void follow(Stage stage, Scene scene, Navigator navigator, Preferences preferences) {
    WindowKeys keys = new WindowKeys(stage, navigator, preferences);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, keys::pressed);
    scene.addEventHandler(KeyEvent.KEY_TYPED, keys::typed);
  }

  private void pressed(KeyEvent event) {
    if (Key.FULL_SCREEN.is(event)) {
      stage.setFullScreen(!stage.isFullScreen());
    } else if (Key.SETTINGS.is(event)) {
      navigator.settings();
    } else if (Key.RULES.is(event)) {
      navigator.rules("");
    } else if (Key.SUMMARY.is(event)) {
      navigator.summary();
    } else if (Key.HELP.is(event)) {
      navigator.keys();
    } else if (Key.LARGER.is(event) || Key.SMALLER.is(event) || Key.USUAL_SIZE.is(event)) {
      preferences.set(Setting.TEXT_SIZE, textSize(event));
    } else {
      return;
    }
    event.consume();
  }

  private TextSize textSize(KeyEvent event) {
    return Key.USUAL_SIZE.is(event)
        ? TextSize.STANDARD
        : preferences.get(Setting.TEXT_SIZE).by(Key.LARGER.is(event) ? 1 : -1);
  }

  /** A sign whose key differs between keyboards. */
  private void typed(KeyEvent event) {
    if (Key.HELP.is(event) && !(event.getTarget() instanceof TextInputControl)) {
      navigator.keys();
    }
  }
}
