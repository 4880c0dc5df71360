package org.sanmarco.games.nim.ui;

import org.sanmarco.games.nim.NimMove;
import org.sanmarco.kernel.View;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.ui.table.model.GameFlow;

/** How Nim goes at a screen: hands are hidden, and a drawn card is looked at. */
public class NimFlow implements GameFlow {

  @Override
  public boolean hasHands() {
    return true;
  }

  @Override
  public boolean isShown(PlayedMove chance, View after) {
    return chance.move() instanceof NimMove.Draw;
  }
}
