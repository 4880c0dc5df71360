package org.sanmarco.ui.table.board;

import java.util.List;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Node;
import javafx.util.Duration;

/** The slow pulse of lit targets. Runs only while there are any and the board is in a window. */
public final class Pulse {

  private static final double FRAMES = 15;
  private static final double FAINT = 0.55;

  private final Node board;
  private final DoubleProperty strength = new SimpleDoubleProperty(1);
  private final Timeline timeline;
  private List<Target> lit = List.of();
  private boolean on = true;
  private boolean steady;

  /**
   * A pulse without targets.
   *
   * @param board the board of the lit targets
   */
  public Pulse(Node board) {
    this.board = board;
    timeline =
        new Timeline(
            FRAMES,
            new KeyFrame(Duration.ZERO, new KeyValue(strength, 1)),
            new KeyFrame(
                Duration.millis(900), new KeyValue(strength, FAINT, Interpolator.EASE_BOTH)));
    timeline.setAutoReverse(true);
    timeline.setCycleCount(Animation.INDEFINITE);
    strength.subscribe(now -> lit.forEach(target -> target.shine(now.doubleValue())));
    board.sceneProperty().subscribe(this::update);
  }

  /** Sets whether lit targets pulse at all. */
  public void setOn(boolean pulsing) {
    on = pulsing;
    update();
  }

  /** Sets whether the lit targets shine steadily for now instead of breathing. */
  public void setSteady(boolean now) {
    steady = now;
    update();
  }

  /** Sets the targets that pulse. */
  public void light(List<Target> targets) {
    lit = List.copyOf(targets);
    update();
  }

  private void update() {
    if (on && !steady && !lit.isEmpty() && board.getScene() != null) {
      timeline.play();
    } else {
      timeline.stop();
      strength.set(1);
    }
    lit.forEach(target -> target.shine(strength.get()));
  }
}
