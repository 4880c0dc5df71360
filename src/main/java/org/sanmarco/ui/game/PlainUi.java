package org.sanmarco.ui.game;

import org.sanmarco.ui.Services;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/**
 * A table for any game: its board is what the notation says of the position, and moves are chosen
 * from a list. A game may begin with it, and add what it draws itself.
 */
public abstract class PlainUi implements GameUi {

  @Override
  public GameTable table(GameModel model, Messages messages, Services services) {
    return new PlainTable(new PanelContext(model, messages, services));
  }
}
