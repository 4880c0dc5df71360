package org.sanmarco.games.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.text.Text;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;

/** The bridges that are not built yet, on a barge in the lagoon. */
final class BridgeSupply extends Group {

  private static final int MOST = 12;
  private static final int ROW = 3;

  private final Rectangle2D room;
  private int shownCount;
  private final List<Group> bridges = new ArrayList<>();
  private final Text number = Art.text("", 24, "sm-number", "supply-number");

  BridgeSupply(Rectangle2D room) {
    this.room = room;
    setId("bridge-supply");
    double x = room.getMinX();
    double y = room.getMinY();
    getChildren()
        .addAll(
            Art.path(
                "M%s,%sq8,34 34,38h%sq30,-4 40,-44q-18,10 -40,9h%sq-20,0 -34,-3Z"
                    .formatted(x + 2, y + room.getHeight() - 44, 70, -70),
                "barge-shadow"),
            Art.path(
                "M%s,%sq8,34 34,38h%sq30,-4 40,-44q-18,10 -40,9h%sq-20,0 -34,-3Z"
                    .formatted(x - 2, y + room.getHeight() - 52, 70, -70),
                "barge"));
    for (int i = 0; i < MOST; i++) {
      int layer = i / ROW;
      Point2D middle = new Point2D(x + 36 + 38 * (i % ROW), y + room.getHeight() - 56 - 21 * layer);
      Group bridge =
          BridgeArt.draw(new Span(middle, new Point2D(0.94, 0.34), 38), SeatColour.WHITE);
      bridges.add(bridge);
    }
    getChildren().addAll(bridges);
    getChildren().addAll(Art.centre(number, x + 70, y + room.getHeight() - 27));
    setMouseTransparent(true);
    Art.cached(this);
  }

  /** The position of the topmost bridge left. */
  Point2D top() {
    int layer = Math.max(0, shownCount - 1) / ROW;
    return new Point2D(room.getMinX() + 74, room.getMaxY() - 56 - 21 * layer);
  }

  /** Shows how many are left. */
  void show(int supply) {
    shownCount = supply;
    for (int i = 0; i < bridges.size(); i++) {
      bridges.get(i).setVisible(i < supply);
    }
    number.setText(String.valueOf(supply));
  }
}
