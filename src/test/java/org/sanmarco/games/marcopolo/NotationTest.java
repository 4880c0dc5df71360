package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;

/** Written moves. */
class NotationTest {

  private static final MarcoPolo GAME = new MarcoPolo();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "deal OIL.B SPI.Y SIL.G CAM.B CAM.R",
        "row OIL.B",
        "row OIL.B OIL.B SPI.Y SIL.G CAM.R",
        "step SPI.B SPI.Y SPI.Y",
        "step 3 CAM.B",
        "ballast",
        "ballast 4",
        "stop",
        "take SIL.V",
        "take deck",
        "card FRU.G"
      })
  void canonicalMovesAreReadBackUnchanged(String written) {
    MarcoPoloMove move = GAME.read(written);
    assertThat(move).hasToString(written);
    assertThat(PackedMove.move(PackedMove.of(move))).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "' step  3\tcam.b spi.y Spi.B ', step 3 SPI.B SPI.Y CAM.B",
    "STEP cam.r oil.b, step OIL.B CAM.R",
    "Ballast   2, ballast 2",
    "'\tSTOP ', stop",
    "take  DECK, take deck",
    "TAKE sil.v, take SIL.V",
    "Row oil.r oil.b, row OIL.B OIL.R",
    "Card fru.g, card FRU.G"
  })
  void readingIsLenientInCaseBlanksAndOrder(String written, String canonical) {
    assertThat(GAME.read(written)).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource({
    "'', too-short",
    "' ', too-short",
    "dance, no-such-move",
    "step3 OIL.B, no-such-move",
    "step, too-short",
    "step 3, too-short",
    "step 0 OIL.B, no-such-camel",
    "step 5 OIL.B, no-such-camel",
    "step 03 OIL.B, no-such-camel",
    "step 33 OIL.B, no-such-camel",
    "ballast 9999999999999, no-such-camel",
    "ballast 1 2, too-much",
    "ballast OIL.B, too-much",
    "stop stop, too-much",
    "take, too-short",
    "take deck deck, too-much",
    "take OIL.B OIL.B, too-much",
    "take OIL, no-such-card",
    "card, too-short",
    "card OIL.B OIL.B, too-much",
    "card DECK, no-such-card",
    "row, too-short",
    "row OIL .B, no-such-card",
    "row OIL.X, no-such-card",
    "row OILB, no-such-card",
    "row OIL-B, no-such-sign",
    "'row OIL.B, OIL.Y', no-such-sign",
    "'row\u00a0OIL.B', no-such-sign",
    "card öil.b, no-such-sign"
  })
  void unreadableMovesAreRefused(String written, String code) {
    RefusedException refused =
        catchThrowableOfType(RefusedException.class, () -> GAME.read(written));
    assertThat(refused.refusal().code()).isEqualTo(code);
    assertThat(refused.refusal().rule()).isEmpty();
  }

  @Test
  @RuleTest("MC1")
  void moreCardsThanThereAreCantBeWritten() {
    for (String written : new String[] {"step OIL.B OIL.B OIL.B", "row CAM.R cam.r CAM.R CAM.R"}) {
      RefusedException refused =
          catchThrowableOfType(RefusedException.class, () -> GAME.read(written));
      assertThat(refused.refusal().rule()).isEqualTo("MC1");
      assertThat(refused.refusal().code()).isEqualTo("too-many-of-a-card");
    }
    assertThat(GAME.read("row CAM.R CAM.R CAM.R")).hasToString("row CAM.R CAM.R CAM.R");
  }

  @Test
  void garbageIsReadOrRefusedAndNothingElse() {
    Random random = new Random(1);
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      String text = Garbage.text(random);
      try {
        MarcoPoloMove move = GAME.read(text);
        assertThat(GAME.read(move.toString())).isEqualTo(move);
        read++;
      } catch (RefusedException refused) {
        assertThat(refused.refusal().code()).isNotEmpty();
      }
    }
    assertThat(read).isPositive();
  }

  @Test
  void movesAreTheirParts() {
    Cards cards = Scene.cards("OIL.B");
    Card card = cards.list().getFirst();
    assertThat(GAME.read("deal OIL.B")).isEqualTo(new Deal(cards));
    assertThat(GAME.read("row OIL.B")).isEqualTo(new Row(cards));
    assertThat(GAME.read("step OIL.B")).isEqualTo(new Step(MarcoPoloMove.NO_CAMEL, cards));
    assertThat(GAME.read("ballast 2")).isEqualTo(new Ballast(2));
    assertThat(GAME.read("stop")).isEqualTo(new Stop());
    assertThat(GAME.read("take OIL.B")).isEqualTo(new Take(card));
    assertThat(GAME.read("take deck")).isEqualTo(new Take(null));
    assertThat(GAME.read("card OIL.B")).isEqualTo(new Draw(card));
  }
}
