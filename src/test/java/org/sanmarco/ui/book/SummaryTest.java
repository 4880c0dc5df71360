package org.sanmarco.ui.book;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The summary on one page. */
class SummaryTest {

  /** Narrower than this, the page's letters are too small. */
  private static final double LEGIBLE = 800;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  void aKeyOpensItAndItIsSavedAsAPicture() {
    hand.push(KeyCode.F5);
    Path file = folder.resolve("summary.png");
    window.chosen.add(file);
    hand.click("summary-save");
    assertThat(Files.exists(file)).isTrue();
    assertThat(window.text("summary-notice")).contains("summary.png");
    hand.push(KeyCode.ESCAPE);
    assertThat(window.find("summary")).isEmpty();
  }

  @Test
  @RuleTest("B1")
  void ofAGameItHasTheValuesOfItsBoard() {
    window.open(
        new Table(
            new SanMarco(),
            new Setup(SanMarco.ID, 3, Map.of("board", "CAN:17/12")),
            Seat.COLOURS.stream().limit(3).map(colour -> new Seat(colour, colour)).toList(),
            1));
    hand.push(KeyCode.F5);
    Fx.until(() -> window.find("summary").isPresent());
    assertThat(
            Fx.on(() ->
                Fx.find(window.scene(), "#summary").lookupAll(".sheet-number").stream()
                    .map(number -> ((Labeled) number).getText())
                    .toList()))
        .contains("17", "12");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "ru", "it", "de"})
  void allOfItIsInSightInEveryLanguage(String language) {
    Fx.on(() -> {
      window.services().preferences().change(settings -> settings.with(Setting.LANGUAGE, language));
      return language;
    });
    hand.push(KeyCode.F5);
    Fx.until(this::isInSight);
    if (language.equals("en")) {
      Pictures.takeAll(window, "summary");
    } else {
      Pictures.take(window, "summary-" + language);
    }
    hand.push(KeyCode.ESCAPE);
  }

  private boolean isInSight() {
    Node sheet = Fx.find(window.scene(), ".sheet-page");
    Node dialog = Fx.find(window.scene(), "#summary");
    Bounds shown = Fx.place(sheet);
    return shown.getWidth() > LEGIBLE && Fx.place(dialog).contains(shown);
  }
}
