package org.sanmarco.ui;

import org.sanmarco.table.Table;

/** The ways between the screens. What is left is closed. */
public interface Navigator {

  /** To the start screen. */
  void home();

  /** To the screen on which a new game is set up. */
  void newGame();

  /** To a game, whether it is new, continued or opened. */
  void game(Table table);

  /** Ends the program, once the game is safe on the disk. */
  void quit();
}
