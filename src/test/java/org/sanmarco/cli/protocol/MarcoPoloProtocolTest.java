package org.sanmarco.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The protocol's commands for Marco Polo, in the order of the notation's page. */
class MarcoPoloProtocolTest {

  private static final String[] DEALT = {
    "new marco-polo 3",
    "play deal SPI.Y SPI.B SPI.B CAM.B CAM.R",
    "play deal OIL.B OIL.Y OIL.G OIL.V OIL.R",
    "play deal FRU.B FRU.Y FRU.G FRU.V FRU.R",
    "play row SIL.B SIL.Y SIL.G SIL.V SIL.R"
  };

  private static String last(String... lines) {
    return Talk.last(Stream.concat(Stream.of(DEALT), Stream.of(lines)).toArray(String[]::new));
  }

  @Test
  void newStartsAGameOfEverySize() {
    for (String more : new String[] {"2", "3 leader=2", "4", "5", "2 variant=both way=5:G2+1"}) {
      assertThat(Talk.answers("new marco-polo " + more, "actor")).containsExactly("=", "= chance");
    }
    assertThat(Talk.last("new marco-polo 6"))
        .isEqualTo("? MS1: Marco Polo is for 2 to 5 players, not 6");
    assertThat(Talk.last("new marco-polo 3 variant=both")).startsWith("? MV3: ");
  }

  @Test
  void stateAndViewDifferInHiddenHands() {
    assertThat(last("state"))
        .contains("\"hands\":[[\"SPI.B\",\"SPI.B\",\"SPI.Y\",\"CAM.B\",\"CAM.R\"],[\"OIL.B\"");
    assertThat(last("view 2")).contains("\"hands\":[5,[\"OIL.B\"").contains("\"gold\":[3,3,3]");
  }

  @Test
  void legalListsEveryPayment() {
    assertThat(last("legal")).isEqualTo("= [\"step SPI.B\",\"step SPI.Y\",\"stop\"]");
  }

  @Test
  void movesAreReadLenientlyAndWrittenCanonically() {
    assertThat(last("play   STEP  spi.y", "play step CAM.B", "history"))
        .endsWith("\"step SPI.Y\",\"step CAM.B\"]");
  }

  @Test
  void aRefusalNamesItsRuleAndChangesNothing() {
    assertThat(last("play step OIL.B")).isEqualTo("? MT2: seat 1 doesn’t have all of these cards");
    assertThat(last("play step CAM.B")).isEqualTo("? MT2: a step onto space 3 costs exactly G1");
    assertThat(last("play ballast")).isEqualTo("? MT5: no opponent has been on space 3 before");
    assertThat(last("play take deck")).startsWith("? MT1: ");
    assertThat(last("play take deck", "phase")).isEqualTo(last("phase"));
  }

  @Test
  void sampleGivesAMoveThatIsLegal() {
    assertThat(last("legal")).contains(last("sample 1").substring("= ".length()));
  }

  @Test
  void undoTakesTheLastMoveBack() {
    assertThat(last("play step SPI.Y", "undo", "state")).isEqualTo(last("state"));
  }

  @Test
  void hintTellsWhatIsToBeDone() {
    assertThat(last("hint"))
        .startsWith(
            "= {\"title\":\"Seat 1: move or stop\",\"text\":\"You can pay for space 3 (G1). Move as"
                + " far as you like, then stop.\",\"rules\":[\"MT1\",\"MT2\",\"MT3\"],\"why\":\"")
        .contains("\"notes\":[{\"text\":\"Your next step skips 2 camels for free.\"");
    assertThat(last("hint de")).contains("Sie können Feld 3 (G1) bezahlen.");
  }

  @Test
  void aSavedGameComesBack(@TempDir Path folder) {
    String file = folder.resolve("caravan.json").toString();
    assertThat(last("play step SPI.Y", "save " + file)).isEqualTo("=");
    assertThat(Talk.last("load " + file, "state")).isEqualTo(last("play step SPI.Y", "state"));
  }
}
