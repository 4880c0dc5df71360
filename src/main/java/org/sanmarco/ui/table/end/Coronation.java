package org.sanmarco.ui.table.end;

import java.util.List;
import java.util.function.Supplier;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.sound.Sound;

/**
 * The coronation of the winner, over the last page. Any key or click ends it. A key, and a click on
 * it, do nothing else: the page below isn't visible yet. Those for a dialog above it leave it
 * alone. There is none if animation is off.
 */
final class Coronation {

  private static final double CREST = 132;
  private static final double CROWNED = 250;
  private static final double FALL = 190;
  private static final double FAST = 2.5;
  private static final Duration COMES = Duration.millis(300);
  private static final Duration CROWNS = Duration.millis(1300);
  private static final Duration LEAVES = Duration.millis(2700);
  private static final Duration ENDS = Duration.millis(3100);

  private final PanelContext context;
  private final Services services;
  private final StackPane page;
  private final HBox crowned = Nodes.styled(new HBox(), "coronation-crests");
  private final Label title = Nodes.wrapped("", "coronation-title", "title-face");
  private final Rectangle ground = Nodes.styled(new Rectangle(), "coronation");
  private final StackPane cover;
  private final EventHandler<InputEvent> skip = this::skip;
  private @Nullable Scene scene;
  private Timeline timeline = new Timeline();

  /**
   * A coronation that has not begun.
   *
   * @param page the page that it covers
   */
  Coronation(PanelContext context, StackPane page) {
    this.context = context;
    services = context.services();
    this.page = page;
    VBox all = Nodes.styled(new VBox(crowned, title), "coronation-middle");
    cover = new StackPane(ground, all);
    cover.setId("coronation");
    ground.setManaged(false);
    ground.widthProperty().bind(cover.widthProperty());
    ground.heightProperty().bind(cover.heightProperty());
  }

  /**
   * Crowns the winners.
   *
   * @param winners their seats
   * @param words the names of the winners
   * @param crown makes a crown, the middle of its lower rim at the origin
   */
  void play(List<Integer> winners, String words, Supplier<Node> crown) {
    Animation speed = services.preferences().get(Setting.ANIMATION);
    if (speed == Animation.OFF) {
      return;
    }
    end();
    timeline = new Timeline();
    title.setText(words);
    crowned.getChildren().setAll(winners.stream().map(seat -> crowned(seat, crown.get())).toList());
    page.getChildren().add(cover);
    listen(page.getScene());
    // Each by itself: to fade the whole cover, JavaFX takes a picture of the window.
    for (Node part : List.of(ground, crowned, title)) {
      part.setOpacity(1);
      at(LEAVES, new KeyValue(part.opacityProperty(), 1));
      at(ENDS, new KeyValue(part.opacityProperty(), 0));
    }
    title.setOpacity(0);
    at(CROWNS, new KeyValue(title.opacityProperty(), 0));
    at(CROWNS.multiply(1.2), new KeyValue(title.opacityProperty(), 1));
    timeline.getKeyFrames().add(new KeyFrame(CROWNS, event -> services.sounds().play(Sound.BELL)));
    timeline.setRate(speed == Animation.FAST ? FAST : 1);
    timeline.setOnFinished(event -> end());
    timeline.play();
  }

  void end() {
    timeline.stop();
    page.getChildren().remove(cover);
    listen(null);
  }

  /** Filters all keys and clicks of the scene, regardless of the focus. */
  private void listen(@Nullable Scene now) {
    if (scene != null) {
      scene.removeEventFilter(KeyEvent.KEY_PRESSED, skip);
      scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, skip);
    }
    if (now != null) {
      now.addEventFilter(KeyEvent.KEY_PRESSED, skip);
      now.addEventFilter(MouseEvent.MOUSE_PRESSED, skip);
    }
    scene = now;
  }

  private void skip(InputEvent event) {
    if (!page.isDisabled()) {
      boolean beside =
          event instanceof MouseEvent
              && event.getTarget() instanceof Node target
              && !Nodes.isWithin(target, cover);
      end();
      if (!beside) {
        event.consume();
      }
    }
  }

  /** A crest onto which the crown descends. */
  private Pane crowned(int seat, Node crown) {
    Crest crest = new Crest(context.colour(seat), CREST);
    Pane place = new Pane(crest, crown);
    place.setMinSize(CREST, CROWNED);
    place.setMaxSize(CREST, CROWNED);
    crest.relocate(0, CROWNED - CREST);
    crown.setLayoutX(CREST / 2);
    crown.setLayoutY(CROWNED - CREST + 6);
    come(crown);
    return place;
  }

  private void come(Node crown) {
    crown.setTranslateY(-FALL);
    crown.setOpacity(0);
    at(
        COMES,
        new KeyValue(crown.translateYProperty(), -FALL),
        new KeyValue(crown.opacityProperty(), 0));
    at(COMES.multiply(2), new KeyValue(crown.opacityProperty(), 1));
    at(CROWNS, new KeyValue(crown.translateYProperty(), 0, Interpolator.EASE_BOTH));
  }

  private void at(Duration time, KeyValue... values) {
    timeline.getKeyFrames().add(new KeyFrame(time, values));
  }
}
