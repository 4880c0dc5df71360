package org.sanmarco.games.sanmarco.ui.board;

import java.util.Random;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Pen;

/**
 * The paved square that the nobles of a district stand on: slabs within a kerb, and bands of white
 * stone around a well that part it into a quarter for each seat.
 */
final class Campo extends Group {

  private static final double SLAB = 12;
  private static final double WELL = 7;

  Campo(Rectangle2D room, int seed) {
    double x = room.getMinX();
    double y = room.getMinY();
    double w = room.getWidth();
    double h = room.getHeight();
    double middle = x + w / 2;
    double centre = y + h / 2;
    getChildren()
        .addAll(
            Art.box(x - 1, y + 1.5, w + 3, h + 3, 22, "campo-shade"),
            Art.box(x, y, w, h, 20, "campo"),
            Art.box(x, y, w, h, 20, "campo-tint"),
            slabs(room, new Random(seed)),
            Art.box(middle - 1.8, y + 3, 3.6, h - 6, 0, "campo-band"),
            Art.box(x + 3, centre - 1.8, w - 6, 3.6, 0, "campo-band"),
            Art.box(x + 4, y + 4, w - 8, h - 8, 14, "campo-line"),
            Art.box(x, y, w, h, 20, "campo-kerb"),
            Art.ellipse(middle + 1.5, centre + 2.5, WELL + 1, WELL, "piece-shadow"),
            Art.circle(middle, centre, WELL, "well"),
            Art.circle(middle, centre, WELL - 3, "well-water"));
  }

  private static SVGPath slabs(Rectangle2D room, Random random) {
    Pen pen = new Pen();
    double left = room.getMinX() + 5;
    double right = room.getMaxX() - 5;
    double bottom = room.getMaxY() - 5;
    for (double y = room.getMinY() + 5; y < bottom; y += SLAB) {
      double foot = Math.min(y + SLAB, bottom);
      if (foot < bottom) {
        pen.at(left, foot).line(right, foot);
      }
      for (double x = left + 6 + random.nextInt(22); x < right - 4; x += 18 + random.nextInt(16)) {
        pen.at(x, y).line(x, foot);
      }
    }
    return pen.drawing("campo-joints");
  }
}
