package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.RuleTest;

/** The track and what its spaces cost (MB). */
class TrackTest {

  @Test
  @RuleTest("MB1")
  void theWayHas29SpacesBehindHormuz() {
    assertThat(List.of(Track.HORMUZ, Track.GANZHOU, Track.DADU)).containsExactly(0, 16, 29);
    assertThat((List<?>) Scene.of(3).told("way")).hasSize(29);
  }

  @Test
  @RuleTest("MB2")
  void spaceTakesOneCamelAndGanzhouSeveralAfterHalfway() {
    Scene scene = Scene.of(3).at(1, 15).at(2, 14).at(3, 10);
    scene.hand(1, "OIL.B FRU.B SPI.B SIL.B").play("step OIL.B FRU.B SPI.B SIL.B").draw("CAM.B");
    assertThat(scene.told("spaces")).isEqualTo(List.of(16, 16, 10));
  }

  @Test
  @RuleTest("MB3")
  void scoringSpacesBringMoreTheNearerTheyAreToTheCity() {
    assertThat(IntStream.rangeClosed(10, 17).map(Track.STANDARD::score))
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 0);
    assertThat(IntStream.rangeClosed(22, 29).map(Track.STANDARD::score))
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(IntStream.rangeClosed(0, 29).filter(Track.STANDARD::isHalfway))
        .containsExactly(11, 12, 13, 14, 15, 16);
    assertThat(IntStream.rangeClosed(0, 29).filter(Track.STANDARD::isFinal))
        .containsExactly(23, 24, 25, 26, 27, 28, 29);
  }

  @ParameterizedTest
  @CsvSource({
    "G1, OIL.B, CAM.B",
    "G2, SPI.B SPI.R, SPI.B SIL.B",
    "G2, SPI.B SPI.B, CAM.B CAM.R",
    "G3, FRU.B FRU.Y FRU.Y, FRU.B FRU.Y OIL.Y",
    "D4, OIL.B FRU.B SPI.V SIL.R, OIL.B FRU.B SPI.V CAM.R",
    "C1, CAM.V, SIL.V",
    "C2, CAM.V CAM.B, CAM.V SIL.V",
    "C2, CAM.V CAM.V, OIL.V OIL.B",
    "S2, CAM.G OIL.G, CAM.G OIL.B",
    "S3, CAM.R CAM.R SIL.R, CAM.R SIL.B SIL.R",
    "S3, CAM.R CAM.R CAM.R, CAM.R CAM.B CAM.V",
    "A5, OIL.B OIL.Y OIL.G CAM.V SIL.R, OIL.B OIL.B OIL.G CAM.V SIL.R"
  })
  @RuleTest({"MB4", "MT2"})
  void aConditionIsPaidWithExactlyItsCards(String condition, String paying, String other) {
    for (int players : List.of(3, 5)) {
      String track = "%d:%s".formatted(players, condition);
      Scene scene = Scene.on(track, players).hand(1, paying + " CAM.Y");
      assertThat(scene.refused("step " + paying + " CAM.Y")).isEqualTo("MT2 wrong-payment");
      assertThat(scene.legal()).contains("step " + Scene.cards(paying));
      scene.hand(1, other);
      assertThat(scene.refused("step " + other)).isEqualTo("MT2 wrong-payment");
      assertThat(scene.legal()).containsExactly("stop");
    }
  }

  @Test
  @RuleTest("MB4")
  void everyPaymentIsListedOnce() {
    Scene scene =
        Scene.on("3:A5,4:S2,5:C2", 3).hand(1, "OIL.B FRU.B OIL.Y OIL.G OIL.V CAM.R CAM.R");
    assertThat(scene.legal())
        .containsExactly(
            "step OIL.B OIL.Y OIL.G OIL.V CAM.R", "step OIL.Y OIL.G OIL.V FRU.B CAM.R", "stop");
    assertThat(scene.at(1, 3).legal())
        .containsExactly("step OIL.B FRU.B", "step CAM.R CAM.R", "stop");
    assertThat(scene.at(1, 4).legal()).containsExactly("step CAM.R CAM.R", "stop");
  }

  @Test
  @RuleTest("MB5")
  void theHouseBoardIsTheRuleBooks() {
    assertThat(String.valueOf(Scene.of(3).told("way")))
        .isEqualTo(
            "[G1, C1, G1, C1, G3+1, C1, G1, S2, C1, G1, C2+1, G1, C1, S3+1, C1, D4, G1, C1, G1,"
                + " C2+1, G1, S2, G3+1, C1, G1, S3+2, C1, G2+1, A5]");
    int cards =
        IntStream.rangeClosed(1, 29)
            .map(space -> Character.digit(Track.STANDARD.written(space).charAt(1), 10))
            .sum();
    assertThat(cards).isEqualTo(49);
  }

  @Test
  @RuleTest("MB5")
  void aWayOfOnesOwnReplacesSpaces() {
    Scene scene = Scene.on("5:G2+2,11:D4,29:C1+1", 3);
    assertThat(String.valueOf(scene.told("way")))
        .isEqualTo(
            "[G1, C1, G1, C1, G2+2, C1, G1, S2, C1, G1, D4, G1, C1, S3+1, C1, D4, G1, C1, G1,"
                + " C2+1, G1, S2, G3+1, C1, G1, S3+2, C1, G2+1, C1+1]");
    assertThat(String.valueOf(scene.told("chests")))
        .isEqualTo("{5=2, 14=1, 20=1, 23=1, 26=2, 28=1, 29=1}");
    assertThat(new MarcoPolo().start(scene.position.setup()).track())
        .isEqualTo(scene.position.track())
        .hasSameHashCodeAs(scene.position.track())
        .isNotEqualTo(Track.STANDARD)
        .isNotEqualTo(Track.STANDARD.with(5, Condition.G2, 2))
        .isNotEqualTo("5:G2+2");
  }
}
