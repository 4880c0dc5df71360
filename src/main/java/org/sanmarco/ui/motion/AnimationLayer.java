package org.sanmarco.ui.motion;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;

/**
 * Where a {@link Animator} has pieces move: what they look like and where they are.
 *
 * @param <S> what can move
 * @param <A> where a piece can be
 */
public interface AnimationLayer<S, A> {

  /** The layer over all pieces; it takes no mouse events. */
  Group layer();

  /** The layer for what leaves the board, in the same coordinates; it is never cut off. */
  Group above();

  /** Whether that is on the board, so that what moves there goes no farther than its edges. */
  boolean isOnBoard(A spot);

  /** A sprite, whose origin is where the piece is said to be. */
  Node draw(S figure);

  /**
   * What a sprite becomes: it turns on the spot between its first two moments, and has this look
   * when it is seen from the front again. Empty if it stays as it is.
   */
  default Optional<Node> turned(S figure) {
    return Optional.empty();
  }

  /** Where that is on the layer, now that the board shows the end. */
  Point2D point(A spot);

  /** What stands there for a part that stays, now that the board shows the end. */
  Optional<Node> real(A spot);
}
