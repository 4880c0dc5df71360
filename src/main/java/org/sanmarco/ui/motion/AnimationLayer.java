package org.sanmarco.ui.motion;

import java.util.Optional;
import javafx.beans.value.WritableValue;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.ui.table.board.FittedBoard;

/**
 * The layer on which an {@link Animator} moves pieces: their looks and their places.
 *
 * @param <S> a figure that can move
 * @param <A> a place for a piece
 */
public interface AnimationLayer<S, A> {

  /** The height of a panel up to which motions go to its middle. */
  double HEAD = 60;

  /** The board. */
  FittedBoard board();

  /** Whether a spot is on the board; what moves there is cut off at the edges of the board. */
  boolean isOnBoard(A spot);

  /** A sprite, whose origin is where the piece is said to be. */
  Node draw(S figure);

  /**
   * The look of a sprite after it has turned on the spot, which it does between its first two
   * moments. Empty if it does not turn.
   */
  default Optional<Node> turned(S figure) {
    return Optional.empty();
  }

  /** The point of a spot on the layer, now that the board shows the end. */
  Point2D point(A spot);

  /** The node at a spot for a part that stays, now that the board shows the end. */
  Optional<Node> real(A spot);

  /** The score of a seat on the panel beside the board; empty if no panel shows one. */
  default Optional<WritableValue<Number>> score(int seat) {
    return Optional.empty();
  }

  /**
   * The point on the layer of sprites at which a panel beside the board begins or ends a motion.
   */
  default Point2D beside(Region panel) {
    return board()
        .sprites()
        .sceneToLocal(
            panel.localToScene(panel.getWidth() / 2, Math.min(panel.getHeight(), HEAD) / 2));
  }
}
