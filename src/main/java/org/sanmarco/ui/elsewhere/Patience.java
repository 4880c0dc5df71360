package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import org.sanmarco.ui.Services;

/** The wait for a server: soon a player is told what happens, and later what may be wrong. */
final class Patience {

  /** A player is told what may be wrong after so many times the first wait. */
  private static final int LATER = 3;

  private final Timeline wait;

  /**
   * A wait that has not begun.
   *
   * @param soon says what happens
   * @param later says what may be wrong
   */
  Patience(Services services, Runnable soon, Runnable later) {
    Duration notice = Duration.millis((double) services.tempo().notice().toMillis());
    wait =
        new Timeline(
            new KeyFrame(notice, event -> soon.run()),
            new KeyFrame(notice.multiply(LATER), event -> later.run()));
  }

  void start() {
    wait.playFromStart();
  }

  void stop() {
    wait.stop();
  }
}
