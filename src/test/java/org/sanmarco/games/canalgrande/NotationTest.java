package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.RefusedException;

/** Written moves, read leniently and written canonically. */
class NotationTest {

  private static final CanalGrande GAME = new CanalGrande();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "deal CAN CAN POL MAR",
        "draw CAN GON TRA SPY DOG 1 3 3",
        "divide CAN DOG 1 / GON TRA SPY 3 3",
        "divide GON TRA SPY 3 3 / CAN DOG 1",
        "take 2",
        "rob 3",
        "steal GON",
        "spy CAN TRA",
        "play MAR",
        "gondola CAS",
        "done",
        "pass",
        "bonus CAN GON TRA"
      })
  void readsWhatItWrites(String written) {
    assertThat(GAME.read(written)).hasToString(written).isEqualTo(GAME.read(written));
  }

  @ParameterizedTest
  @CsvSource({
    "'  DEAL  mar can\tPol can ',deal CAN CAN POL MAR",
    "'Divide 3 CAS/1 dor','divide CAS 3 / DOR 1'",
    "'\ttake 1\t',take 1",
    "'ROB 4',rob 4",
    "'pAsS',pass",
    "'spy tra can','spy CAN TRA'"
  })
  void readsLeniently(String written, String canonical) {
    assertThat(GAME.read(written)).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource({
    "'','',too-short",
    "dance,'',no-such-move",
    "deal,'',too-short",
    "divide,'',too-short",
    "deal CAN VEN,'',no-such-card",
    "play,'',too-short",
    "play GON,GV1,no-district",
    "gondola 1,GV1,no-district",
    "play CAN CAN,'',too-much",
    "done now,'',too-much",
    "deal CAN / CAN,'',too-much",
    "take 0,'',no-such-offer",
    "take 3,'',no-such-offer",
    "take 11,'',no-such-offer",
    "take 01,'',no-number",
    "take x,'',no-number",
    "rob 5,'',no-seat-of-that-number",
    "divide CAN,GT1,wrong-offer-count",
    "divide CAN / CRO / POL,GT1,wrong-offer-count",
    "take +1,'',no-such-sign",
    "play CAN;,'',no-such-sign",
    "play ÇAN,'',no-such-sign",
    "spy TRA TRA TRA TRA TRA TRA TRA TRA,GM3,too-many-of-a-card"
  })
  void saysWhyItCannotRead(String written, String rule, String code) {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> GAME.read(written))
        .matches(refused -> refused.refusal().rule().equals(rule))
        .matches(refused -> refused.refusal().code().equals(code));
  }

  @Test
  void garbageIsRefusedAndNothingWorse() {
    Random random = new Random(7);
    String[] words =
        "deal draw divide take rob steal spy play gondola done pass bonus CAN GON DOG 1 3 / \0 é - 99999999999999999999"
            .split(" ", -1);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(8); n > 0; n--) {
        text.append(words[random.nextInt(words.length)]);
        text.append(random.nextInt(5) == 0 ? "" : " ");
      }
      if (random.nextInt(4) == 0) {
        text.insert(random.nextInt(text.length() + 1), (char) random.nextInt(0x10000));
      }
      String written = text.toString();
      assertThatCode(() -> read(written)).as(written).doesNotThrowAnyException();
    }
  }

  /** Every readable move is canonical when it is written. */
  private static void read(String written) {
    try {
      CanalGrandeMove move = GAME.read(written);
      if (!move.toString().matches("divide( /.*|.*/ )")) {
        assertThat(GAME.read(move.toString())).isEqualTo(move);
      }
    } catch (RefusedException refused) {
      assertThat(refused.refusal().code()).isNotEmpty();
    }
  }
}
