package org.sanmarco.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.ThemeChoice;
import org.sanmarco.save.settings.Settings.Volume;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Window;

/** A setting takes effect at once and is stored. */
class SettingsTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @AfterEach
  void stop() {
    change(settings -> settings.with(Setting.CONFIRMATIONS, false));
  }

  @Test
  void whatIsChosenIsStillChosenAfterwards() {
    hand.click("home-settings").click("settings-theme-dark").click("settings-sound-quiet");
    assertThat(settings())
        .isEqualTo(
            settings().with(Setting.THEME, ThemeChoice.DARK).with(Setting.SOUND, Volume.QUIET));
    hand.click("settings-close");
    window.settle();
    window.close();
    window.restart();
    assertThat(settings().get(Setting.THEME)).isEqualTo(ThemeChoice.DARK);
    assertThat(settings().get(Setting.SOUND)).isEqualTo(Volume.QUIET);
  }

  @Test
  void aKeyOpensTheSettingsAndEscapeClosesThem() {
    hand.push(KeyCode.F10);
    assertThat(window.find("settings")).isPresent();
    hand.push(KeyCode.ESCAPE);
    assertThat(window.find("settings")).isEmpty();
  }

  @Test
  void theLanguageChangesWhileAGameIsPlayed() {
    Table table = open();
    String title = window.text("status-title");
    hand.push(KeyCode.F10);
    choose("Русский");
    assertThat(window.text("settings-close")).isNotEqualTo("_Done");
    hand.push(KeyCode.ESCAPE);
    assertThat(window.text("status-title")).isNotEqualTo(title);
    assertThat(Fx.on(() -> window.table().orElseThrow())).isSameAs(table);
    hand.push(KeyCode.F10);
    choose("English");
    hand.push(KeyCode.ESCAPE);
    assertThat(window.text("status-title")).isEqualTo(title);
  }

  @Test
  void whatIsOnItsWayGoesOnInAnotherLanguage() {
    window.open(reach(3, at(Phase.DIVIDE, 1)));
    hand.click("card-1").click("card-2").click("card-2");
    assertThat(window.find("status-lesson")).as("divisions are explained once").isPresent();
    change(settings -> settings.with(Setting.LANGUAGE, "ru"));
    window.settle();
    assertThat(isIn("offer-1", "card-1")).isTrue();
    assertThat(isIn("offer-2", "card-2")).isTrue();
    assertThat(window.find("status-lesson")).isPresent();
  }

  @Test
  void whoWasAdvisedIsToldInAnotherLanguageToo() {
    window.open(reach(3, at(Phase.CHOOSE, 1)));
    int before = logged();
    hand.click("advise").click("take-1");
    int after = logged();
    assertThat(after).as("the advice and the offer that was taken").isGreaterThan(before + 1);
    change(settings -> settings.with(Setting.LANGUAGE, "ru"));
    window.settle();
    assertThat(logged()).isEqualTo(after);
  }

  @Test
  void computersThatWaitStillWaitInAnotherLanguage() {
    open("easy");
    hand.click("computer-pause");
    assertThat(window.text("computer-pause")).isEqualTo("Resume");
    for (String language : List.of("ru", "en")) {
      change(settings -> settings.with(Setting.LANGUAGE, language));
      window.settle();
    }
    assertThat(window.text("computer-pause")).isEqualTo("Resume");
  }

  private int logged() {
    return Fx.on(() -> ((ListView<?>) Fx.find(window.scene(), "#log")).getItems().size());
  }

  private boolean isIn(String offer, String card) {
    return Fx.on(() -> Fx.find(window.scene(), "#" + offer).lookup("#" + card) != null);
  }

  @Test
  void aGameIsLeftOnlyByThoseWhoMeanIt() {
    open();
    change(settings -> settings.with(Setting.CONFIRMATIONS, true));
    goHome();
    hand.click("leave-stay");
    assertThat(window.find("game")).isPresent();
    goHome();
    hand.click("leave-home");
    assertThat(window.find("home")).isPresent();
  }

  @Test
  void theNextGameOffersTheSameNames() {
    hand.click("home-new-san-marco").write("seat-1-name", "Žofie").click("seat-1-leads");
    hand.click("newgame-start");
    goHome();
    hand.click("home-new-san-marco");
    assertThat(typed("seat-1-name")).isEqualTo("Žofie");
    assertThat(typed("seat-2-name")).isEqualTo("Marco");
  }

  private void choose(String language) {
    Fx.on(() -> {
      ComboBox<?> box = (ComboBox<?>) Fx.find(window.scene(), "#settings-language");
      box.getSelectionModel().select(box.getItems().indexOf(language));
      return box;
    });
    window.settle();
  }

  private String typed(String id) {
    return Fx.on(() -> ((TextField) Fx.find(window.scene(), "#" + id)).getText());
  }

  private void goHome() {
    Fx.on(() -> {
      window.services().navigator().home();
      return window;
    });
    window.settle();
  }

  private Table open() {
    return open("");
  }

  private Table open(String level) {
    Table table =
        new Table(
            new SanMarco(),
            new Setup(SanMarco.ID, 3, Map.of()),
            List.of(
                new Seat("Anna", "red", level),
                new Seat("Bruno", "blue", level),
                new Seat("Chiara", "green", level)),
            7);
    window.open(table);
    return table;
  }

  private void change(UnaryOperator<Settings> change) {
    Fx.on(() -> {
      window.services().preferences().change(change);
      return window;
    });
  }

  private Settings settings() {
    return Fx.on(() -> window.services().preferences().settings());
  }
}
