package org.sanmarco.ui;

import module java.base;

import javafx.scene.image.Image;
import org.sanmarco.table.GameRecord;

/**
 * Writes a game into files that are not read back. Each action asks for the file, and shows why it
 * was not possible.
 */
public interface ExportActions {

  /**
   * Exports the game in words, in the player's language.
   *
   * @param done receives the file, on the JavaFX thread, once it is written
   */
  void text(GameRecord game, Consumer<Path> done);

  /**
   * Exports all moves as a table for spreadsheets.
   *
   * @param done receives the file, on the JavaFX thread, once it is written
   */
  void table(GameRecord game, Consumer<Path> done);

  /**
   * A picture of it.
   *
   * @param picture is called on the JavaFX thread, if the player names a file
   * @param done receives the file, on the JavaFX thread, once it is written
   */
  void picture(GameRecord game, Supplier<? extends Image> picture, Consumer<Path> done);

  /**
   * A picture of something else.
   *
   * @param name for the file, without an ending
   * @param picture is called on the JavaFX thread, if the player names a file
   * @param done receives the file, on the JavaFX thread, once it is written
   */
  void picture(String name, Supplier<? extends Image> picture, Consumer<Path> done);
}
