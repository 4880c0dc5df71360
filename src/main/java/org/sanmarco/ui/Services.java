package org.sanmarco.ui;

import module java.base;

import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.elsewhere.HomeTable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.Library;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.EveningHost;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Table;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.words.Messages;

/**
 * The services that every screen receives. None of them is a singleton, so a test can pass others.
 *
 * <p>All of it is for the JavaFX thread, unless it says otherwise.
 */
public interface Services {

  /** Goes to other screens. */
  Navigator navigator();

  /** Does what takes time on another thread. */
  Background background();

  /** {@link Background#run(String, Callable, Consumer)}. */
  default <T extends @Nullable Object> void run(
      String what, Callable<? extends T> work, Consumer<? super T> done) {
    background().run(what, work, done);
  }

  /** {@link Background#run(String, Callable, Consumer, Consumer)}. */
  default <T extends @Nullable Object> void run(
      String what,
      Callable<? extends T> work,
      Consumer<? super T> done,
      Consumer<? super Exception> failed) {
    background().run(what, work, done, failed);
  }

  /** Asks the player for files. */
  FilePicker filePicker();

  /** Saves and opens games at the player's command. */
  SavedGameActions savedGameActions();

  /** Writes games in words, as tables and as pictures. */
  ExportActions exportActions();

  /** The games on this computer; not for the JavaFX thread. */
  Library library();

  /** Keeps the seats of other screens; not for the JavaFX thread. */
  HostedGames hostedGames();

  /** The host of people who play one game after the other; for the JavaFX thread. */
  EveningHost evening();

  /** Keeps games elsewhere; not for the JavaFX thread. */
  NetworkGames networkGames();

  /** The tables for games elsewhere that run in this program. */
  HomeTable homeTable();

  /** Counts the games that are over. */
  Fame fame();

  /** Keeps the puzzles. */
  Puzzles puzzles();

  /** Shows dialogs over the screen. */
  Dialogs dialogs();

  /** {@link Dialogs#ask}. */
  default Region ask(String title, String text, Dialogs.Answer... answers) {
    return dialogs().ask(title, text, answers);
  }

  /**
   * Asks whether to do something. The keys of the words end with {@code .title}, {@code .text},
   * {@code .cancel} and {@code .yes}.
   *
   * @param key the beginning of the keys
   * @param named the arguments of the title
   */
  default void confirm(Messages messages, String key, Runnable yes, Object... named) {
    ask(
        messages.text(key + ".title", named),
        messages.text(key + ".text"),
        Dialogs.Answer.of(messages, key + ".cancel", () -> {}),
        Dialogs.Answer.of(messages, key + ".yes", yes));
  }

  /** {@link Dialogs#tell}. */
  default void tell(String title, String text) {
    dialogs().tell(title, text);
  }

  /** Shows unexpected failures; for all threads. */
  Failures failures();

  /** Writes the game being played. */
  Autosave autosave();

  /** Autosaves a game after a move, unless it was left: another is being played then. */
  void save(Table game);

  /** Reads and writes saved games; not for the JavaFX thread. */
  SavedGameStore savedGameStore();

  /**
   * The words of one part of the window, in the player's language.
   *
   * @param bundle such as {@code org.sanmarco.ui.home.home}
   */
  Messages messages(String bundle);

  /** The player's settings for the program as a whole. */
  Preferences preferences();

  /** Plays short sounds, if the settings allow it. */
  Sounds sounds();

  /** Gives each new game its chance. */
  Supplier<ChanceSource> chanceSources();

  /** Gives the seeds of computers' thinking. */
  LongSupplier seeds();

  /** Finds hosted games in the local network, and tells of those of this window. */
  Nearby nearby();

  /** Finds the networks of this computer; not for the JavaFX thread. */
  Callable<List<Network>> networks();

  /** The router of this house; not for the JavaFX thread. */
  Router router();

  /** The times by which this program and others wait for each other; for all threads. */
  Tempo tempo();

  /** Gives a time in nanoseconds that never goes back, to measure durations; for all threads. */
  LongSupplier nanos();
}
