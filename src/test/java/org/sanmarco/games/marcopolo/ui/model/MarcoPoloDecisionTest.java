package org.sanmarco.games.marcopolo.ui.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.games.marcopolo.ui.model.Caravans.card;
import static org.sanmarco.games.marcopolo.ui.model.Caravans.decision;
import static org.sanmarco.games.marcopolo.ui.model.Caravans.view;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfBallast;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCard;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfRow;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloStep;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;

class MarcoPoloDecisionTest {

  private static final String BEN = "deal CAM.B CAM.Y CAM.G CAM.V CAM.R";
  private static final String CLEO = "deal OIL.B OIL.B FRU.B FRU.B SPI.B";
  private static final String ROW = "row SIL.B SIL.B SIL.Y SIL.Y SIL.G";

  /** Anna on Hormuz, Ben on 1, Cleo on 2: a step goes to 3, which costs one goods card. */
  private static GameModel three(String hand) {
    return Caravans.model(3, Map.of(), "deal " + hand, BEN, CLEO, ROW);
  }

  @Test
  void aStepWithOnePaymentIsOneClick() {
    GameModel model = three("OIL.G CAM.B CAM.Y CAM.G CAM.V");
    decision(model).click(new OfSpace(3));
    assertThat(view(model).space(1)).isEqualTo(3);
    assertThat(view(model).hand(1)).hasToString("CAM.B CAM.Y CAM.G CAM.V");
  }

  @Test
  void aFarSpaceIsWalkedToByTheCheapestWay() {
    GameModel model = three("OIL.G CAM.B CAM.Y CAM.G CAM.V");
    assertThat(decision(model).far()).containsOnlyKeys(4);
    decision(model).click(new OfSpace(4));
    assertThat(view(model).space(1)).isEqualTo(4);
    assertThat(view(model).handSize(1)).isEqualTo(3);
  }

  @Test
  void aSpaceOutOfReachIsRefused() {
    GameModel model = three("OIL.G CAM.B CAM.Y CAM.G CAM.V");
    decision(model).click(new OfSpace(12));
    assertThat(view(model).space(1)).isZero();
    assertThat(model.decision().whyNot()).isPresent();
  }

  @Test
  void aPaidStepOfEitherCamelAsksWhichOne() {
    GameModel model = Caravans.model(2, Map.of(), "deal OIL.G FRU.Y CAM.Y CAM.G SPI.V", BEN, ROW);
    decision(model).click(new OfCard(card("CAM.Y")));
    assertThat(decision(model).step()).isEqualTo(MarcoPoloStep.CAMEL);
    assertThat(decision(model).payable()).containsExactly(1, 3);
    decision(model).click(new OfCamel(3));
    assertThat(view(model).space(3)).isEqualTo(4);
  }

  @Test
  void theOnlyCardThatPaysForASpaceIsNotAskedFor() {
    GameModel model = Caravans.model(2, Map.of(), "deal OIL.G FRU.Y CAM.Y SPI.G SPI.V", BEN, ROW);
    decision(model).click(new OfSpace(4));
    assertThat(decision(model).step()).isEqualTo(MarcoPoloStep.CAMEL);
    assertThat(decision(model).paying()).hasToString("CAM.Y");
    assertThat(decision(model).payable()).containsExactly(1, 3);
    decision(model).click(new OfCamel(3));
    assertThat(view(model).space(3)).isEqualTo(4);
  }

  @Test
  void ballastOfEitherCamelTellsBoth() {
    GameModel model = Caravans.withBallastForTwo();
    decision(model).click(new OfBallast());
    assertThat(decision(model).step()).isEqualTo(MarcoPoloStep.CAMEL);
    assertThat(decision(model).payable()).hasSize(2);
    int camel = decision(model).payable().getLast();
    int space = view(model).nextSpaceOf(camel);
    decision(model).click(new OfCamel(camel));
    assertThat(view(model).space(camel)).isEqualTo(space);
  }

  @Test
  void whereSeveralCardsCouldPayTheSpaceAsksForOne() {
    GameModel model = three("OIL.G FRU.Y CAM.Y CAM.G CAM.V");
    decision(model).click(new OfSpace(3));
    assertThat(view(model).space(1)).isZero();
    assertThat(decision(model).step()).isEqualTo(MarcoPoloStep.PAY);
    assertThat(model.decision().choices())
        .containsExactlyInAnyOrder(new OfCard(card("OIL.G")), new OfCard(card("FRU.Y")));
    decision(model).click(new OfCard(card("FRU.Y")));
    assertThat(view(model).hand(1)).hasToString("OIL.G CAM.Y CAM.G CAM.V");
  }

  @Test
  void aSingleCardThatPaysIsOneClickToo() {
    GameModel model = three("OIL.G FRU.Y CAM.Y CAM.G CAM.V");
    decision(model).click(new OfCard(card("OIL.G")));
    assertThat(view(model).space(1)).isEqualTo(3);
  }

  /** The track is changed so that space 3 asks for three goods of one kind. */
  private static GameModel dear(String hand) {
    return Caravans.model(3, Map.of("way", "3:G3"), "deal " + hand, BEN, CLEO, ROW);
  }

