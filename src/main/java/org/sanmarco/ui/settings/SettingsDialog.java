package org.sanmarco.ui.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.Clock;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Palette;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.save.settings.Settings.ThemeChoice;
import org.sanmarco.save.settings.Settings.Volume;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.ServedPage;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.words.Language;

/** All settings at a glance. Changes take effect immediately. */
public final class SettingsDialog extends ServedPage {

  private final Preferences preferences;

  @FXML private ComboBox<String> language;
  @FXML private Label themeLabel;
  @FXML private HBox theme;
  @FXML private Label paletteLabel;
  @FXML private HBox palette;
  @FXML private Label textSizeLabel;
  @FXML private HBox textSize;
  @FXML private Label animationLabel;
  @FXML private HBox animation;
  @FXML private Label hintsLabel;
  @FXML private HBox hints;
  @FXML private Label paceLabel;
  @FXML private HBox pace;
  @FXML private Label soundLabel;
  @FXML private HBox sound;
  @FXML private Label clockLabel;
  @FXML private HBox clock;
  @FXML private CheckBox clockSound;
  @FXML private CheckBox confirmations;
  @FXML private CheckBox endTurn;
  @FXML private CheckBox music;
  @FXML private Label secrecyLabel;
  @FXML private HBox secrecy;
  @FXML private CheckBox advice;
  @FXML private CheckBox knownCards;
  @FXML private CheckBox moments;
  @FXML private CheckBox remarks;
  @FXML private CheckBox forcedPasses;
  @FXML private CheckBox routine;

  private SettingsDialog(Services services) {
    super(services, "org.sanmarco.ui.settings.settings", "settings.fxml");
    preferences = services.preferences();
    languages();
    choices(Setting.THEME, themeLabel, theme, ThemeChoice.values());
    choices(Setting.PALETTE, paletteLabel, palette, Palette.values());
    choices(Setting.TEXT_SIZE, textSizeLabel, textSize, TextSize.values());
    choices(Setting.ANIMATION, animationLabel, animation, Animation.values());
    choices(Setting.HINTS, hintsLabel, hints, HintLength.values());
    choices(Setting.PACE, paceLabel, pace, Pace.values());
    choices(
        Setting.SOUND,
        soundLabel,
        sound,
        Volume.values(),
        () -> services.sounds().play(Sound.COIN));
    choice(Setting.MUSIC, music);
    choices(Setting.CLOCK, clockLabel, clock, Clock.values());
    choice(Setting.CLOCK_SOUND, clockSound);
    choice(Setting.CONFIRMATIONS, confirmations);
    choice(Setting.END_TURN, endTurn);
    choices(Setting.SECRECY, secrecyLabel, secrecy, Secrecy.values());
    choice(Setting.ADVICE, advice);
    choice(Setting.KNOWN_CARDS, knownCards);
    choice(Setting.MOMENTS, moments);
    choice(Setting.REMARKS, remarks);
    choice(Setting.FORCED_PASSES, forcedPasses);
    choice(Setting.ROUTINE, routine);
  }

  /** Opens the settings over the screen. */
  public static void open(Services services) {
    new SettingsDialog(services).open();
  }

  private void open() {
    services.dialogs().open(root, this::close);
  }

  @FXML
  private void about() {
    services.dialogs().tell(messages.text("about.title"), AboutText.of(messages));
  }

  @FXML
  private void close() {
    services.dialogs().close(root);
  }

  private void languages() {
    List<String> tags = Stream.concat(Stream.of(""), Language.TAGS.stream()).toList();
    language
        .getItems()
        .setAll(
            tags.stream()
                .map(tag -> tag.isEmpty() ? messages.text("language.system") : Language.nameOf(tag))
                .toList());
    int chosen = Math.max(0, tags.indexOf(preferences.settings().get(Setting.LANGUAGE)));
    language.getSelectionModel().select(chosen);
    // By its value: an action isn't always fired.
    language
        .valueProperty()
        .subscribe((before, now) -> changeLanguage(tags.get(language.getItems().indexOf(now))));
  }

  /** Changes the language; rebuilds the dialog in it. */
  private void changeLanguage(String tag) {
    close();
    preferences.change(settings -> settings.with(Setting.LANGUAGE, tag));
    SettingsDialog again = new SettingsDialog(services);
    again.open();
    again.language.requestFocus();
  }

  /** A button for each value, of which one is pressed. */
  private <E extends Enum<E>> void choices(Setting<E> setting, Label label, HBox row, E[] values) {
    choices(setting, label, row, values, () -> {});
  }

  /**
   * The same.
   *
   * @param chosen is run when a value was chosen, and holds
   */
  private <E extends Enum<E>> void choices(
      Setting<E> setting, Label label, HBox row, E[] values, Runnable chosen) {
    ToggleGroup group = new ToggleGroup();
    List<ToggleButton> buttons = new ArrayList<>();
    for (E value : values) {
      String key = row.getId() + "." + value.name().toLowerCase(Locale.ROOT).replace('_', '-');
      ToggleButton button = new ToggleButton(messages.text(key));
      button.setId("settings-" + key.replace('.', '-'));
      button.setToggleGroup(group);
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setSelected(preferences.settings().get(setting) == value);
      button.setAccessibleText(label.getText() + ": " + button.getText());
      button.getStyleClass().add("center-pill");
      button.setOnAction(event -> {
        // One of them is always pressed.
        button.setSelected(true);
        preferences.change(settings -> settings.with(setting, value));
        chosen.run();
      });
      buttons.add(button);
    }
    buttons.getFirst().getStyleClass().set(indexOfPill(buttons.getFirst()), "left-pill");
    buttons.getLast().getStyleClass().set(indexOfPill(buttons.getLast()), "right-pill");
    row.getChildren().setAll(buttons);
  }

  private static int indexOfPill(ToggleButton button) {
    return button.getStyleClass().indexOf("center-pill");
  }

  private void choice(Setting<Boolean> setting, CheckBox box) {
    box.setSelected(preferences.settings().get(setting));
    box.setOnAction(
        event -> preferences.change(settings -> settings.with(setting, box.isSelected())));
  }
}
