package org.sanmarco.games.nim.ui;

import org.sanmarco.games.nim.Nim;
import org.sanmarco.ui.game.PlainUi;
import org.sanmarco.ui.table.model.GameFlow;

/** Nim at the plain table: a list of its legal moves is its board. */
public class NimUi extends PlainUi {

  @Override
  public String game() {
    return Nim.ID;
  }

  @Override
  public GameFlow flow() {
    return new NimFlow();
  }
}
