package org.sanmarco.ui.shell;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.SettingsFile;
import org.sanmarco.table.Table;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.Zoom;
import org.sanmarco.ui.art.Emblem;
import org.sanmarco.ui.elsewhere.ElsewhereDialog;
import org.sanmarco.ui.elsewhere.OwnTable;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.seats.HouseDoor;

/** The window around the screens: keeps what they share, and closes when all is safe. */
public final class Shell {

  /** Drawing the icons of all sizes takes a while; the first picture must not wait for it. */
  private static final Duration WITHOUT_ICON = Duration.seconds(1);

  private final Stage stage;
  private final ShownScreen shown;
  private final SettingsFile settingsFile;
  private final Preferences preferences;
  private final WindowTexts texts;
  private final DialogLayer dialogs;
  private final ShellServices services;
  private final AutosaveGuard autosaveGuard;
  private final AutosaveStatus autosaveStatus;
  private final Subscription look;
  private final PauseTransition icons = new PauseTransition(WITHOUT_ICON);
  private Thread.@Nullable UncaughtExceptionHandler before;
  private boolean closing;

  /** Puts the shell into a stage, in place of what it shows if it is shown already. */
  public Shell(Stage stage, Start start) {
    this.stage = stage;
    StackPane root = new StackPane();
    Scene scene = put(root);
    settingsFile = new SettingsFile(start.folder(), new Disk());
    preferences = new Preferences(settingsFile.settings(), this::store);
    // Before the first control, which would fetch JavaFX's own look if there were no other.
    look = Theme.follow(scene, preferences);
    KeyThrottle.follow(scene);
    DisabledTips.follow(scene);
    KeyUse.follow(scene);
    texts = new WindowTexts(preferences, start.locale());
    shown = new ShownScreen(stage, preferences, start.sounds());
    VBox.setVgrow(shown.root(), Priority.ALWAYS);
    VBox all = new VBox(shown.root());
    dialogs = new DialogLayer(all, texts::messages);
    services =
        new ShellServices(
            start, stage, preferences, texts, dialogs, shown, this::quit, this::quitNow);
    WindowKeys.follow(stage, scene, services.navigator(), preferences);
    autosaveGuard = services.autosaveGuard();
    autosaveStatus = autosaveGuard.status();
    all.getChildren().addFirst(autosaveGuard.bar());
    Zoom zoom =
        new Zoom(
            new StackPane(all, dialogs),
            (width, height) ->
                WindowSize.factor(
                    all, shown.leastRoom(), preferences.get(Setting.TEXT_SIZE), width, height));
    root.getChildren().add(zoom);
    preferences
        .settingsProperty()
        .subscribe((before, now) -> {
          zoom.requestLayout();
          if (!before.get(Setting.LANGUAGE).equals(now.get(Setting.LANGUAGE))) {
            updateTexts();
          }
        });
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    stage.setOnCloseRequest(event -> {
      event.consume();
      quit();
    });
  }

  private Scene put(Parent root) {
    Scene scene = stage.getScene();
    if (scene == null) {
      scene = WindowSize.scene(root);
      stage.setScene(scene);
    } else {
      scene.setRoot(root);
    }
    return scene;
  }

  /**
   * Shows the window, with the start screen in it, or the first picture until a saved game is read.
   *
   * @param file a saved game to open immediately
   */
  public void open(@Nullable Path file) {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, cause) -> services.failures().failed("carry on", cause));
    services.openLog();
    HouseDoor.takeBack(services);
    if (file == null) {
      services.navigator().home();
    }
    stage.show();
    icons.setOnFinished(event -> stage.getIcons().setAll(Emblem.icons()));
    icons.play();
    if (file != null) {
      services.savedGameActions().open(file);
    }
    OwnTable.runAgain(services);
  }

  /** Shows the page of games elsewhere, with an invitation filled in. */
  public void invited(String invitation) {
    ElsewhereDialog.open(services, invitation);
  }

  /** Reports when the window stops being drawn. */
  void watchDrawing() {
    services.watchDrawing(stage);
  }

  /** The services that the screens receive. */
  public Services services() {
    return services;
  }

  /** The game that is being played. */
  public Optional<Table> table() {
    return autosaveStatus.game();
  }

  /** Ends the program, once the game is safe on the disk. */
  void quit() {
    if (!closing) {
      autosaveGuard.askLeave("leave.quit", this::quitNow);
    }
  }

  private void quitNow() {
    if (closing) {
      return;
    }
    closing = true;
    shown.leaving();
    autosaveGuard.finish(this::leave, () -> closing = false);
  }

  private void store(Settings settings) {
    settingsFile.set(settings);
    services.background().keep("store the settings", settingsFile::flush);
  }

  private void leave() {
    shown.close();
    look.unsubscribe();
    stage.hide();
    Thread.setDefaultUncaughtExceptionHandler(before);
    services.closeLog();
    // Pending writes are done, or have been given up.
    Thread.ofPlatform()
        .name("closing")
        .daemon()
        .start(() -> {
          services.homeTable().close();
          autosaveStatus.autosave().close();
        });
  }

  /** Updates all texts to the chosen language; the game continues where it was. */
  private void updateTexts() {
    texts.update();
    autosaveGuard.updateTexts();
    shown.renew();
  }
}
