package org.sanmarco.ui.shell;

import module java.base;

import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.table.Games;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.art.CachedPictures;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.sound.Mood;
import org.sanmarco.ui.sound.Sounds;

/** The screen that a window shows, with its title and its music. */
final class ShownScreen {

  private static final String NAME = "San Marco";

  private final Stage stage;
  private final Preferences preferences;
  private final Sounds sounds;
  private final StackPane holder = new StackPane(FirstPicture.draw());
  private final EventHandler<InputEvent> drop = Event::consume;
  private @Nullable Screen screen;

  /** No screen yet. */
  ShownScreen(Stage stage, Preferences preferences, Sounds sounds) {
    this.stage = stage;
    this.preferences = preferences;
    this.sounds = sounds;
    holder.setId("screen");
    stage.setTitle(NAME);
    preferences.settingsProperty().subscribe(this::accompany);
  }

  /** The node that holds the screen's. */
  Region root() {
    return holder;
  }

  private Optional<Screen> screen() {
    return Optional.ofNullable(screen);
  }

  boolean isEmpty() {
    return screen == null;
  }

  /** Shows another screen, and closes the one before. */
  void show(Screen next) {
    Screen left = screen;
    screen = next;
    holder.getChildren().setAll(next.root());
    endAnnouncement();
    updateTitle();
    if (left != null) {
      left.close();
      CachedPictures.giveBack(List.of(left.root()), stage.getScene());
    }
  }

  /**
   * Says over the screen that the next one is coming: a slow machine takes long to build it, and
   * shows nothing new meanwhile. Keys and clicks meant for this screen are dropped until the next
   * one is shown, or doesn't come after all.
   *
   * @param then builds it, and is run once the sentence can be seen
   */
  void announce(String sentence, Runnable then) {
    if (isEmpty() || stage.isIconified()) {
      then.run();
      return;
    }
    Label said = new Label(sentence);
    said.setId("opening");
    said.getStyleClass().add("opening");
    holder.getChildren().add(said);
    Scene scene = stage.getScene();
    scene.addEventFilter(InputEvent.ANY, drop);
    FirstPicture.await(
        scene,
        () -> {
          if (stage.isShowing()) {
            then.run();
          } else {
            endAnnouncement();
          }
        });
  }

  /** Takes the sentence away, and takes keys and clicks again. */
  void endAnnouncement() {
    stage.getScene().removeEventFilter(InputEvent.ANY, drop);
    holder.getChildren().removeIf(node -> "opening".equals(node.getId()));
  }

  /** Shows the same screen in the chosen language. */
  void renew() {
    screen().map(Screen::renewed).ifPresent(this::show);
  }

  /** Called before the game is left that the screen shows. */
  void leaving() {
    screen().ifPresent(Screen::leaving);
  }

  /** Closes the screen; the window shows it still. */
  void close() {
    Optional<Screen> left = screen();
    screen = null;
    left.ifPresent(Screen::close);
  }

  /** The smallest layout size of the screen. */
  Dimension2D leastRoom() {
    return screen()
        .map(Screen::leastRoom)
        .orElseGet(() -> new Dimension2D(Screen.LEAST_WIDTH, Screen.LEAST_HEIGHT));
  }

  /** The game that the screen is about, or the first one there is. */
  String game() {
    return screen()
        .map(Screen::game)
        .filter(game -> !game.isEmpty())
        .orElseGet(() -> Games.installed().ids().getFirst());
  }

  /** The file of the finished game that the screen shows, if it was not played at this window. */
  Optional<Path> kept() {
    return screen().flatMap(Screen::kept);
  }

  /** Shows the screen's title in the window's. */
  void updateTitle() {
    screen()
        .map(Screen::title)
        .ifPresent(title -> stage.setTitle(title.isEmpty() ? NAME : NAME + " – " + title));
    accompany();
  }

  /** Plays the music of the screen's game, if the settings allow it. */
  void accompany() {
    screen()
        .ifPresent(shown -> {
          Settings settings = preferences.settings();
          sounds.accompany(
              shown.game().isEmpty() ? Mood.LAGOON : GameUi.of(shown.game()).mood(),
              shown.round(),
              settings.get(Setting.MUSIC) ? settings.get(Setting.SOUND).factor() : 0);
        });
  }
}
