package org.sanmarco.ui.testing;

import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.ui.table.model.GameModel;

/** What a model shows of a game of San Marco. */
public final class Seen {

  private Seen() {}

  /** The position, as it may be seen now. */
  public static SanMarcoView view(GameModel model) {
    return (SanMarcoView) model.view();
  }

  /** What has been put together so far. */
  public static SanMarcoDecision decision(GameModel model) {
    return (SanMarcoDecision) model.decision();
  }
}
