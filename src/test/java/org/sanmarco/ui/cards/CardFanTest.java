package org.sanmarco.ui.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** Cards held in a hand, which are known by their letter and group. */
@ExtendWith(FxExtension.class)
class CardFanTest {

  private static final double HEIGHT = 100;

  private static CardFan<String> fan(double width, String... cards) {
    CardFan<String> fan =
        new CardFan<>(key -> new PlayingCard(new Group(), key, true), key -> key, HEIGHT);
    fan.show(List.of(cards));
    Scene scene = new Scene(new Group(fan), width, 200);
    assertThat(scene.getRoot()).isNotNull();
    fan.resize(width, fan.prefHeight(width));
    fan.layout();
    return fan;
  }

  private static double step(CardFan<String> fan, int from) {
    return fan.cards().get(from + 1).getLayoutX() - fan.cards().get(from).getLayoutX();
  }

  @Test
  void cardsOfOneGroupLieCloserTogether() {
    Fx.run(() -> {
      CardFan<String> fan = fan(800, "A", "A", "B");
      assertThat(step(fan, 0)).isLessThan(step(fan, 1));
    });
  }

  @Test
  void onlyCoveredCardsAreMarked() {
    PseudoClass covered = PseudoClass.getPseudoClass("covered");
    Fx.run(() -> {
      for (int room : List.of(130, 800)) {
        List<Boolean> hidden =
            fan(room, "A", "A", "B").cards().stream()
                .map(card -> card.getPseudoClassStates().contains(covered))
                .toList();
        assertThat(hidden).isEqualTo(List.of(room == 130, room == 130, false));
      }
    });
  }

  @Test
  void nameOfACoveredCardBeginsAtTheLeft() {
    Fx.run(() -> {
      Group face = CardPaper.face("Spy", new Group(), "card-panel");
      PlayingCard card = new PlayingCard(face, "Spy", true);
      Node name = card.lookup(".card-name");
      double middle = name.getBoundsInParent().getCenterX();
      card.setCovered(true);
      card.setCovered(true);
      assertThat(name.getBoundsInParent().getMinX()).isBetween(4.0, 10.0);
      card.setCovered(false);
      assertThat(name.getBoundsInParent().getCenterX()).isEqualTo(middle);
    });
  }

  @Test
  void aHandFitsItsRoomHoweverManyCardsThereAre() {
    Fx.run(() -> {
      CardFan<String> fan = fan(300, "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K");
      assertThat(fan.cards().getFirst().getLayoutX()).isGreaterThanOrEqualTo(-0.001);
      PlayingCard last = fan.cards().getLast();
      assertThat(last.getLayoutX() + last.getWidth()).isLessThanOrEqualTo(300.001);
      assertThat(step(fan, 0)).isPositive();
    });
  }

  @Test
  void aHandIsBentAndSymmetrical() {
    Fx.run(() -> {
      CardFan<String> fan = fan(800, "A", "B", "C");
      assertThat(fan.cards().getFirst().getRotate()).isNegative();
      assertThat(fan.cards().getLast().getRotate()).isEqualTo(-fan.cards().getFirst().getRotate());
    });
  }

  @Test
  void cardsFillTheirRoomUnlessTheyWouldOverlapMore() {
    Fx.run(() -> {
      CardFan<String> few = fan(800, "A", "B");
      few.fill(80, 150);
      few.resize(800, 300);
      few.layout();
      assertThat(few.cards().getFirst().getHeight()).as("the largest").isEqualTo(150);
      few.resize(800, 60);
      few.layout();
      assertThat(few.cards().getFirst().getHeight()).as("the least").isEqualTo(80);
      CardFan<String> many = fan(300, "A", "B", "C", "D", "E", "F");
      many.fill(80, 150);
      many.resize(300, 300);
      many.layout();
      assertThat(many.cards().getFirst().getHeight()).as("the usual").isEqualTo(HEIGHT);
    });
  }

  @Test
  void cardsThatStayAreTheSameNodes() {
    Fx.run(() -> {
      CardFan<String> fan = fan(800, "A", "B", "B");
      List<PlayingCard> before = fan.cards();
      fan.show(List.of("B", "C", "B"));
      assertThat(fan.cards()).hasSize(3);
      assertThat(fan.cards().get(0)).isSameAs(before.get(1));
      assertThat(fan.cards().get(2)).isSameAs(before.get(2));
      assertThat(fan.getChildren()).isEqualTo(fan.cards());
      assertThat(fan.key(fan.cards().get(1))).isEqualTo("C");
    });
  }

  @Test
  void aChosenCardIsLifted() {
    Fx.run(() -> {
      CardFan<String> fan = fan(800, "A", "B", "C");
      double flat = fan.cards().get(1).getLayoutY();
      fan.cards().get(1).setChosen(true);
      fan.requestLayout();
      fan.layout();
      assertThat(fan.cards().get(1).getLayoutY()).isEqualTo(flat - HEIGHT / 10);
    });
  }

  @Test
  void arrowKeysLeadFromCardToCardAndStopAtTheEnds() {
    Fx.run(() -> {
      CardFan<String> fan = fan(800, "A", "B");
      List<PlayingCard> cards = fan.cards();
      cards.getFirst().requestFocus();
      press(cards.getFirst(), KeyCode.RIGHT);
      assertThat(fan.getScene().getFocusOwner()).isSameAs(cards.getLast());
      press(cards.getLast(), KeyCode.RIGHT);
      assertThat(fan.getScene().getFocusOwner()).isSameAs(cards.getLast());
      press(cards.getLast(), KeyCode.LEFT);
      assertThat(fan.getScene().getFocusOwner()).isSameAs(cards.getFirst());
    });
  }

  private static void press(PlayingCard card, KeyCode key) {
    card.fireEvent(
        new KeyEvent(
            KeyEvent.KEY_PRESSED,
            "",
            "",
            key,
            /* shiftDown= */ false,
            /* controlDown= */ false,
            /* altDown= */ false,
            /* metaDown= */ false));
  }
}
