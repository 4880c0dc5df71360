package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.kernel.RuleTest;

/** Ganzhou (MH). */
class HalfwayTest {

  private static final String FOUR = "OIL.B FRU.B SPI.B SIL.B";

  @Test
  @RuleTest("MH1")
  void firstCamelOnGanzhouStopsAllAndItsPlayerDraws() {
    Scene scene = Scene.of(4).at(1, 14).at(3, 15).hand(1, FOUR + " OIL.Y").play("step " + FOUR);
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
    assertThat(scene.refused("stop")).isEqualTo("MT7 not-due");
    assertThat(scene.told("spaces")).isEqualTo(List.of(16, 1, 15, 3));
    assertThat(scene.told("halfway")).isEqualTo(false);
    assertThat(scene.told("moved")).hasToString("{camel=1, ballast=false, stopped=[1, 2, 3, 4]}");
    scene.play("take deck");
    assertThat(scene.told("halfway")).isEqualTo(false);
    assertThat(scene.told("gold")).isEqualTo(List.of(3, 3, 3, 3));
  }

  @Test
  @RuleTest({"MH2", "MB3"})
  void theWorkedExampleScoresSixFiveThreeAndNothing() {
    Scene scene = Scene.of(4).at(1, 14).at(2, 15).at(3, 13).at(4, 9).hand(1, FOUR);
    scene.play("step " + FOUR).draw("CAM.B");
    assertThat(scene.told("gold")).isEqualTo(List.of(9, 8, 6, 3));
    assertThat(scene.told("spaces")).isEqualTo(List.of(16, 16, 16, 9));
    assertThat(scene.told("halfway")).isEqualTo(true);
    assertThat(scene.events)
        .containsSequence(
            new CamelScored(1, 1, 16, 6),
            new CamelScored(2, 2, 15, 5),
            new CamelScored(3, 3, 13, 3),
            new CamelPutOnGanzhou(2, 15),
            new CamelPutOnGanzhou(3, 13),
            new TurnBegan(2, 2));
    assertThat(scene.position.been(3)).containsExactly(13, 16);
    assertThat(scene.position.onTurn()).isEqualTo(2);
  }

  @Test
  @RuleTest("MH2")
  void scoringWaitsForTheCardThatIsLaidOutOrTakenLast() {
    Scene row = Scene.of(3).at(1, 15).hand(1, FOUR).row("SIL.V").play("step " + FOUR);
    row.play("take SIL.V");
    assertThat(row.told("halfway")).isEqualTo(false);
    assertThat(row.play("row CAM.B").told("halfway")).isEqualTo(true);
    Scene last = Scene.of(3).at(1, 15).hand(1, FOUR).row("SIL.V").play("step " + FOUR);
    last.discard("").withoutDeck().play("take SIL.V");
    assertThat(last.told("halfway")).isEqualTo(true);
  }

  @Test
  @RuleTest("MH3")
  void laterACamelIsPutOnGanzhouAtOnceAndMovesNoFurther() {
    Scene scene = Scene.of(3).pastHalfway().at(2, 16).at(3, 16).at(1, 10).hand(1, "CAM.B CAM.Y");
    scene.play("step CAM.B CAM.Y");
    assertThat(scene.events)
        .containsExactly(
            new CardsPaid(1, Scene.cards("CAM.B CAM.Y")),
            new CamelMoved(1, 10, 11),
            new ChestOpened(1, 11, 1),
            new CamelPutOnGanzhou(1, 11));
    assertThat(scene.told("gold")).isEqualTo(List.of(4, 3, 3));
    assertThat(scene.told("spaces")).isEqualTo(List.of(16, 16, 16));
    assertThat(scene.position.been(1)).containsExactly(10, 11, 16);
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
    assertThat(scene.told("moved")).hasToString("{camel=1, ballast=false, stopped=[1]}");
    scene.draw("CAM.R");
    assertThat(scene.told("gold")).isEqualTo(List.of(4, 3, 3));
    assertThat(scene.told("moved")).hasToString("{camel=null, ballast=false, stopped=[]}");
  }

  @Test
  @RuleTest({"MH3", "MT5"})
  void aCamelComesToGanzhouByBallastToo() {
    Scene scene = Scene.of(3).pastHalfway().at(2, 16).at(3, 20).at(1, 10);
    scene.position.been[2] |= 1 << 11;
    scene.position.chests &= ~(1 << 11);
    scene.play("ballast");
    assertThat(scene.position.space(1)).isEqualTo(16);
    assertThat(scene.position.gold(1)).isEqualTo(2);
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
  }

  @ParameterizedTest
  @CsvSource({"16, 17, OIL.R", "9, 10, OIL.R", "17, 18, CAM.R"})
  @RuleTest("MH3")
  void elsewhereNobodyIsStoppedAfterTheHalfwayScoring(int from, int to, String card) {
    Scene scene = Scene.of(3).pastHalfway().at(2, 16).at(3, 16).at(1, from).hand(1, card);
    scene.play("step " + card);
    assertThat(scene.position.space(1)).isEqualTo(to);
    assertThat(scene.position.phase()).isEqualTo(Phase.MOVE);
  }

  @Test
  @RuleTest("MT6")
  void campedCamelHasBeenOnGanzhou() {
    Scene scene = Scene.of(3).at(1, 14).at(2, 15).at(3, 9).hand(1, FOUR);
    scene.play("step " + FOUR).draw("CAM.B");
    assertThat(scene.position.been(2)).containsExactly(15, 16);
    assertThat(scene.position.been(3)).containsExactly(9);
  }
}
