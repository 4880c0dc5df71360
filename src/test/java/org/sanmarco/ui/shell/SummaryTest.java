package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.Setting;
import org.sanmarco.ui.Fx;
import org.sanmarco.ui.Hand;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The summary on one page. */
@ExtendWith(ApplicationExtension.class)
class SummaryTest {

  /** Narrower than this, the page's letters are too small. */
  private static final double LEGIBLE = 800;

  @TempDir Path folder;

  private Window window;
  private Hand hand;

  @Start
  void start(Stage stage) {
    window = new Window(stage, folder, 1);
  }

  @BeforeEach
  void take() {
    hand = new Hand(window::scene, window::settle);
  }

  @AfterEach
  void stop() {
    window.close();
  }

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
    Node sheet = window.scene().lookup(".sheet-page");
    Node dialog = window.scene().lookup("#summary");
    Bounds shown = sheet.localToScene(sheet.getLayoutBounds());
    return shown.getWidth() > LEGIBLE
        && dialog.localToScene(dialog.getLayoutBounds()).contains(shown);
  }
}
