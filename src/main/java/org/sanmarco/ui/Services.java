package org.sanmarco.ui;

import java.util.function.LongSupplier;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.Library;
import org.sanmarco.save.SavedGames;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.words.Messages;

/**
 * What every screen is handed: the ways out of itself. Nothing here is a singleton, so a test hands
 * over others.
 *
 * <p>All of it is for the JavaFX thread, unless it says otherwise.
 */
public interface Services {

  /** Goes to other screens. */
  Navigator navigator();

  /** Does what takes time on another thread. */
  Background background();

  /** Asks for names of files. */
  Files files();

  /** Saves and opens games, from asking for the file to telling why not. */
  GameFiles gameFiles();

  /** Writes games in words, as tables and as pictures. */
  Exports exports();

  /** The games on this computer; not for the JavaFX thread. */
  Library library();

  /** Shows dialogs over the screen. */
  Dialogs dialogs();

  /** Tells of failures that nobody foresaw; for all threads. */
  Failures failures();

  /** Keeps the game by itself; {@link Autosave#keep} after every move. */
  Autosave autosave();

  /** Reads and writes saved games; not for the JavaFX thread. */
  SavedGames savedGames();

  /**
   * The words of one part of the window, in the player's language.
   *
   * @param bundle such as {@code org.sanmarco.ui.home.home}
   */
  Messages messages(String bundle);

  /** What the player has chosen for the program as a whole. */
  Preferences preferences();

  /** Plays short sounds, if the player wants to hear them. */
  Sounds sounds();

  /** Gives each new game its seed. */
  LongSupplier seeds();
}
