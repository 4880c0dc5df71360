package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.DeckRenewed;
import org.sanmarco.kernel.RuleTest;

/** The deck, the row and the discards (MC). */
class CardsTest {

  private static final String ROW = "OIL.B OIL.Y FRU.B FRU.Y SPI.B";

  @Test
  @RuleTest("MC1")
  void deckHasTwoGoodsAndThreeCameleersOfEachColour() {
    assertThat(Cards.FULL.size()).isEqualTo(55);
    assertThat(Cards.FULL.count(new Card(Card.Kind.SIL, Card.Colour.V))).isEqualTo(2);
    assertThat(Cards.FULL.count(new Card(Card.Kind.CAM, Card.Colour.V))).isEqualTo(3);
    assertThat(Card.ALL).hasSize(25).extracting(Card::toString).startsWith("OIL.B", "OIL.Y");
  }

  @Test
  void eachCardHasAsManyPlacesAsThereAreOfIt() {
    List<String> drawn = new ArrayList<>();
    Cards some = Scene.cards("OIL.B SPI.G SPI.G CAM.R CAM.R CAM.R");
    for (int place = 0; place < some.size(); place++) {
      drawn.add(new Cards(Cards.at(some.packed(), place)).toString());
    }
    assertThat(drawn)
        .containsExactlyInAnyOrder("OIL.B", "SPI.G", "SPI.G", "CAM.R", "CAM.R", "CAM.R");
  }

  @Test
  @RuleTest("MC2")
  void paymentsAreDiscardedOpenlyAndTheDeckIsKnown() {
    Scene scene = Scene.of(3).hand(1, "OIL.B CAM.B").row("SIL.R").play("step OIL.B");
    assertThat(scene.position.discard()).isEqualTo(Scene.cards("OIL.B"));
    assertThat(scene.position.deck().size()).isEqualTo(55 - 3);
    assertThat(String.valueOf(scene.told("discard")))
        .startsWith("{OIL.B=1, OIL.Y=0,")
        .endsWith("CAM.R=0}");
    assertThat(String.valueOf(scene.told("deck")))
        .startsWith("{OIL.B=1, OIL.Y=2,")
        .endsWith("CAM.R=3}");
  }

  @Test
  @RuleTest("MC3")
  void theDiscardsBecomeTheDeckWithTheVeryCardThatIsDrawn() {
    Scene scene = Scene.of(3).row(ROW).discard("SIL.R SIL.R CAM.B").withoutDeck();
    scene.play("stop");
    assertThat(scene.legal()).endsWith("take deck");
    scene.play("take deck");
    assertThat(scene.position.deck().isEmpty()).isTrue();
    assertThat(scene.legal()).containsExactly("card SIL.R", "card CAM.B");
    assertThat(scene.refused("card OIL.B")).isEqualTo("MC3 not-in-deck");
    scene.play("card SIL.R");
    assertThat(scene.position.deck()).isEqualTo(Scene.cards("SIL.R CAM.B"));
    assertThat(scene.position.discard().isEmpty()).isTrue();
    assertThat(scene.events).contains(new DeckRenewed(Scene.cards("SIL.R SIL.R CAM.B")));
  }

  @Test
  @RuleTest("MC3")
  void theRowIsReplacedFromTheDiscardsToo() {
    Scene scene = Scene.of(3).row(ROW).discard("SIL.R CAM.B").withoutDeck();
    scene.play("stop", "take OIL.B");
    assertThat(scene.legal()).containsExactly("row SIL.R", "row CAM.B");
    scene.play("row CAM.B");
    assertThat(scene.position.row()).isEqualTo(Scene.cards("OIL.Y FRU.B FRU.Y SPI.B CAM.B"));
    assertThat(scene.position.deck()).isEqualTo(Scene.cards("SIL.R"));
  }

  @Test
  @RuleTest("MC3")
  void withoutDeckAndDiscardsTheRowIsNotRefilled() {
    Scene scene = Scene.of(3).row("OIL.B OIL.B CAM.R").withoutDeck().play("stop");
    assertThat(scene.legal()).containsExactly("take OIL.B", "take CAM.R");
    assertThat(scene.refused("take deck")).isEqualTo("MC3 nothing-to-draw");
    scene.play("take OIL.B");
    assertThat(scene.position.turn()).isEqualTo(2);
    assertThat(scene.position.phase()).isEqualTo(Phase.MOVE);
    assertThat(scene.position.row()).isEqualTo(Scene.cards("OIL.B CAM.R"));
  }

  @Test
  @RuleTest("MC3")
  void noCardIsDrawnWhereNothingIsLeft() {
    Scene scene = Scene.of(3).withoutDeck().play("stop");
    assertThat(scene.position.turn()).isEqualTo(2);
    assertThat(scene.position.onTurn()).isEqualTo(2);
  }

  @Test
  @RuleTest("MC3")
  void aRowThatGotShortStaysShort() {
    Scene scene = Scene.of(3).row("OIL.B CAM.R").hand(1, "SIL.B").withoutDeck();
    scene.play("step SIL.B", "stop", "take OIL.B", "row SIL.B");
    assertThat(scene.position.row()).isEqualTo(Scene.cards("SIL.B CAM.R"));
  }
}
