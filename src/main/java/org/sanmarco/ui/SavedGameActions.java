package org.sanmarco.ui;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.table.GameRecord;

/** Saves and opens games at the player's command. A file that is refused is left as it is. */
public interface SavedGameActions {

  /** Asks which saved game to open and goes to it, or shows why it is refused. */
  void open();

  /**
   * Opens this game and goes to it, or shows why it is refused and offers what can be opened
   * instead: the game up to the last good move, what was in the file before, or a copy of a game
   * that is open elsewhere.
   */
  void open(Path file);

  /** Opens this game like {@link #open(Path)}, with its review over it. */
  void review(Path file);

  /**
   * Asks where to save the game and does so, or shows why that was not possible.
   *
   * @param done receives the file, on the JavaFX thread, once it is written
   */
  void save(GameRecord game, Consumer<Path> done);

  /** The name that is proposed for a game's file, without an ending. */
  String suggestion(GameRecord game);

  /** Why a file was refused, as the second half of a sentence that begins with the file. */
  String reason(SaveRefusal refusal);

  /** The same of a failure, which may be none of a saved game. */
  default String reason(Exception failed) {
    return failed instanceof SaveException refused ? reason(refused.refusal()) : failed.toString();
  }
}
