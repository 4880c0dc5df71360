package org.sanmarco.ui.motion;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javafx.animation.Animation.Status;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.util.Duration;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.sound.Sounds;

/**
 * Animates events with sprites while the board itself already shows their result. For the JavaFX
 * thread.
 *
 * @param <S> a figure that can move
 * @param <A> a place for a piece
 */
public final class Animator<S, A> {

  private static final double FAST = 2.5;
  private static final double EDGEWISE = 0.05;

  private final AnimationLayer<S, A> stage;
  private final Supplier<Animation> speed;
  private final Sounds sounds;
  private final List<Node> hidden = new ArrayList<>();
  private Timeline timeline = new Timeline();
  private Runnable done = () -> {};

  /** An idle animator that plays at the speed of the settings. */
  public Animator(AnimationLayer<S, A> stage, Services services) {
    this.stage = stage;
    speed = () -> services.preferences().settings().get(Setting.ANIMATION);
    sounds = services.sounds();
  }

  /**
   * Plays an animation. The board shows the position after it already. What is still being played
   * is skipped first.
   *
   * @param whenDone is run once all is seen, or skipped; at once if nothing moves
   */
  public void play(AnimationPlan<S, A> animation, Runnable whenDone) {
    skip();
    if (speed.get() == Animation.OFF || animation.length() == 0) {
      Set<Sound> heard = EnumSet.noneOf(Sound.class);
      animation.cues().stream()
          .map(AnimationPlan.Cue::sound)
          .filter(heard::add)
          .forEach(sounds::play);
      whenDone.run();
      return;
    }
    done = whenDone;
    timeline = new Timeline();
    animation.parts().forEach(this::enter);
    animation.cues().forEach(cue -> at(cue.at(), () -> sounds.play(cue.sound())));
    timeline.setRate(animation.rate() * (speed.get() == Animation.FAST ? FAST : 1));
    timeline.setOnFinished(event -> end());
    timeline.play();
  }

  /** Whether anything still moves. */
  public boolean isPlaying() {
    return timeline.getStatus() == Status.RUNNING;
  }

  /** Ends the animation at once, and runs what waits for the end. */
  public void skip() {
    if (isPlaying()) {
      timeline.stop();
      end();
    }
  }

  private void end() {
    stage.layer().getChildren().clear();
    stage.above().getChildren().clear();
    hidden.forEach(node -> node.setOpacity(1));
    hidden.clear();
    Runnable whenDone = done;
    done = () -> {};
    whenDone.run();
  }

  private void enter(Motion<S, A> part) {
    Node sprite = sprite(part);
    sprite.setVisible(part.seenBefore());
    sprite.setCache(true);
    sprite.setCacheHint(CacheHint.SPEED);
    boolean stays = part.keys().stream().allMatch(key -> stage.isOnBoard(key.spot()));
    (stays ? stage.layer() : stage.above()).getChildren().add(sprite);
    if (part.stays()) {
      stage.real(part.last()).ifPresent(this::hide);
    }
    for (Motion.Waypoint<A> key : part.keys()) {
      Point2D point = stage.point(key.spot());
      if (key.equals(part.keys().getFirst())) {
        sprite.setTranslateX(point.getX());
        sprite.setTranslateY(point.getY());
      }
      timeline
          .getKeyFrames()
          .add(
              new KeyFrame(
                  Duration.millis(key.at()),
                  new KeyValue(sprite.translateXProperty(), point.getX(), Interpolator.EASE_BOTH),
                  new KeyValue(sprite.translateYProperty(), point.getY(), Interpolator.EASE_BOTH)));
    }
    if (!part.seenBefore()) {
      at(part.start(), () -> sprite.setVisible(true));
    }
    if (!part.stays()) {
      at(part.end(), () -> sprite.setVisible(false));
    }
  }

  private void hide(Node node) {
    node.setOpacity(0);
    hidden.add(node);
  }

  private void at(double time, Runnable action) {
    timeline.getKeyFrames().add(new KeyFrame(Duration.millis(time), event -> action.run()));
  }

  private Node sprite(Motion<S, A> part) {
    Node old = stage.draw(part.figure());
    return stage.turned(part.figure()).map(young -> turning(part, old, young)).orElse(old);
  }

  /** A sprite that turns on the spot and shows its other look halfway. */
  private Node turning(Motion<S, A> part, Node old, Node young) {
    young.setVisible(false);
    Group both = new Group(old, young);
    double turned = part.keys().get(1).at();
    double middle = (part.start() + turned) / 2;
    at(
        middle,
        () -> {
          old.setVisible(false);
          young.setVisible(true);
        });
    turn(both, part.start(), 1);
    turn(both, middle, EDGEWISE);
    turn(both, turned, 1);
    return new Group(both);
  }

  private void turn(Node node, double time, double width) {
    timeline
        .getKeyFrames()
        .add(new KeyFrame(Duration.millis(time), new KeyValue(node.scaleXProperty(), width)));
  }
}
