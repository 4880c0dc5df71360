package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** Two players with two camels each (MV). */
class TwoPlayersTest {

  private static final String FOUR = "OIL.B FRU.B SPI.B SIL.B";

  @Test
  @RuleTest("MV1")
  void earningsOfBothCamelsAreAdded() {
    Scene scene = Scene.of(2).at(1, 15).at(3, 13).at(2, 12).at(4, 9).hand(1, FOUR);
    scene.play("step 1 " + FOUR).draw("CAM.B");
    assertThat(scene.told("gold")).isEqualTo(List.of(3 + 6 + 3, 3 + 2));
    assertThat(scene.told("spaces")).isEqualTo(List.of(16, 16, 16, 9));
    assertThat(scene.position.owner(3)).isEqualTo(1);
    assertThat(scene.position.owner(4)).isEqualTo(2);
  }

  @Test
  @RuleTest("MV2")
  void onlyOneCamelMovesInATurn() {
    Scene scene = Scene.of(2).hand(1, "CAM.B CAM.Y OIL.B OIL.Y OIL.G");
    assertThat(scene.legal())
        .containsExactly("step 1 CAM.B", "step 1 CAM.Y", "step 3 CAM.B", "step 3 CAM.Y", "stop");
    scene.play("step 3 CAM.B");
    assertThat(scene.refused("step 1 CAM.Y")).isEqualTo("MV2 other-camel-moved");
    assertThat(scene.refused("ballast 1")).isEqualTo("MV2 other-camel-moved");
    assertThat(scene.refusal("ballast 1").arguments()).containsExactly(3);
    assertThat(scene.refused("step 2 CAM.Y")).isEqualTo("MV2 not-own-camel");
    assertThat(scene.told("moved")).hasToString("{camel=3, ballast=false, stopped=[]}");
    scene.draw("SIL.R").draw("SIL.R");
    assertThat(scene.legal()).containsExactly("step 1 CAM.Y", "step 3 OIL.B OIL.Y OIL.G", "stop");
  }

  @Test
  @RuleTest({"MV2", "MS1"})
  void aMoveNamesItsCamelWithTwoPlayersOnly() {
    assertThat(Scene.of(2).hand(1, "CAM.B").refused("step CAM.B")).isEqualTo("MV2 camel-not-named");
    assertThat(Scene.of(2).refused("ballast")).isEqualTo("MV2 camel-not-named");
    assertThat(Scene.of(2).refusal("ballast").arguments()).containsExactly(List.of(1, 3));
    assertThat(Scene.of(3).hand(1, "OIL.B").refused("step 1 OIL.B"))
        .isEqualTo("MS1 one-camel-each");
    assertThat(Scene.of(3).refused("ballast 1")).isEqualTo("MS1 one-camel-each");
  }

  @Test
  @RuleTest("MV3")
  void inTheSharperVariantBothMoveInAnyOrder() {
    Scene scene = Scene.ofBoth().hand(1, "CAM.B CAM.Y CAM.G CAM.R");
    assertThat(scene.position.mayMoveBoth()).isTrue();
    assertThat(scene.position.hasMoved()).isFalse();
    scene.play("step 3 CAM.B", "step 1 CAM.Y");
    assertThat(scene.position.hasMoved()).isTrue();
    assertThat(Scene.of(2).position.mayMoveBoth()).isFalse();
    assertThat(scene.told("spaces")).isEqualTo(List.of(2, 1, 4, 3));
    scene.at(3, 5).play("step 3 CAM.R", "step 1 CAM.G");
    assertThat(scene.told("spaces")).isEqualTo(List.of(4, 1, 6, 3));
    assertThat(scene.told("variant")).isEqualTo("both");
  }

  @Test
  @RuleTest("MV3")
  void ballastIsDroppedOnceATurnWhicheverCamelMoves() {
    Scene scene = Scene.ofBoth().at(2, 20).at(4, 21);
    scene.position.been[1] = -1 >>> 2;
    scene.play("ballast 1");
    assertThat(scene.refused("ballast 3")).isEqualTo("MT5 ballast-dropped");
    assertThat(scene.refused("ballast 1")).isEqualTo("MT5 ballast-dropped");
  }

  @Test
  @RuleTest("MV4")
  void onesOwnOtherCamelIsSkippedButIsNoOpponent() {
    Scene scene = Scene.of(2).at(1, 4).at(3, 5).at(2, 8).at(4, 9).hand(1, "CAM.B");
    scene.play("step 1 CAM.B");
    assertThat(scene.position.space(1)).isEqualTo(6);
    scene.position.been[2] |= 1 << 7;
    assertThat(scene.refused("ballast 1")).isEqualTo("MV4 only-own-camel-there");
    scene.position.been[3] |= 1 << 7;
    assertThat(scene.legal()).contains("ballast 1");
  }

  @Test
  @RuleTest("MV5")
  void inTheSharperVariantOnlyTheCamelOnGanzhouIsStopped() {
    Scene scene = Scene.ofBoth().pastHalfway().at(1, 10).at(3, 9).at(2, 16).at(4, 17);
    scene.hand(1, "CAM.B CAM.Y OIL.B SPI.R CAM.G CAM.V").play("step 1 CAM.B CAM.Y");
    assertThat(scene.refused("step 1 OIL.B")).isEqualTo("MH3 camel-stopped");
    assertThat(scene.legal()).containsExactly("step 3 OIL.B", "step 3 SPI.R", "stop");
    scene.play("step 3 OIL.B", "step 3 CAM.G CAM.V");
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
    assertThat(scene.told("moved")).hasToString("{camel=3, ballast=false, stopped=[1, 3]}");
  }

  @Test
  @RuleTest({"MH3", "MV2"})
  void inTheOtherVariantTheTurnsMovingIsOverWithIt() {
    Scene scene = Scene.of(2).pastHalfway().at(1, 10).at(3, 9).at(2, 16).at(4, 17);
    scene.hand(1, "CAM.B CAM.Y OIL.B").play("step 1 CAM.B CAM.Y");
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
    assertThat(scene.told("moved")).hasToString("{camel=1, ballast=false, stopped=[1]}");
  }

  @Test
  @RuleTest({"MH1", "MV3"})
  void theFirstCamelOnGanzhouStopsThePlayersOtherOneToo() {
    Scene scene = Scene.ofBoth().at(1, 15).hand(1, FOUR + " CAM.B").play("step 1 " + FOUR);
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
    assertThat(scene.told("moved")).hasToString("{camel=1, ballast=false, stopped=[1, 2, 3, 4]}");
  }
}
