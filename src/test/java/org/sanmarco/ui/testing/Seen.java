package org.sanmarco.ui.testing;

import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.ui.table.model.GameModel;

/** A model's view and decision in a game of San Marco. */
public final class Seen {

  private Seen() {}

  /** The position, as it may be seen now. */
  public static SanMarcoView view(GameModel model) {
    return (SanMarcoView) model.view();
  }

  /** The decision assembled so far. */
  public static SanMarcoDecision decision(GameModel model) {
    return (SanMarcoDecision) model.decision();
  }
}
