package org.sanmarco.games.nim.ui;

import org.sanmarco.games.nim.NimEvent;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.GameFlow;

/** The course of Nim on a screen: hands are hidden, and a drawn card is inspected. */
public class NimFlow implements GameFlow {

  @Override
  public boolean hasHands() {
    return true;
  }

  /** A drawn card is on display; the cards dealt at the start (N2) are not. */
  @Override
  public boolean isShown(SeenMove chanceMove, View after) {
    return chanceMove.number() > after.seats()
        && chanceMove.events().stream().anyMatch(NimEvent.CardsDrawn.class::isInstance);
  }
}
