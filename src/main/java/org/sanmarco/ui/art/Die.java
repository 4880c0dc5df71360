package org.sanmarco.ui.art;

import module java.base;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.util.Duration;

/** A die, blank or with its pips; it tumbles for a moment when it has just been rolled. */
public final class Die extends Pane {

  private static final int[][] PIPS = {
    {}, {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}
  };
  private static final Duration TUMBLE = Duration.millis(70);
  private static final int TUMBLES = 6;

  private final double size;

  /**
   * A die.
   *
   * @param number 1 to 6; 0 for one that has not been rolled
   * @param size its edge in pixels
   */
  public Die(int number, double size) {
    this.size = size;
    getStyleClass().add(number == 0 ? "die-blank" : "die-face");
    setMinSize(size, size);
    setPrefSize(size, size);
    setMaxSize(size, size);
    setStyle("-fx-background-radius: %1$spx; -fx-border-radius: %1$spx;".formatted(size / 6));
    show(number);
  }

  /** Shows other numbers for a moment; its final number is set from the start. */
  public void tumble(int number) {
    Random random = new Random();
    Timeline timeline =
        new Timeline(
            new KeyFrame(
                TUMBLE,
                event -> {
                  show(1 + random.nextInt(6));
                  setRotate(random.nextInt(50) - 25.0);
                }));
    timeline.setCycleCount(TUMBLES);
    timeline.setOnFinished(event -> {
      setRotate(0);
      show(number);
    });
    timeline.play();
  }

  /** The places of a number's pips: -1, 0 or 1 to the right of the middle and below it. */
  public static List<Point2D> pips(int number) {
    return IntStream.of(PIPS[number])
        .mapToObj(pip -> new Point2D(pip % 3 - 1, Math.floorDiv(pip, 3) - 1))
        .toList();
  }

  private void show(int number) {
    getChildren().clear();
    for (Point2D pip : pips(number)) {
      Circle circle =
          new Circle(size * (0.5 + 0.25 * pip.getX()), size * (0.5 + 0.25 * pip.getY()), size / 11);
      circle.getStyleClass().add("die-pip");
      getChildren().add(circle);
    }
  }
}
