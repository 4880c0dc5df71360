package org.sanmarco.ui.testing;

import org.sanmarco.games.nim.ui.NimUi;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** Nim in the window, whose table a test can break. */
public final class BreakableNimUi extends NimUi {

  private static volatile boolean broken;

  /** Sets whether making the table fails. */
  public static void setBroken(boolean broken) {
    BreakableNimUi.broken = broken;
  }

  @Override
  public GameTable table(GameModel model, Messages messages, Services services) {
    if (broken) {
      throw new IllegalStateException("the table is broken");
    }
    return super.table(model, messages, services);
  }
}
