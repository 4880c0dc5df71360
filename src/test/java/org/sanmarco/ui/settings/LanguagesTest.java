package org.sanmarco.ui.settings;

import module java.base;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.Sampled;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Legibility;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.ScreenTour;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Language;

/**
 * Every screen in every language, and in one that is longer than all of them: all text can be read
 * to its end in the usual window. The pictures are in {@code target/screens}, in a folder for each
 * language.
 */
class LanguagesTest {

  /** English in disguise: see {@code org.sanmarco.words.Pseudo}. */
  private static final String PSEUDO = "en-XA";

  static final List<String> LANGUAGES =
      Stream.concat(Language.TAGS.stream().filter(tag -> !tag.equals("en")), Stream.of(PSEUDO))
          .toList();

  /** The main states, of which there are pictures. */
  private static final Set<String> PICTURES =
      Set.of(
          "home",
          "book",
          "summary",
          "first-game",
          "settings",
          "new-game",
          "dividing-3",
          "choosing",
          "playing-doge",
          "two-roles",
          "two-game-end",
          "canal-grande-divide",
          "canal-grande-vote",
          "canal-grande-over",
          "marco-polo-move",
          "marco-polo-over");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private String language = "";
  private final SoftAssertions all = new SoftAssertions();

  @Sampled(5)
  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everythingCanBeReadToItsEnd(String tag) {
    language = tag;
    Fx.on(() -> {
      window.services().preferences().change(settings -> settings.with(Setting.LANGUAGE, tag));
      return tag;
    });
    new ScreenTour(window, List.of(), this::look).walk();
    all.assertAll();
  }

  private void look(String name) {
    if (PICTURES.contains(name)) {
      Pictures.take(window, language, name);
    }
    all.assertThat(Fx.on(() -> Legibility.complaints(window.scene().getRoot()))).as(name).isEmpty();
  }
}
