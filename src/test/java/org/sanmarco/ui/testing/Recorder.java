package org.sanmarco.ui.testing;

import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;

/** Records a window, frame by frame, as a moving picture. */
public final class Recorder implements AutoCloseable {

  private static final int WIDTH = 800;
  private static final int HEIGHT = 500;
  private static final double SCALE = 0.625;

  /** The time for which a frame is shown. */
  private static final int MILLIS = 120;

  private final Window window;
  private final MovingPicture picture = new MovingPicture(WIDTH, HEIGHT);
  private int frames;

  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          SnapshotParameters view = new SnapshotParameters();
          view.setTransform(Transform.scale(SCALE, SCALE));
          view.setViewport(new Rectangle2D(0, 0, WIDTH, HEIGHT));
          picture.add(
              window.scene().getRoot().snapshot(view, new WritableImage(WIDTH, HEIGHT)), MILLIS);
          frames++;
        }
      };

  /** Starts at once. */
  public Recorder(Window window) {
    this.window = window;
    Fx.run(timer::start);
  }

  /** Waits until the given number of further frames has been recorded. */
  public void hold(int more) {
    int until = Fx.on(() -> frames + more);
    Fx.until(() -> frames >= until);
  }

  /** Ends the recording and returns it. */
  public MovingPicture picture() {
    close();
    return picture;
  }

  @Override
  public void close() {
    Fx.run(timer::stop);
  }
}
