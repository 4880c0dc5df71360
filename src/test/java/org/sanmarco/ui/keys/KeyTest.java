package org.sanmarco.ui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys on keyboards that don't name them. */
class KeyTest {

  @ParameterizedTest
  @CsvSource({"UNDO,я", "FIND,а", "SAVE_AS,ы", "SAVE_AS,і", "COPY,с", "REDO,н"})
  void shortcutsWorkByPositionOnCyrillicKeyboards(Key key, String letter) {
    assertThat(key.is(unnamed(KeyEvent.KEY_PRESSED, letter, true))).isTrue();
    assertThat(key.is(unnamed(KeyEvent.KEY_PRESSED, letter, false))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"PAUSE,з", "LOOK,д", "CARD,Ш"})
  void lettersWorkByPositionOnCyrillicKeyboards(Key key, String letter) {
    assertThat(key.is(unnamed(KeyEvent.KEY_PRESSED, letter, false))).isTrue();
    assertThat(key.isReleased(unnamed(KeyEvent.KEY_RELEASED, letter, false))).isTrue();
  }

  @Test
  void otherUnnamedKeysMeanNothing() {
    for (String text : new String[] {"", "ה", "яя"}) {
      assertThat(Key.values()).noneMatch(key -> key.is(unnamed(KeyEvent.KEY_PRESSED, text, true)));
    }
  }

  private static KeyEvent unnamed(EventType<KeyEvent> type, String text, boolean shortcut) {
    return new KeyEvent(
        type, KeyEvent.CHAR_UNDEFINED, text, KeyCode.UNDEFINED, false, shortcut, false, false);
  }
}
