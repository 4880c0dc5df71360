package org.sanmarco.ui.testing;

import module java.base;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.table.Table;

/**
 * The games that a test opens, each in a window of its own. They are closed after it. With {@link
 * RegisterExtension}.
 */
public final class GameWindows implements AfterEachCallback {

  private final Supplier<Path> folder;
  private final List<GameWindow> opened = new ArrayList<>();

  /**
   * No game is open yet.
   *
   * @param folder the folder of games, asked when a game is opened
   */
  public GameWindows(Supplier<Path> folder) {
    this.folder = folder;
  }

  /** Opens a new game. From a test's thread. */
  public GameWindow open(int players, long seed) {
    return open(Clicker.table(players, seed), seed);
  }

  /** Opens a game. From a test's thread. */
  public GameWindow open(Table table, long seed) {
    GameWindow game = new GameWindow(folder.get(), table, seed);
    opened.add(game);
    return game;
  }

  @Override
  public void afterEach(ExtensionContext context) {
    opened.forEach(GameWindow::close);
    Fx.requireNoFailure();
  }
}
