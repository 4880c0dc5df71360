package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import org.sanmarco.ui.art.Art;
import org.sanmarco.words.Messages;

/** The sundial: its orange marker stands on the round, and its foot says which turn it is. */
final class Sundial extends Group {

  private static final List<String> HOURS = List.of("I", "II", "III");
  private static final double SPREAD = 52;

  private final Messages messages;
  private final double x;
  private final double y;
  private final double radius;
  private final Group marker;
  private final Text turn = Art.text("", 20, "sundial-turn");

  Sundial(Rectangle2D room, Messages messages) {
    this.messages = messages;
    setId("sundial");
    x = room.getMinX() + room.getWidth() / 2;
    radius = room.getWidth() / 2 - 4;
    y = room.getMinY() + radius + 4;
    getChildren()
        .addAll(
            Art.circle(x + 4, y + 7, radius, "plate-shadow"),
            Art.circle(x, y, radius, "sundial-rim"),
            Art.circle(x, y, radius - 9, "sundial-face"),
            Art.circle(x, y, radius - 14, "sundial-line"),
            Art.circle(x, y, radius - 36, "sundial-line"));
    for (int i = -6; i <= 6; i++) {
      double angle = Math.toRadians(-90 + i * SPREAD / 3);
      boolean hour = i % 3 == 0;
      Line tick =
          new Line(
              x + Math.cos(angle) * (radius - 36),
              y + Math.sin(angle) * (radius - 36),
              x + Math.cos(angle) * (radius - (hour ? 27 : 31)),
              y + Math.sin(angle) * (radius - (hour ? 27 : 31)));
      getChildren().add(Art.styled(tick, "sundial-line"));
    }
    for (int i = 0; i < HOURS.size(); i++) {
      getChildren()
          .add(
              Art.centre(
                  Art.text(HOURS.get(i), 23, "sundial-hour"), at(i, 55).getX(), at(i, 55).getY()));
    }
    getChildren()
        .addAll(
            Art.path("M%s,%sl36,14l-36,-38Z".formatted(x, y + 12), "gnomon-shadow"),
            Art.path("M%s,%sl-9,6l9,-40l9,40Z".formatted(x, y + 14), "gnomon"),
            Art.path("M%s,%sl9,6l-9,-40Z".formatted(x, y + 14), "gnomon-dark"),
            Art.box(x - 50, y + radius - 62, 100, 34, 14, "sundial-foot"),
            Art.centre(turn, x, y + radius - 45.5));
    marker =
        new Group(
            Art.ellipse(3, 11, 15, 5, "piece-shadow"),
            Art.path("M-14,9Q0,16 14,9L4,-20Q0,-24 -4,-20Z", "round-marker"),
            Art.path("M-9.5,10.6Q-6,12 -3,12.4L-1.5,-19Q-3,-21 -4,-20Z", "round-marker-shine"));
    marker.setId("round-marker");
    getChildren().add(marker);
    setMouseTransparent(true);
    Art.cached(this);
  }

  /**
   * Shows where the game is.
   *
   * @param round 1 to 3
   * @param turnNumber 0 during set-up
   */
  void show(int round, int turnNumber) {
    Art.place(marker, at(round - 1, 15));
    turn.setText(turnNumber == 0 ? messages.text("setup") : messages.text("turn", turnNumber));
  }

  private Point2D at(int hour, double inwards) {
    double angle = Math.toRadians(-90 + (hour - 1) * SPREAD);
    return new Point2D(
        x + Math.cos(angle) * (radius - inwards), y + Math.sin(angle) * (radius - inwards));
  }
}
