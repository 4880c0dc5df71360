package org.sanmarco.ui.shell;

import java.util.Locale;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Preferences;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;

/** The window's words, in the language that is chosen. */
final class WindowTexts {

  private static final String OWN = "org.sanmarco.ui.shell.shell";

  private final Preferences preferences;
  private final Locale system;
  private Messages messages;

  /**
   * Words for a player.
   *
   * @param system the language for players who have chosen none
   */
  WindowTexts(Preferences preferences, Locale system) {
    this.preferences = preferences;
    this.system = system;
    messages = load(OWN);
  }

  Messages messages() {
    return messages;
  }

  /** The words of one part of the window. */
  Messages load(String bundle) {
    return Messages.load(bundle, Language.chosen(preferences.get(Setting.LANGUAGE), system))
        .isolating();
  }

  /** Called when another language was chosen. */
  void update() {
    messages = load(OWN);
  }
}
