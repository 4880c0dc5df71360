package org.sanmarco.ui.game;

import java.util.Locale;
import java.util.Map;
import javafx.scene.layout.Region;

/** A game's own part of setting up a new game: what can be chosen besides who plays and begins. */
public interface SetupForm {

  /** The view of the form. */
  Region root();

  /** Is told how many play; what can be set up may depend on it. */
  default void setPlayers(int players) {}

  /** The options as they are filled in, without those that have their standard. */
  Map<String, String> options();

  /** The problem, worded to follow "can't start yet:"; empty if there is none. */
  default String problem() {
    return "";
  }

  /** The same, filled in alike, in another language. */
  SetupForm in(Locale locale);

  /** Sets the listener for changes. */
  void onChange(Runnable listener);
}
