package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.table.board.Target;

/** A bridge that stands, with its owner's noble on top. */
final class BridgeNode extends Target {

  private final int owner;

  BridgeNode(Pair pair, int owner, SeatColour colour, Span span, ClickListener clicks) {
    super(
        "bridge-" + pair + "-" + owner, List.of(new SanMarcoChoice.OfBridge(pair, owner)), clicks);
    this.owner = owner;
    NobleFigure noble = Art.place(new NobleFigure(colour), span.top());
    noble.setMouseTransparent(true);
    // What is further down the board is nearer to the onlooker.
    setViewOrder(-span.middle().getY());
    getStyleClass().addAll("piece", colour.styleClass());
    getChildren()
        .addAll(
            glow(() -> BridgeArt.outline(span)), Art.cached(BridgeArt.draw(span, colour)), noble);
  }

  int owner() {
    return owner;
  }
}
