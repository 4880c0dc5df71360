package org.sanmarco.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.SafeText;

class SeatTest {

  @ParameterizedTest
  @ValueSource(strings = {"Anna", "Анна", "Ἄννα", "安娜", "Anna-Luise 2", "🦁", "O'Neill"})
  void takesNamesOfAllScripts(String name) {
    assertThat(new Seat(name, "red").name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "  Anna \t Maria\u00A0",
        "An\u0000na Maria",
        "\u202EAnna\u202C Maria",
        "Anna\u2066 Maria\u2069",
        "\uFEFFAnna Maria",
        "Anna\r\nMaria",
        "Anna\u2028Maria",
        "Anna \u200FMaria",
        "An\uD800na Maria"
      })
  void cleansNamesOfWhatIsInvisibleOrTurnsTheWriting(String name) {
    assertThat(new Seat(name, "red").name()).isEqualTo("Anna Maria");
  }

  @Test
  void writesAccentsInOneWay() {
    assertThat(new Seat("Rene\u0301", "red")).isEqualTo(new Seat("Ren\u00E9", "red"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"نامه\u200Cای", "क्\u200Dष", "👩\u200D👧"})
  void joinersStayInNamesAndInMessages(String name) {
    assertThat(new Seat(name, "red").name()).isEqualTo(name);
    assertThat(SafeText.of(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u202E\u0000", "\u200D", "\u3000", "\u0301"})
  void wantsANameThatCanBeSeen(String name) {
    refuses("name-blank", name, "red");
  }

  @Test
  void wantsAShortName() {
    assertThat(new Seat("🦁".repeat(Seat.LONGEST_NAME), "red").name()).hasSize(48);
    refuses("name-too-long", "x".repeat(Seat.LONGEST_NAME + 1), "red");
  }

  @ParameterizedTest
  @CsvSource({"''", "Red", "1red", "../red", "red red", "abcdefghijklmnopq"})
  void wantsAColourThereIs(String colour) {
    refuses("colour-unreadable", "Anna", colour);
  }

  private static void refuses(String code, String name, String colour) {
    assertThatThrownBy(() -> new Seat(name, colour))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.refusal().code()).isEqualTo(code));
  }
}
