package org.sanmarco.ui.settings;

import module java.base;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
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
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameButtons;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.words.Language;

/** All settings at a glance. Changes take effect immediately. */
public final class SettingsDialog extends DialogPage {

  private static final double SPACE = 12;

  private final Preferences preferences;

  @FXML private ComboBox<String> language;
  @FXML private GridPane grid;

  private SettingsDialog(Services services) {
    super(services, services.messages("org.sanmarco.ui.settings.settings"), "settings.fxml");
    preferences = services.preferences();
    languages();
    choices("theme", Setting.THEME, ThemeChoice.values());
    choices("palette", Setting.PALETTE, Palette.values());
    choices("text-size", Setting.TEXT_SIZE, TextSize.values());
    choices("animation", Setting.ANIMATION, Animation.values());
    choices("pace", Setting.PACE, Pace.values(), choice("remarks", Setting.REMARKS));
    choices("hints", Setting.HINTS, HintLength.values());
    choices("secrecy", Setting.SECRECY, Secrecy.values());
    choices("sound", Setting.SOUND, Volume.values(), choice("music", Setting.MUSIC));
    choices("clock", Setting.CLOCK, Clock.values(), choice("clock-sound", Setting.CLOCK_SOUND));
    line(choice("confirmations", Setting.CONFIRMATIONS));
    line(choice("end-turn", Setting.END_TURN));
    line(choice("advice", Setting.ADVICE));
    line(choice("known-cards", Setting.KNOWN_CARDS));
    line(choice("moments", Setting.MOMENTS));
    line(choice("forced-passes", Setting.FORCED_PASSES));
    line(choice("routine", Setting.ROUTINE));
  }

  /** Opens the settings over the screen. */
  public static void open(Services services) {
    new SettingsDialog(services).open();
  }

  @FXML
  private void about() {
    services.tell(messages.text("about.title"), AboutText.of(messages));
  }

  private void languages() {
    List<String> tags = Stream.concat(Stream.of(""), Language.TAGS.stream()).toList();
    language
        .getItems()
        .setAll(
            tags.stream()
                .map(tag -> tag.isEmpty() ? messages.text("language.system") : Language.nameOf(tag))
                .toList());
    int chosen = Math.max(0, tags.indexOf(preferences.get(Setting.LANGUAGE)));
    language.getSelectionModel().select(chosen);
    // By its value: an action isn't always fired.
    language
        .valueProperty()
        .subscribe((before, now) -> changeLanguage(tags.get(language.getItems().indexOf(now))));
  }

  private void changeLanguage(String tag) {
    close();
    preferences.set(Setting.LANGUAGE, tag);
    SettingsDialog again = new SettingsDialog(services);
    again.open();
    again.language.requestFocus();
  }

  /** Adds a line with a button for each value, of which one is pressed, and boxes beside them. */
  private <E extends Enum<E>> void choices(
      String name, Setting<E> setting, E[] values, CheckBox... beside) {
    Label label = Nodes.styled(new Label(messages.text(name)), "settings-name");
    ToggleGroup group = new ToggleGroup();
    List<ToggleButton> buttons = new ArrayList<>();
    for (E value : values) {
      String key = name + "." + value.name().toLowerCase(Locale.ROOT).replace('_', '-');
      ToggleButton button = new ToggleButton(messages.text(key));
      button.setId("settings-" + key.replace('.', '-'));
      button.setToggleGroup(group);
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setSelected(preferences.settings().get(setting) == value);
      button.setAccessibleText(label.getText() + ": " + button.getText());
      button.setOnAction(event -> {
        // One of them is always pressed.
        button.setSelected(true);
        preferences.set(setting, value);
        if (value instanceof Volume) {
          services.sounds().play(Sound.COIN);
        }
      });
      buttons.add(button);
    }
    GameButtons.pills(buttons);
    HBox row = Nodes.styled(new HBox(buttons.toArray(Node[]::new)), "settings-choices");
    HBox line = new HBox(SPACE, row);
    line.setAlignment(Pos.CENTER_LEFT);
    for (CheckBox box : beside) {
      box.setMinWidth(Region.USE_PREF_SIZE);
      line.getChildren().add(box);
    }
    grid.addRow(grid.getRowCount(), label, line);
  }

  private CheckBox choice(String name, Setting<Boolean> setting) {
    CheckBox box = new CheckBox(messages.text(name));
    box.setId("settings-" + name);
    box.setSelected(preferences.settings().get(setting));
    box.setOnAction(event -> preferences.set(setting, box.isSelected()));
    return box;
  }

  private void line(CheckBox box) {
    box.setWrapText(true);
    grid.add(box, 0, grid.getRowCount(), 2, 1);
  }
}
