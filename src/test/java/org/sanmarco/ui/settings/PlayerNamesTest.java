package org.sanmarco.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.ScreenTour;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Language;

/** Every screen can be shown in the smallest window with names in any script and of any length. */
class PlayerNamesTest {

  /** Every game of the tour has the next four of these. */
  private static final List<String> NAMES =
      List.of(
          "עומר",
          "W".repeat(24),
          "مریم نامه‌ای",
          "i".repeat(24),
          "👨‍👩‍👧‍👦",
          "محمد عبد الرحمن",
          "สมชาย",
          "שלמה בן־דוד לוי כהן",
          "क्‍षितिज",
          "王小明",
          "Ben עומר",
          "م");

  private static final int SEATS = 4;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  static Stream<Arguments> allLanguagesAndNames() {
    return Language.TAGS.stream()
        .flatMap(tag ->
            IntStream.iterate(0, first -> first < NAMES.size(), first -> first + SEATS)
                .mapToObj(first -> Arguments.of(tag, first)));
  }

  @Test
  void everyScreenCanBeShown() {
    walk("de", 0);
  }

  @ParameterizedTest
  @MethodSource("allLanguagesAndNames")
  @Tag("long")
  void everyScreenCanBeShownInAnyLanguage(String tag, int first) {
    walk(tag, first);
  }

  private void walk(String tag, int first) {
    Fx.run(() -> {
      window.stage().setWidth(Screen.LEAST_WIDTH);
      window.stage().setHeight(Screen.LEAST_HEIGHT);
      window.services().preferences().change(settings -> settings.with(Setting.LANGUAGE, tag));
    });
    List<String> names = new ArrayList<>(NAMES);
    Collections.rotate(names, -first);
    new ScreenTour(window, names, screen -> look(tag, screen)).walk();
  }

  private void look(String tag, String screen) {
    Fx.run(() -> Fx.laidOut(window.scene()));
    Pictures.takeSmall(window, "names/" + tag + "-" + screen);
    assertThat(window.find("failure")).as(screen).isEmpty();
  }
}
