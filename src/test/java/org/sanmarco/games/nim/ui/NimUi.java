package org.sanmarco.games.nim.ui;

import java.util.function.Consumer;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.PlainUi;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** Nim at the plain table: a list of its legal moves is its board. */
public final class NimUi extends PlainUi {

  private static volatile boolean broken;

  /** Whether the table can't be made, for tests of failures. */
  public static void setBroken(boolean broken) {
    NimUi.broken = broken;
  }

  @Override
  public GameTable table(
      GameModel model, Messages messages, Services services, Consumer<String> rules) {
    if (broken) {
      throw new IllegalStateException("the table is broken");
    }
    return super.table(model, messages, services, rules);
  }

  @Override
  public String game() {
    return Nim.ID;
  }

  @Override
  public GameFlow flow() {
    return new NimFlow();
  }
}
