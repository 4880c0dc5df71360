package org.sanmarco.ui;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.Library;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Table;

/**
 * The state of the autosave: which game is being played, whether it is safe on the disk, and which
 * one can be continued.
 */
public final class AutosaveStatus {

  private final Autosave autosave;
  private final SavedGameStore games;
  private final Predicate<Table> givesWay;
  private @Nullable Table table;

  /**
   * Autosaves games in the library's folder for that.
   *
   * @param givesWay whether a game is continued only if there is no other
   * @param onChange is run, on any thread, when {@link Autosave#trouble} or {@link
   *     Autosave#busyMillis} may have come or gone
   */
  public AutosaveStatus(
      Library library, SavedGameStore games, Predicate<Table> givesWay, Runnable onChange) {
    this.games = games;
    this.givesWay = givesWay;
    this.autosave =
        new Autosave(library.autosaveFolder(), library::outsideAutosaved, games, onChange);
  }

  /** The autosave itself. */
  public Autosave autosave() {
    return autosave;
  }

  /** Looks for the game to continue; reads files, so not for the JavaFX thread. */
  public Autosave.Resumable find() {
    return autosave.latest(givesWay);
  }

  /** Called when the game is left and none is being played. */
  public void leave() {
    enter(null);
    autosave.leave();
  }

  /** Starts autosaving a game that is new or was read from a file. */
  public void begin(Table game) {
    game.begunAt(games.now().truncatedTo(ChronoUnit.SECONDS));
    enter(game);
    autosave.begin(game.record(), null);
  }

  /** Starts autosaving a game that was read from a saved game's file. */
  public void begin(OpenedGame opened) {
    enter(begun(opened.game()));
    autosave.begin(opened.game().table().record(), opened.lock());
  }

  /** Called when an autosaved game is played, which the autosave has resumed. */
  public void play(SavedGame resumed) {
    enter(begun(resumed));
  }

  /** A game that was read; one of an earlier version began when it was saved. */
  private static Table begun(SavedGame game) {
    game.table().begunAt(game.saved());
    return game.table();
  }

  /** Autosaves a game, if it is the one that is being played. */
  public void save(Table game) {
    if (game().filter(game::equals).isPresent()) {
      autosave.save(game.record());
    }
  }

  /** The game that is being played, for the JavaFX thread. */
  public synchronized Optional<Table> game() {
    return Optional.ofNullable(table);
  }

  private synchronized void enter(@Nullable Table game) {
    table = game;
  }
}
