package org.sanmarco.games.sanmarco.ui.motion;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
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
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.ui.board.Pieces;
import org.sanmarco.save.Settings.Animation;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.sound.Sounds;

/**
 * Has the pieces of a board act what happened, while the board itself already shows how it ended.
 * For the JavaFX thread.
 */
public final class Director {

  private static final double FAST = 2.5;

  private final Pieces pieces;
  private final IntFunction<Region> seats;
  private final Supplier<Animation> speed;
  private final Sounds sounds;
  private final List<Node> hidden = new ArrayList<>();
  private Timeline timeline = new Timeline();
  private Runnable done = () -> {};

  /**
   * A director who has nothing to play yet.
   *
   * @param seats what each seat has beside the board
   * @param speed how fast whatever begins is played
   */
  public Director(
      Pieces pieces, IntFunction<Region> seats, Supplier<Animation> speed, Sounds sounds) {
    this.pieces = pieces;
    this.seats = seats;
    this.speed = speed;
    this.sounds = sounds;
  }

  /**
   * Plays what happened in a move, or in several of chance. The board shows the position after it
   * already. What is still being played is skipped first.
   *
   * @param before the position before
   * @param whenDone is run once all is seen, or skipped; at once if nothing moves
   */
  public void play(SanMarcoState before, List<SanMarcoEvent> events, Runnable whenDone) {
    skip();
    Script script = Script.of(before, events);
    if (speed.get() == Animation.OFF || script.length() == 0) {
      Set<Sound> heard = EnumSet.noneOf(Sound.class);
      script.cues().stream().map(Script.Cue::sound).filter(heard::add).forEach(sounds::play);
      whenDone.run();
      return;
    }
    done = whenDone;
    timeline = new Timeline();
    script.parts().forEach(this::enter);
    script.cues().forEach(cue -> at(cue.at(), () -> sounds.play(cue.sound())));
    timeline.setRate(script.rate() * (speed.get() == Animation.FAST ? FAST : 1));
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
    pieces.layer().getChildren().clear();
    hidden.forEach(node -> node.setOpacity(1));
    hidden.clear();
    Runnable whenDone = done;
    done = () -> {};
    whenDone.run();
  }

  private void enter(Part part) {
    Node sprite = sprite(part);
    sprite.setVisible(part.seenBefore());
    sprite.setCache(true);
    sprite.setCacheHint(CacheHint.SPEED);
    pieces.layer().getChildren().add(sprite);
    if (part.stays()) {
      real(part).ifPresent(this::hide);
    }
    for (Part.Moment key : part.keys()) {
      Point2D point = point(key.spot());
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

  private Node sprite(Part part) {
    return switch (part.figure()) {
      case Sprite.Noble(int seat) -> pieces.drawNoble(seat);
      case Sprite.Turncoat(int victim, int seat) -> turning(part, victim, seat);
      case Sprite.TheDoge() -> pieces.drawDoge();
      case Sprite.Bridge(var pair, int owner) -> pieces.drawBridge(pair, owner);
      case Sprite.Marker(int seat) -> pieces.drawMarker(seat);
      case Sprite.Coin() -> pieces.drawCoin();
    };
  }

  /** Turns on the spot, and has another robe on when it is seen from the front again. */
  private Node turning(Part part, int victim, int seat) {
    Node old = pieces.drawNoble(victim);
    Node young = pieces.drawNoble(seat);
    young.setVisible(false);
    Group both = new Group(old, young);
    double middle = (part.start() + part.keys().get(1).at()) / 2;
    at(
        middle,
        () -> {
          old.setVisible(false);
          young.setVisible(true);
        });
    turn(both, part.start(), 1);
    turn(both, middle, 0.05);
    turn(both, part.keys().get(1).at(), 1);
    return new Group(both);
  }

  private void turn(Node node, double time, double width) {
    timeline
        .getKeyFrames()
        .add(new KeyFrame(Duration.millis(time), new KeyValue(node.scaleXProperty(), width)));
  }

  /** What stands on the board for a part that stays, now that the board shows the end. */
  private Optional<Node> real(Part part) {
    return switch (part.last()) {
      case Anchor.InGroup(var district, int seat, int index, int _) ->
          pieces.nobleNode(district, seat, index);
      case Anchor.OnBridge(var pair, int owner) -> pieces.bridgeNode(pair, owner);
      case Anchor.AtCanal(var pair, int owner) -> pieces.bridgeNode(pair, owner);
      case Anchor.DogeAt _ -> Optional.of(pieces.dogeNode());
      case Anchor.OnTrack(int seat, var _) -> Optional.of(pieces.markerNode(seat));
      case Anchor.OnBarge(), Anchor.Before _ -> Optional.empty();
    };
  }

  private Point2D point(Anchor spot) {
    return switch (spot) {
      case Anchor.InGroup(var district, int seat, int index, int count) ->
          pieces.noble(district, seat, index, count);
      case Anchor.OnBridge(var pair, int owner) -> pieces.onBridge(pair, owner);
      case Anchor.AtCanal(var pair, int owner) -> pieces.bridge(pair, owner);
      case Anchor.OnBarge() -> pieces.barge();
      case Anchor.DogeAt(var district) -> pieces.doge(district);
      case Anchor.OnTrack(int seat, var prestige) -> pieces.marker(seat, prestige);
      case Anchor.Before(int seat) -> pieces.middle(requireNonNull(seats.apply(seat)));
    };
  }
}
