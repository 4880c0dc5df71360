package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.css.CssParser;
import javafx.css.Rule;
import javafx.css.Stylesheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** Contents of the cache that the build prepares for all starts. */
@ExtendWith(FxExtension.class)
class BuildTimeCacheTest {

  private static final Pattern TWO = Pattern.compile(":[a-z-]+:");

  @TempDir private Path classes;

  @Test
  void besideAStyleSheetStandsWhatWasReadOutOfIt() throws IOException {
    Path sheet = classes.resolve("part/look.css");
    Files.createDirectories(sheet.getParent());
    Files.writeString(sheet.resolveSibling("words.css"), ".soft { -fx-opacity: 0.5; }");
    Files.writeString(sheet, "@import \"words.css\"; .loud { -fx-opacity: 1; }");
    BuildTimeCache.translate(sheet);
    URL read = sheet.resolveSibling("look.bss").toUri().toURL();
    assertThat(Objects.requireNonNull(Stylesheet.loadBinary(read)).getRules())
        .extracting(rule -> rule.getSelectors().getFirst().toString())
        .anySatisfy(selector -> assertThat(selector).contains("soft"))
        .anySatisfy(selector -> assertThat(selector).contains("loud"));
  }

  @Test
  void theEveningIsPaintedByDayAndByNight() throws IOException {
    byte[] day = Fx.on(() -> BuildTimeCache.paint(false));
    byte[] night = Fx.on(() -> BuildTimeCache.paint(true));
    assertThat(day).hasSize(night.length).isNotEqualTo(night);
  }

  /** JavaFX writes two of them in either order, and two builds would differ. */
  @Test
  void noPartOfASelectorHasTwoPseudoClasses() throws IOException {
    for (String sheet : Theme.SHEETS) {
      URL url = Objects.requireNonNull(Theme.class.getResource(sheet));
      assertThat(new CssParser().parse(url).getRules())
          .flatExtracting(Rule::getSelectors)
          .extracting(Object::toString)
          .isNotEmpty()
          .noneMatch(TWO.asPredicate());
    }
  }
}
