package org.sanmarco.ui.art;

import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;

/**
 * Keeps the letters of drawings large enough to be read, however small a drawing is shown. By a
 * transform: another size of the font would only be there one pulse later.
 */
final class Legible {

  /** The least size that can be read without effort, in pixels of the screen. */
  private static final double LEAST = 12;

  /** A drawing so small that letters were less than this is a picture: nobody reads it. */
  private static final double PICTURE = 4.5;

  private Legible() {}

  /**
   * Enlarges letters while they would be drawn too small.
   *
   * @param letters a text, or all that grows with it
   * @param size of the letters, in units of the drawing
   * @return the letters' enlargement; the caller sets its pivot
   */
  static Scale keep(Node letters, double size) {
    Scale growth = new Scale();
    letters.getTransforms().addFirst(growth);
    letters
        .parentProperty()
        .flatMap(Node::localToSceneTransformProperty)
        .subscribe(shown -> {
          double times = shown == null ? 1 : times(size * scale(shown));
          growth.setX(times);
          growth.setY(times);
        });
    return growth;
  }

  /** The enlargement of a text that is kept legible. */
  static Scale growth(Node letters) {
    return (Scale) letters.getTransforms().getFirst();
  }

  private static double scale(Transform shown) {
    return Math.hypot(shown.getMxy(), shown.getMyy());
  }

  private static double times(double drawn) {
    return drawn < PICTURE || drawn >= LEAST ? 1 : LEAST / drawn;
  }
}
