package org.sanmarco.games.nim.ui;

import java.util.List;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.PlainTable;
import org.sanmarco.ui.game.PlainUi;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

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

  @Override
  public GameTable table(GameModel model, Messages messages, Services services) {
    return new DecisiveEnd(new PanelContext(model, messages, services));
  }

  /** The end is the only decisive moment. */
  private static final class DecisiveEnd extends PlainTable {

    DecisiveEnd(PanelContext context) {
      super(context);
    }

    @Override
    public List<Moment> moments(SeenMove played) {
      return context().model().after(played.number()).result() == null
          ? List.of()
          : List.of(
              new Moment(
                  played.events().getLast(),
                  "end",
                  "The heap is empty.",
                  List.of(),
                  "",
                  Highlight.NONE));
    }
  }
}
