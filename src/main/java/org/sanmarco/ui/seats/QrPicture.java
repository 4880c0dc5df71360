package org.sanmarco.ui.seats;

import io.nayuki.qrcodegen.QrCode;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/** A picture of a text for cameras: a QR code. */
public final class QrPicture {

  /** The empty border that readers of such pictures need, in modules. */
  private static final int QUIET = 4;

  private QrPicture() {}

  /**
   * The code of a text, at least as high as asked.
   *
   * @param height in pixels
   */
  static Image ofHeight(String text, double height) {
    int squares = QrCode.encodeText(text, QrCode.Ecc.MEDIUM).size + 2 * QUIET;
    return of(text, Math.max(1, (int) Math.ceil(height / squares)));
  }

  /**
   * The code of a text.
   *
   * @param module the size of a square, in pixels
   */
  public static Image of(String text, int module) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    int side = (code.size + 2 * QUIET) * module;
    WritableImage image = new WritableImage(side, side);
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        boolean dark = code.getModule(x / module - QUIET, y / module - QUIET);
        image.getPixelWriter().setColor(x, y, dark ? Color.BLACK : Color.WHITE);
      }
    }
    return image;
  }
}
