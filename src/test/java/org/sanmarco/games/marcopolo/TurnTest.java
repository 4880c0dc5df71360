package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.MovingEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.RowLaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RuleTest;

/** Steps, ballast and the card at the end of a turn (MT). */
class TurnTest {

  private static final String ROW = "OIL.B OIL.Y FRU.B FRU.Y SPI.B";

  @Test
  @RuleTest({"MT1", "MT7"})
  void onePassesDrawsACardAndItIsTheLeftNeighboursTurn() {
    Scene scene = Scene.of(3).row(ROW).turnOf(3).play("stop");
    assertThat(scene.events).containsExactly(new MovingEnded(3, true));
    assertThat(scene.position.phase()).isEqualTo(Phase.TAKE);
    scene.play("take deck");
    assertThat(scene.position.actor()).isEqualTo(Actor.CHANCE);
    assertThat(scene.position.onTurn()).isEqualTo(3);
    scene.play("card CAM.B");
    assertThat(scene.events)
        .containsExactly(
            new CardDrawn(3, new Card(Card.Kind.CAM, Card.Colour.B)), new TurnBegan(2, 1));
    assertThat(scene.position.hand(3)).isEqualTo(Scene.cards("CAM.B"));
    assertThat(scene.position.actor()).isEqualTo(new Actor.Seat(1));
    assertThat(scene.position.round()).isEqualTo(1);
  }

  @Test
  @RuleTest({"MT1", "MT2", "MT7"})
  void movesOfOtherPhasesAreRefusedByThePhasesRule() {
    Scene scene = Scene.of(3).row(ROW).hand(1, "OIL.R");
    assertThat(scene.refused("take deck")).isEqualTo("MT1 not-due");
    assertThat(scene.refused("card CAM.B")).isEqualTo("MT1 not-due");
    scene.play("stop");
    assertThat(scene.refused("step OIL.R")).isEqualTo("MT7 not-due");
    assertThat(scene.refused("ballast")).isEqualTo("MT7 not-due");
    assertThat(scene.refused("stop")).isEqualTo("MT7 not-due");
    assertThat(scene.refused("take CAM.B")).isEqualTo("MT7 not-in-row");
    scene.play("take OIL.B");
    assertThat(scene.refused("card CAM.B")).isEqualTo("MT7 not-due");
    assertThat(scene.refused("row CAM.B CAM.B")).isEqualTo("MT7 wrong-draw");
    scene.play("row CAM.B").play("stop", "take deck");
    assertThat(scene.refused("row CAM.B")).isEqualTo("MT7 not-due");
    assertThat(scene.refused("deal CAM.B CAM.Y CAM.G CAM.V CAM.R")).isEqualTo("MT7 not-due");
  }

  @Test
  @RuleTest("MT2")
  void aStepGoesToTheNextFreeSpaceAndSkipsUpToFourCamels() {
    Scene scene = Scene.of(5).hand(1, "OIL.B FRU.B SPI.B SPI.V SPI.V");
    assertThat(scene.legal()).containsExactly("step SPI.B SPI.V SPI.V", "stop");
    assertThat(scene.refused("step OIL.B")).isEqualTo("MT2 wrong-payment");
    assertThat(scene.refused("step SIL.B")).isEqualTo("MT2 not-in-hand");
    scene.play("step SPI.V SPI.B SPI.V");
    assertThat(scene.events)
        .containsExactly(
            new CardsPaid(1, Scene.cards("SPI.B SPI.V SPI.V")),
            new CamelMoved(1, 0, 5),
            new ChestOpened(1, 5, 1));
    assertThat(scene.told("spaces")).isEqualTo(List.of(5, 1, 2, 3, 4));
    assertThat(scene.position.hand(1)).isEqualTo(Scene.cards("OIL.B FRU.B"));
    assertThat(scene.position.discard()).isEqualTo(Scene.cards("SPI.B SPI.V SPI.V"));
    assertThat(scene.position.been(1)).containsExactly(0, 5);
  }

  @Test
  @RuleTest("MT3")
  void eachStepIsPaidByItself() {
    Scene scene = Scene.of(3).hand(1, "OIL.B CAM.B");
    assertThat(scene.refused("step OIL.B CAM.B")).isEqualTo("MT2 wrong-payment");
    scene.play("step OIL.B", "step CAM.B");
    assertThat(scene.position.space(1)).isEqualTo(4);
    assertThat(scene.legal()).containsExactly("stop");
    scene.play("stop");
    assertThat(scene.events).containsExactly(new MovingEnded(1, false));
  }

  @Test
  @RuleTest("MT4")
  void onlyTheFirstToComeToAChestGetsIt() {
    Scene scene = Scene.of(3).at(1, 4).hand(1, "OIL.B OIL.Y OIL.G").hand(2, "OIL.V OIL.B OIL.R");
    scene.play("step OIL.B OIL.Y OIL.G");
    assertThat(scene.position.gold(1)).isEqualTo(4);
    scene.at(1, 9).draw("CAM.B").at(2, 4).play("step OIL.B OIL.V OIL.R");
    assertThat(scene.position.gold(2)).isEqualTo(3);
  }

