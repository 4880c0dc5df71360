package org.sanmarco.ui.shell;

/** How one game is played by clicks on what is on the screen. */
interface Fingers {

  /**
   * Makes one of the legal moves of the seat that must decide, click by click, and checks that it
   * was made.
   */
  void move(Player player);
}
