package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;

/** B: the board and the material. */
class BoardTest {

  @Test
  @RuleTest("B1")
  void sixDistrictsHaveDieNumbersAndTwoValuesEach() {
    assertThat(Scene.of(4).json("board"))
        .hasToString("{CAN=[7, 5], CRO=[5, 4], POL=[6, 5], MAR=[8, 6], DOR=[6, 4], CAS=[7, 4]}");
    assertThat(District.ALL).extracting(District::die).containsExactly(1, 2, 3, 4, 5, 6);
    for (District district : District.ALL) {
      assertThat(District.ofDie(district.die())).isEqualTo(district);
    }
  }

  @Test
  @RuleTest("B1")
  void aGameMayBePlayedWithTheValuesOfTheBoxAtHome() {
    Scene scene = Scene.of(4, Map.of("board", "CAS:9/3,MAR:99/1"));
    assertThat(scene.json("board"))
        .hasToString("{CAN=[7, 5], CRO=[5, 4], POL=[6, 5], MAR=[99, 1], DOR=[6, 4], CAS=[9, 3]}");
    assertThat(scene.position().setup().options())
        .containsEntry("board", "CAN:7/5,CRO:5/4,POL:6/5,MAR:99/1,DOR:6/4,CAS:9/3");
    assertThat(new SanMarco().start(scene.position().setup())).isEqualTo(scene.position());
  }

  @Test
  @RuleTest("B1")
  void valuesThatMakeNoSenseAreRefused() {
    for (String values :
        List.of(
            "",
            "MAR",
            "MAR:8",
            "MAR:8/",
            "MAR:0/0",
            "MAR:8/0",
            "MAR:100/1",
            "MAR:3/4",
            "MAR:08/1",
            "MAR:8/6,",
            ",MAR:8/6",
            "MAR:8/6,MAR:8/6",
            "XXX:8/6",
            "MAR:8/6;CAS:7/4",
            "MAR:-8/6")) {
      assertThat(refusedRule(Map.of("board", values))).as(values).isEqualTo("B1");
    }
    assertThat(refusedRule(Map.of("board", "MAR:5/5"))).as("both alike").isEqualTo("accepted");
  }

  @Test
  @RuleTest("B2")
  void bridgesMayStandBetweenTenPairsOfNeighbours() {
    assertThat(Pair.ALL)
        .extracting(Pair::toString)
        .containsExactly(
            "CAN-CRO", "CAN-POL", "CAN-MAR", "CAN-CAS", "CRO-POL", "CRO-DOR", "POL-MAR", "POL-DOR",
            "MAR-DOR", "MAR-CAS");
    Scene scene = Given.four().hand(1, "BRI CAN").scene();
    assertThat(scene.refusal("bridge CRO-CAS")).isEqualTo("B2 not-neighbours");
    assertThat(scene.refusal("place CAN > DOR")).isEqualTo("B2 not-neighbours");
  }

  @Test
  @RuleTest("B3")
  void everyColourHas25NoblesAndAllTogether12Bridges() {
    assertThat(Scene.of(4).reserve()).containsExactly(25, 25, 25, 25);
    assertThat(Scene.of(3).reserve()).containsExactly(25, 25, 25);
    assertThat(Scene.of(3).position().supply()).isEqualTo(12);
  }

  @Test
  @RuleTest("B4")
  void thereAre62ActionCards() {
    assertThat(Cards.FULL.actions().size()).isEqualTo(62);
    assertThat(Scene.of(4).json("deck"))
        .hasToString(
            "{CAN=5, CRO=5, POL=5, MAR=5, DOR=5, CAS=5, BRI=6, TRA=12, DOG=10, EXI=4,"
                + " 1=8, 2=10, 3=10}");
  }

  @Test
  @RuleTest({"B4", "C1"})
  void sixOfTheCardsNameADistrict() {
    for (District district : District.ALL) {
      assertThat(Card.of(district)).hasToString(district.toString());
      assertThat(Card.of(district).district()).isEqualTo(district);
    }
    assertThat(Card.ALL.subList(6, 13)).allMatch(card -> card.district() == null);
  }

