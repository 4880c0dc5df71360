package org.sanmarco.games.sanmarco.ui.board;

import java.util.LinkedHashSet;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.sanmarco.games.sanmarco.ui.board.Ghost.OfBridge;
import org.sanmarco.games.sanmarco.ui.board.Ghost.OfDoge;
import org.sanmarco.games.sanmarco.ui.board.Ghost.OfNoble;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;

/** Pieces that would come, pale, and crosses over those that would go. */
final class Ghosts extends Group {

  private static final String CROSS = "M-13,-13L13,13M13,-13L-13,13";

  private final Pieces pieces;
  private final Drawn<Set<Ghost>> drawn = new Drawn<>(this::draw);

  Ghosts(Pieces pieces) {
    this.pieces = pieces;
    setId("ghosts");
    setMouseTransparent(true);
  }

  void show(Set<Ghost> ghosts) {
    drawn.show(new LinkedHashSet<>(ghosts));
  }

  private void draw(Set<Ghost> ghosts) {
    getChildren().setAll(ghosts.stream().map(this::draw).toList());
  }

  private Node draw(Ghost ghost) {
    Node node =
        ghost.comes()
            ? Art.styled(piece(ghost), "ghost")
            : Art.styled(
                new Group(Art.path(CROSS, "cross-edge"), Art.path(CROSS, "cross")), "ghost-gone");
    return Art.place(node, ghost.comes() ? feet(ghost) : middle(ghost));
  }

  private Node piece(Ghost ghost) {
    return switch (ghost) {
      case OfNoble(var _, int seat, int _, boolean _) -> pieces.drawNoble(seat);
      case OfBridge(var pair, int seat, boolean _) -> pieces.drawNextBridge(pair, seat);
      case OfDoge _ -> new Group(new DogeNode());
    };
  }

  private Point2D feet(Ghost ghost) {
    return switch (ghost) {
      case OfNoble(var district, int seat, int index, boolean comes) ->
          pieces.noble(
              district, seat, index, comes ? index + 1 : pieces.group(district, seat).count());
      case OfBridge(var pair, int seat, boolean comes) ->
          comes ? pieces.nextBridge(pair) : pieces.bridge(pair, seat);
      case OfDoge(var district) -> pieces.doge(district);
    };
  }

  private Point2D middle(Ghost ghost) {
    return ghost instanceof OfNoble ? feet(ghost).subtract(0, NobleFigure.TALL / 2) : feet(ghost);
  }
}