  @Test
  @RuleTest("MT4")
  void aChestThatIsSkippedStays() {
    Scene scene = Scene.on("2:G1+2", 3).hand(1, "OIL.B").at(3, 7).at(2, 2);
    scene.at(1, 1).play("step OIL.B");
    assertThat(scene.position.space(1)).isEqualTo(3);
    assertThat(scene.position.chests()).contains(2);
    assertThat(scene.position.gold(1)).isEqualTo(3);
  }

  @Test
  @RuleTest("MT5")
  void theWorkedExampleDropsBallastThenPaysForALeap() {
    Scene scene = Scene.of(4).at(1, 1).at(2, 6).at(3, 3).at(4, 4).hand(1, "SPI.B SPI.Y SPI.Y");
    scene.position.been[1] |= 1 << 2;
    scene.play("ballast");
    assertThat(scene.events).containsExactly(new BallastDropped(1), new CamelMoved(1, 1, 2));
    assertThat(scene.position.gold(1)).isEqualTo(2);
    scene.play("step SPI.B SPI.Y SPI.Y");
    assertThat(scene.position.space(1)).isEqualTo(5);
    assertThat(scene.position.gold(1)).isEqualTo(3);
  }

  @Test
  @RuleTest("MT5")
  void ballastIsDroppedOnceATurnBeforeBetweenOrAfterSteps() {
    Scene scene = Scene.of(3).at(2, 8).at(3, 9).hand(1, "OIL.B CAM.B");
    scene.position.been[1] = 0b111111111;
    assertThat(scene.legal()).containsExactly("step OIL.B", "ballast", "stop");
    scene.play("step OIL.B", "ballast");
    assertThat(scene.refused("ballast")).isEqualTo("MT5 ballast-dropped");
    assertThat(scene.told("moved")).hasToString("{camel=1, ballast=true, stopped=[]}");
    scene.draw("SIL.B").draw("SIL.B").draw("SIL.R").play("ballast");
    assertThat(scene.position.space(1)).isEqualTo(3);
    assertThat(scene.position.gold(1)).isEqualTo(1);
  }

  @Test
  @RuleTest("MT5")
  void ballastNeedsGoldAndAnOpponentWhoHasBeenThere() {
    Scene scene = Scene.of(3).hand(1, "");
    assertThat(scene.refused("ballast")).isEqualTo("MT5 no-opponent-there");
    scene.position.been[2] |= 1 << 3;
    assertThat(scene.legal()).containsExactly("ballast", "stop");
    scene.gold(1, 0);
    assertThat(scene.refused("ballast")).isEqualTo("MT5 no-gold");
  }

  @Test
  @RuleTest({"MT5", "MT6"})
  void aCamelHasBeenWhereItWasPutDown() {
    Scene scene = Scene.of(3).at(2, 7).turnOf(1);
    scene.position.been[1] |= 1 << 1;
    assertThat(scene.legal()).contains("ballast");
  }

  @Test
  @RuleTest("MT6")
  void aCamelHasBeenWhereItCameNotWhereItSkipped() {
    Scene scene = Scene.of(3).hand(1, "OIL.B CAM.B").play("step OIL.B", "step CAM.B");
    assertThat(scene.position.been(1)).containsExactly(0, 3, 4);
  }

  @Test
  @RuleTest("MT7")
  void aCardOfTheRowIsReplacedAtOnce() {
    Scene scene = Scene.of(3).row(ROW).hand(1, "SIL.B").play("stop");
    assertThat(scene.legal())
        .containsExactly(
            "take OIL.B", "take OIL.Y", "take FRU.B", "take FRU.Y", "take SPI.B", "take deck");
    scene.play("take FRU.Y");
    assertThat(scene.events).containsExactly(new CardTaken(1, Scene.cards("FRU.Y").list().get(0)));
    assertThat(scene.position.hand(1)).isEqualTo(Scene.cards("FRU.Y SIL.B"));
    assertThat(scene.position.phase()).isEqualTo(Phase.ROW);
    assertThat(scene.position.turn()).isEqualTo(1);
    assertThat(scene.legal()).hasSize(25).doesNotHaveDuplicates().contains("row FRU.Y");
    scene.play("row CAM.R");
    assertThat(scene.events)
        .containsExactly(new RowLaid(Scene.cards("CAM.R")), new TurnBegan(2, 2));
    assertThat(scene.position.row()).isEqualTo(Scene.cards("OIL.B OIL.Y FRU.B SPI.B CAM.R"));
  }

  @Test
  @RuleTest("MT8")
  void aHandHasNoLimit() {
    Scene scene = Scene.of(3).hand(1, "");
    for (Card card : Card.ALL) {
      scene.turnOf(1).draw(card.toString());
    }
    assertThat(scene.position.handSize(1)).isEqualTo(25);
  }
}