  @Test
  @RuleTest("B5")
  void thereAre28PenaltyCardsWorth58Points() {
    assertThat(Cards.FULL.penalties().size()).isEqualTo(28);
    assertThat(Cards.FULL.points()).isEqualTo(8 + 2 * 10 + 3 * 10);
    assertThat(Card.ALL.stream().filter(Card::isPenalty))
        .extracting(Card::points)
        .containsExactly(1, 2, 3);
    assertThat(Card.EXILE.points()).isZero();
  }

  @Test
  @RuleTest({"B4", "B5"})
  void noMoveNamesMoreOfACardThanThereAre() {
    Scene scene = Given.four().scene();
    assertThat(scene.refusal("draw EXI EXI EXI EXI EXI 1 2 3")).isEqualTo("B4 too-many-of-a-card");
    assertThat(scene.refusal("draw CAN 1 1 1 1 1 1 1 1 1")).isEqualTo("B5 too-many-of-a-card");
    assertThat(scene.refusal("divide EXI EXI EXI / EXI EXI 1")).isEqualTo("B4 too-many-of-a-card");
    assertThat(scene.refusal("draw EXI EXI EXI EXI CAN 1 1 1")).as("all four").isEqualTo("legal");
  }

  @Test
  @RuleTest("B6")
  void cardsOutsideTheDeckCanNotBeDrawn() {
    Scene scene = Given.four().deck("CAN CAN CRO POL MAR DOR 1 2 3 3").scene();
    assertThat(scene.refusal("draw CAN CAN CAN CRO POL 1 2 3")).isEqualTo("B6 not-in-deck");
    assertThat(scene.refusal("draw CAN CAN CRO POL MAR 1 1 3")).isEqualTo("B6 not-in-deck");
    scene.play("draw CAN CAN CRO POL MAR 1 3 3");
    assertThat(scene.json("deck"))
        .hasToString(
            "{CAN=0, CRO=0, POL=0, MAR=0, DOR=1, CAS=0, BRI=0, TRA=0, DOG=0, EXI=0,"
                + " 1=0, 2=1, 3=0}");
  }

  @Test
  @RuleTest("B4")
  void aHandfulHoldsNoMoreOfAKindThanCanBeCounted() {
    assertThat(Cards.of(Collections.nCopies(12, Card.TRAITOR)).count(Card.TRAITOR)).isEqualTo(12);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cards.of(Collections.nCopies(16, Card.CAN)));
  }

  @Test
  @RuleTest("B1")
  void boardsAreTheSameIfAllTheirValuesAre() {
    Board other = Board.STANDARD.with(District.MAR, 99, 1);
    assertThat(other.most(District.MAR)).isEqualTo(99);
    assertThat(other.second(District.MAR)).isEqualTo(1);
    assertThat(other)
        .isNotEqualTo(Board.STANDARD)
        .isEqualTo(Board.STANDARD.with(District.MAR, 99, 1))
        .hasSameHashCodeAs(Board.STANDARD.with(District.MAR, 99, 1))
        .isNotEqualTo(other.with(District.MAR, 99, 2))
        .isNotEqualTo(other.with(District.MAR, 98, 1));
    assertThat(other.hashCode()).isNotEqualTo(Board.STANDARD.hashCode());
    for (int[] values : new int[][] {{8, 0}, {5, 6}, {100, 6}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Board.STANDARD.with(District.MAR, values[0], values[1]));
    }
    assertThat(Board.STANDARD.with(District.MAR, 1, 1).most(District.MAR)).isEqualTo(1);
  }

  static String refusedRule(Map<String, String> options) {
    return refused(() -> Scene.of(4, options)).replaceFirst(" .*", "");
  }

  /** For what rule and reason something is refused. */
  static String refused(Runnable asked) {
    try {
      asked.run();
    } catch (RefusedException refused) {
      return refused.refusal().rule() + " " + refused.refusal().code();
    }
    return "accepted";
  }
}
