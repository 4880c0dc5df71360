package org.sanmarco.ui.shell;

import module java.base;

import javafx.scene.input.KeyCode;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Legibility;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Language;

/** The smallest window has room for each page, right after the program's start. */
class SmallestWindowTest {

  private static final Map<String, Consumer<Hand>> PAGES =
      Map.ofEntries(
          Map.entry("home", hand -> {}),
          Map.entry("new-game-two", hand -> hand.click("home-new-san-marco").click("players-2")),
          Map.entry(
              "new-canal-grande",
              hand ->
                  hand.click("home-new-san-marco").click("game-canal-grande").click("players-4")),
          Map.entry(
              "new-marco-polo",
              hand -> hand.click("home-new-san-marco").click("game-marco-polo").click("players-5")),
          Map.entry(
              "lots",
              hand ->
                  hand.click("home-new-marco-polo")
                      .click("players-5")
                      .click("lots-choice")
                      .click("newgame-start")),
          Map.entry("library", hand -> hand.click("home-library")),
          Map.entry("fame", hand -> hand.click("home-fame")),
          Map.entry("settings", hand -> hand.push(KeyCode.F10)),
          Map.entry("keys", hand -> hand.push(KeyCode.F1)),
          Map.entry("book", hand -> hand.push(KeyCode.F3)),
          Map.entry("summary", hand -> hand.push(KeyCode.F5)));

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  static Stream<Arguments> languagesInEachSize() {
    return Language.TAGS.stream()
        .flatMap(tag -> Stream.of(TextSize.values()).map(size -> Arguments.of(tag, size)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "ru"})
  void everyPageFits(String tag) {
    pagesFit(tag, TextSize.STANDARD);
  }

  @ParameterizedTest
  @MethodSource("languagesInEachSize")
  @Tag("long")
  void everyPageFitsInEachTextSize(String tag, TextSize size) {
    pagesFit(tag, size);
  }

  private void pagesFit(String tag, TextSize size) {
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(
                settings -> settings.with(Setting.LANGUAGE, tag).with(Setting.TEXT_SIZE, size)));
    SoftAssertions all = new SoftAssertions();
    PAGES.forEach((name, open) -> {
      window.restartSmall();
      open.accept(window.hand());
      window.settle();
      Pictures.takeSmall(window, "small/" + tag + "-" + size + "-" + name);
      all.assertThat(Fx.on(() -> Legibility.complaints(window.scene().getRoot())))
          .as(name)
          .isEmpty();
    });
    all.assertAll();
  }
}
