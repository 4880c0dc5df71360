package org.sanmarco.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.sanmarco.save.format.Program;
import org.sanmarco.words.Messages;

/** The program says what it is and what it is made of. */
class AboutTextTest {

  @Test
  void namesItsVersionAndAllLibrariesWithTheirLicences() {
    Messages messages = Messages.load("org.sanmarco.ui.settings.settings", Locale.ENGLISH);
    assertThat(AboutText.of(messages)).contains(Program.version(), "MIT");
    assertThat(String.join("\n", AboutText.libraries()))
        .contains(
            "javafx-graphics",
            "atlantafx-base",
            "ikonli-javafx",
            "jasperreports-fonts-lato",
            "openpdf-fonts-extra",
            "jackson-databind",
            "picocli",
            "jspecify",
            "slf4j-jdk14",
            "@noble/ciphers 1.3.0")
        .doesNotContain("junit", "assertj");
  }
}