  @Test
  void cardsAreChosenOneByOneAndPutBack() {
    GameModel model = dear("OIL.Y OIL.Y OIL.G OIL.G CAM.V");
    decision(model).click(new OfCard(card("OIL.Y")));
    decision(model).click(new OfCard(card("OIL.G")));
    assertThat(decision(model).paying()).hasToString("OIL.Y OIL.G");
    assertThat(decision(model).payable()).containsExactly(1);
    decision(model).putBack(new OfCard(card("OIL.Y")));
    assertThat(decision(model).paying()).hasToString("OIL.G");
    decision(model).click(new OfCard(card("OIL.G")));
    decision(model).click(new OfCard(card("OIL.Y")));
    assertThat(view(model).space(1)).isEqualTo(3);
    assertThat(view(model).hand(1)).hasToString("OIL.Y CAM.V");
  }

  @Test
  void aCardThatCannotPayIsRefusedWithTheRule() {
    GameModel model = dear("OIL.Y OIL.Y OIL.G OIL.G CAM.V");
    decision(model).click(new OfCard(card("CAM.V")));
    assertThat(refusal(model).rule()).isEqualTo("MT2");
    assertThat(refusal(model).code()).isEqualTo("wrong-payment");
    assertThat(decision(model).paying().isEmpty()).isTrue();
  }

  @Test
  void unpaidSpaceIsRefusedAndFarOneExplained() {
    GameModel model = dear("OIL.Y FRU.Y OIL.G FRU.G CAM.V");
    decision(model).click(new OfSpace(3));
    assertThat(refusal(model).code()).isEqualTo("wrong-payment");
    decision(model).click(new OfSpace(7));
    assertThat(decision(model).whyNot().orElseThrow().refusal()).isNull();
    assertThat(decision(model).whyNot().orElseThrow().step()).isEqualTo(MarcoPoloStep.MOVE);
  }

  @Test
  void stepsCanBeUndoneUntilTheCardIsDrawn() {
    GameModel model = three("OIL.G FRU.Y CAM.Y CAM.G CAM.V");
    decision(model).click(new OfCard(card("OIL.G")));
    decision(model).click(new OfCard(card("CAM.V")));
    assertThat(view(model).space(1)).isEqualTo(4);
    model.undo();
    assertThat(view(model).space(1)).isEqualTo(3);
    model.undo();
    assertThat(view(model).space(1)).isZero();
    decision(model).click(MarcoPoloDecision.STOP);
    assertThat(view(model).phase()).isEqualTo(Phase.TAKE);
    assertThat(model.canUndo()).isTrue();
    decision(model).click(new OfRow(card("SIL.G")));
    assertThat(view(model).onTurn()).isEqualTo(2);
    assertThat(model.canUndo()).as("the row's next card has been turned up").isFalse();
  }

  @Test
  void ballastWantsAnOpponentBeforeOne() {
    GameModel model = three("OIL.G FRU.Y CAM.Y CAM.G CAM.V");
    assertThat(decision(model).ballastRefusal().map(Refusal::code)).contains("no-opponent-there");
    decision(model).click(new OfBallast());
    assertThat(refusal(model).rule()).isEqualTo("MT5");
  }

  @Test
  void ballastIsOneClickAndOnceATurn() {
    // Ben goes from 1 to 3, so that an opponent has been on 1.
    GameModel model =
        Caravans.model(
            3,
            Map.of(),
            "deal CAM.B CAM.Y CAM.G CAM.V CAM.R",
            "deal OIL.Y OIL.R FRU.Y FRU.R SPI.Y",
            "deal FRU.B FRU.B SPI.B SPI.B FRU.G",
            ROW,
            "stop",
            "take SIL.G",
            "row SPI.R",
            "step OIL.Y",
            "stop",
            "take SPI.R",
            "row SPI.G",
            "stop",
            "take SPI.G",
            "row SPI.V");
    decision(model).click(new OfBallast());
    assertThat(view(model).gold(1)).isEqualTo(2);
    assertThat(view(model).space(1)).isEqualTo(1);
    assertThat(decision(model).ballastRefusal().map(Refusal::code)).contains("ballast-dropped");
  }

  @Test
  void whereBothCamelsCouldComeToASpaceOneIsAskedFor() {
    // Camels on 0 and 2, the other's on 1 and 3: both go to 4, one cameleer.
    GameModel model =
        Caravans.model(
            2, Map.of(), "deal CAM.B OIL.G OIL.G FRU.Y FRU.Y", BEN.replace("CAM.B", "FRU.B"), ROW);
    decision(model).click(new OfSpace(4));
    assertThat(decision(model).step()).isNotEqualTo(MarcoPoloStep.MOVE);
    assertThat(model.decision().choices()).contains(new OfCamel(1), new OfCamel(3));
    decision(model).click(new OfCamel(3));
    assertThat(view(model).space(3)).isEqualTo(4);
    assertThat(view(model).space(1)).isZero();
  }

  @Test
  void drawingFromTheDeckIsLookedAtBeforeOthersPlay() {
    GameModel model = three("OIL.G FRU.Y CAM.Y CAM.G CAM.V");
    decision(model).click(MarcoPoloDecision.STOP);
    decision(model).click(new OfDeck());
    assertThat(model.prompt()).isInstanceOf(Prompt.Shown.class);
    model.goOn();
    assertThat(view(model).onTurn()).isEqualTo(2);
  }

  private static Refusal refusal(GameModel model) {
    return Objects.requireNonNull(model.decision().whyNot().orElseThrow().refusal());
  }
}
