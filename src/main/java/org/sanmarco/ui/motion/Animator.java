package org.sanmarco.ui.motion;

import module java.base;

import javafx.animation.Animation.Status;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.value.WritableValue;
import javafx.geometry.Point2D;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.CachedPictures;
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

  /** The scores at the end of the animation. */
  private final Map<WritableValue<Number>, Integer> scores = new LinkedHashMap<>();

  /** Called when a decisive moment of the animation begins; null if it doesn't stop. */
  private @Nullable IntConsumer moments;

  /** The moments at whose ends the animation stops. */
  private List<AnimationPlan.Hold> holds = List.of();

  private IntConsumer begins = moment -> {};

  /** The number of moments that have begun, and of those that have ended. */
  private int begun;

  private int stops;

  /** An idle animator that plays at the speed of the settings. */
  public Animator(AnimationLayer<S, A> stage, Services services) {
    this.stage = stage;
    speed = () -> services.preferences().get(Setting.ANIMATION);
    sounds = services.sounds();
  }

  /** The speed of the settings; 0 if nothing moves. */
  static double rate(Services services) {
    return rate(services.preferences().get(Setting.ANIMATION));
  }

  private static double rate(Animation speed) {
    return switch (speed) {
      case OFF -> 0;
      case FAST -> FAST;
      case NORMAL -> 1;
    };
  }

  /**
   * Has the next animation stop at each of its decisive moments until {@link #goOn}.
   *
   * @param begins called with the number of a moment, from 0, when it begins; null if the animation
   *     doesn't stop
   */
  public void stopAtMoments(@Nullable IntConsumer begins) {
    moments = begins;
  }

  /** Whether an animation has stopped at a decisive moment. */
  public boolean isStopped() {
    return timeline.getStatus() == Status.PAUSED;
  }

  /** Continues an animation that has stopped, or hurries it to its next stop. */
  public void goOn() {
    if (isStopped()) {
      rewind();
      timeline.play();
      begin(stops);
    } else if (isPlaying() && stops < holds.size()) {
      begin(stops);
      timeline.jumpTo(Duration.millis(holds.get(stops).until() - 1));
    } else {
      skip();
    }
  }

  /** Continues at the beginning of a later moment. */
  void goTo(int moment) {
    stops = moment;
    begun = moment;
    timeline.jumpTo(Duration.millis(holds.get(moment).from()));
    timeline.play();
    begin(moment);
  }

  private void begin(int moment) {
    if (moment == begun && moment < holds.size()) {
      begun++;
      begins.accept(moment);
    }
  }

  /** Shows the stop itself: a late frame may have gone past it, and past what comes next. */
  private void rewind() {
    if (isStopped()) {
      timeline.jumpTo(Duration.millis(holds.get(stops - 1).until()));
    }
  }

  /** Stops at the end of a moment, once; one frame may come to the ends of several. */
  private void stop(int moment) {
    if (moment == stops && !isStopped()) {
      stops++;
      timeline.pause();
      Platform.runLater(this::rewind);
    }
  }

  /**
   * Plays an animation. The board shows the position after it already. What is still being played
   * is skipped first.
   *
   * @param whenDone is run once all is seen, or skipped; at once if nothing moves
   */
  public void play(AnimationPlan<S, A> animation, Runnable whenDone) {
    IntConsumer listener = moments;
    skip();
    moments = null;
    holds = listener == null ? List.of() : animation.holds();
    begins = listener == null ? begins : listener;
    begun = 0;
    stops = 0;
    if (speed.get() == Animation.OFF || animation.length() == 0) {
      Set<Sound> heard = new HashSet<>();
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
    animation.scores().forEach(this::count);
    animation.cues().forEach(cue -> at(cue.at(), () -> sounds.play(cue.sound())));
    if (!holds.isEmpty()) {
      at(holds.getFirst().from(), () -> begin(0));
      // An animation that stops at its very end must not be over.
      at(holds.getLast().until() + 1, () -> {});
    }
    for (int i = 0; i < holds.size(); i++) {
      int moment = i;
      at(holds.get(i).until(), () -> stop(moment));
    }
    // Where it stops anyway there is no hurry.
    timeline.setRate((holds.isEmpty() ? animation.rate() : 1) * rate(speed.get()));
    timeline.setOnFinished(event -> end());
    timeline.play();
  }

  /** Whether an animation has not ended yet. */
  public boolean isPlaying() {
    return timeline.getStatus() != Status.STOPPED;
  }

  /** Ends the animation at once, and runs what waits for the end. */
  public void skip() {
    if (isPlaying()) {
      timeline.stop();
      end();
    }
  }

  private void end() {
    CachedPictures.clear(stage.board().sprites());
    CachedPictures.clear(stage.board().above());
    hidden.forEach(node -> node.setOpacity(1));
    hidden.clear();
    scores.forEach(WritableValue::setValue);
    scores.clear();
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
    (stays ? stage.board().sprites() : stage.board().above()).getChildren().add(sprite);
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
      at(part.start(), new KeyValue(sprite.visibleProperty(), true));
    }
    if (!part.stays()) {
      at(part.end(), new KeyValue(sprite.visibleProperty(), false));
    }
  }

  /** Has a panel show the score before, and count along with the change. */
  private void count(AnimationPlan.ScoreChange change) {
    stage
        .score(change.seat())
        .ifPresent(score -> {
          if (!scores.containsKey(score)) {
            at(0, new KeyValue(score, change.before()));
          }
          scores.put(score, change.after());
          at(change.from(), new KeyValue(score, change.before()));
          at(change.until(), new KeyValue(score, change.after()));
        });
  }

  private void hide(Node node) {
    node.setOpacity(0);
    hidden.add(node);
  }

  private void at(double time, Runnable action) {
    timeline.getKeyFrames().add(new KeyFrame(Duration.millis(time), event -> action.run()));
  }

  private void at(double time, KeyValue... values) {
    timeline.getKeyFrames().add(new KeyFrame(Duration.millis(time), values));
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
        new KeyValue(old.visibleProperty(), false),
        new KeyValue(young.visibleProperty(), true));
    turn(both, part.start(), 1);
    turn(both, middle, EDGEWISE);
    turn(both, turned, 1);
    return new Group(both);
  }

  private void turn(Node node, double time, double width) {
    at(time, new KeyValue(node.scaleXProperty(), width));
  }
}
