package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.GameEnded;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.RuleTest;

/** The end of the game (ME). */
class EndTest {

  private static final String FIVE = "OIL.B OIL.Y OIL.G OIL.V OIL.R";

  private static Scene scene(int players) {
    return Scene.of(players).pastHalfway().at(1, 28).hand(1, FIVE + " CAM.B");
  }

  @Test
  @RuleTest({"ME1", "ME2", "MB3"})
  void theGameEndsAtOnceWhenACamelComesToDadu() {
    Scene scene = scene(4).at(2, 23).at(3, 27).at(4, 22).play("step " + FIVE);
    assertThat(scene.position.isOver()).isTrue();
    assertThat(scene.position.actor()).isEqualTo(Actor.OVER);
    assertThat(scene.position.onTurn()).isZero();
    assertThat(scene.told("gold")).isEqualTo(List.of(10, 4, 8, 3));
    assertThat(scene.told("player")).isEqualTo(1);
    assertThat(scene.told("moved")).hasToString("{camel=1, ballast=false, stopped=[]}");
    assertThat(scene.told("result")).hasToString("{gold=[10, 4, 8, 3], winners=[1]}");
    assertThat(scene.events)
        .containsSequence(
            new CamelScored(1, 1, 29, 7),
            new CamelScored(2, 2, 23, 1),
            new CamelScored(3, 3, 27, 5),
            new GameEnded(new Result(List.of(10, 4, 8, 3), List.of(1))));
  }

  @Test
  @RuleTest("ME1")
  void afterTheEndNothingCanBeDone() {
    Scene scene = scene(3).play("step " + FIVE);
    assertThat(scene.legal()).isEmpty();
    for (String move : List.of("stop", "step CAM.B", "take deck", "card OIL.B", "row OIL.B")) {
      assertThat(scene.refused(move)).isEqualTo("ME1 game-over");
    }
    assertThatThrownBy(() -> scene.position.sample(bound -> 0))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("ME1");
    assertThatThrownBy(() -> scene.position.playRandom(bound -> 0))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  @RuleTest("ME1")
  void chestOnDaduIsWonAndGanzhouScoresNothing() {
    Scene scene = Scene.on("29:G1+2", 3).pastHalfway().at(1, 28).at(2, 16).at(3, 16);
    scene.hand(1, "OIL.B").play("step OIL.B");
    assertThat(scene.told("gold")).isEqualTo(List.of(12, 3, 3));
  }

  @Test
  @RuleTest("ME3")
  void theMostGoldWinsWhereverItsCamelIs() {
    Scene scene = scene(3).gold(2, 30).play("step " + FIVE);
    assertThat(result(scene).winners()).containsExactly(2);
    assertThat(scene.position.result()).isEqualTo(new Result(List.of(10, 30, 3), List.of(2)));
  }

  @Test
  @RuleTest("ME3")
  void withEqualGoldTheCamelNearestToDaduWins() {
    Scene dadu = scene(3).gold(2, 10).play("step " + FIVE);
    assertThat(result(dadu).winners()).containsExactly(1);
    Scene nearest = scene(3).gold(2, 30).at(2, 17).gold(3, 30).at(3, 20).play("step " + FIVE);
    assertThat(result(nearest).winners()).containsExactly(3);
    Scene camels = Scene.of(2).pastHalfway().at(1, 28).at(3, 9).at(2, 3).at(4, 5);
    camels.hand(1, FIVE).gold(2, 10).play("step 1 " + FIVE);
    assertThat(result(camels).winners()).containsExactly(1);
  }

  @Test
  @RuleTest("ME3")
  void ifThatIsEqualTooTheWinIsShared() {
    Scene scene = scene(4).gold(2, 30).at(2, 16).gold(4, 30).at(4, 16).play("step " + FIVE);
    assertThat(result(scene).winners()).containsExactly(2, 4);
  }

  @Test
  @RuleTest({"ME4", "ME2"})
  void theGameEndsWhenNobodyCanDoAnythingForARound() {
    Scene scene = Scene.of(3).pastHalfway().at(2, 25).withoutDeck().turnOf(2).play("stop", "stop");
    assertThat(scene.told("idle")).isEqualTo(2);
    assertThat(scene.position.isOver()).isFalse();
    scene.play("stop");
    assertThat(scene.position.isOver()).isTrue();
    assertThat(scene.told("player")).isEqualTo(1);
    assertThat(scene.told("turn")).isEqualTo(3);
    assertThat(scene.told("gold")).isEqualTo(List.of(3, 6, 3));
    assertThat(result(scene).winners()).containsExactly(2);
  }

  @Test
  @RuleTest("ME4")
  void aStepBallastOrACardBeginsTheCountAnew() {
    Scene card = Scene.of(3).row("OIL.B").hand(1, "").withoutDeck();
    assertThat(card.play("stop", "take OIL.B", "stop").told("idle")).isEqualTo(1);
    Scene ballast = Scene.of(3).withoutDeck().play("stop");
    assertThat(ballast.told("idle")).isEqualTo(1);
    ballast.at(3, 6).at(2, 1);
    ballast.position.been[2] |= 1 << 2;
    assertThat(ballast.play("ballast", "stop").told("idle")).isEqualTo(0);
    Scene step = Scene.of(3).hand(2, "OIL.B").withoutDeck().play("stop").at(2, 6);
    assertThat(step.play("step OIL.B", "stop", "take deck", "card OIL.B").told("idle"))
        .isEqualTo(0);
  }

  private static Result result(Scene scene) {
    return Objects.requireNonNull(scene.position.result());
  }
}
