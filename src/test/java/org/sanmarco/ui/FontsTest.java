package org.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontFormatException;
import java.io.IOException;
import java.util.Objects;
import javafx.scene.text.Font;
import javafx.scene.text.FontPosture;
import javafx.scene.text.FontWeight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FontsTest {

  @Test
  void theFamiliesAreKnownByTheirNames() {
    Fonts.load();

    assertThat(Font.getFamilies()).contains(Fonts.SERIF, Fonts.SANS);
    assertThat(Font.font(Fonts.SERIF, FontWeight.BOLD, 20).getName())
        .isEqualTo("Liberation Serif Bold");
    assertThat(Font.font(Fonts.SANS, FontPosture.ITALIC, 20).getName()).isEqualTo("Lato Italic");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Doge, Gondeln, Überfahrt, größer — „Kanäle“",
        "città, prestigio, però; où, façade, œuvre; años, ¿qué?",
        "Дож, мост, щит, объём, съезд; Ґедзь, їжа, є",
        "0123456789 + − × ½ → ← • …",
      })
  void everyFontHasTheLettersOfTheLanguages(String text) throws IOException, FontFormatException {
    for (String file : Fonts.FILES) {
      try (var in = Fonts.class.getResourceAsStream(file)) {
        var font =
            java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, Objects.requireNonNull(in));
        int missing = font.canDisplayUpTo(text);
        assertThat(missing).as("%s lacks a letter of: %s, at", file, text).isEqualTo(-1);
      }
    }
  }
}
