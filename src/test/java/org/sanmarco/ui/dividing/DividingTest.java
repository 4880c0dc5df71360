package org.sanmarco.ui.dividing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.coach.OfferEffect;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Window;

/** While cards are divided nothing moves but the card that is put elsewhere. */
class DividingTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private Bounds place(String id) {
    return Fx.on(() -> {
      Fx.laidOut(window.scene());
      return Fx.place(Fx.find(window.scene(), "#" + id));
    });
  }

  private String around(int card) {
    return Fx.on(() -> {
      Node up = Fx.find(window.scene(), "#card-" + card);
      while (up.getId() == null || !up.getId().startsWith("offer-")) {
        up = up.getParent();
      }
      return up.getId();
    });
  }

  @Test
  void drawnCardsAndFramesKeepTheirPlaces() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    List<Bounds> frames = frames();
    // An equal share fits; more needs some of the room that the drawn cards have left.
    for (int card = 1; card <= 4; card++) {
      List<Bounds> left = cards(card + 1);
      hand.click("card-" + card);
      assertThat(cards(card + 1)).as("after card " + card).isEqualTo(left);
      assertThat(frames()).isEqualTo(frames);
    }
  }

  @Test
  void fullOfferHasCardsOfTheSameSize() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    double width = place("card-1").getWidth();
    for (int card = 1; card <= 8; card++) {
      hand.click("card-" + card);
    }
    assertThat(cards(1))
        .extracting(Bounds::getWidth)
        .allSatisfy(wide -> assertThat(wide).isCloseTo(width, within(0.01)));
    assertThat(place("offer-1").contains(place("card-8"))).isTrue();
  }

  @Test
  void aCardThatLeavesAnOfferLeavesAGap() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    hand.click("card-1").click("card-2").click("card-3");
    List<Bounds> others = List.of(place("card-1"), place("card-3"));
    Bounds gap = place("card-2");
    hand.click("card-2");
    assertThat(List.of(place("card-1"), place("card-3"))).isEqualTo(others);
    hand.click("card-4");
    assertThat(place("card-4")).as("the next card fills it").isEqualTo(gap);
  }

  private List<Bounds> frames() {
    return IntStream.rangeClosed(0, 3).mapToObj(offer -> place("offer-" + offer)).toList();
  }

  private List<Bounds> cards(int from) {
    return IntStream.rangeClosed(from, 10).mapToObj(card -> place("card-" + card)).toList();
  }

  @Test
  void adviceLiesOverTheCardsAndIsTakenOver() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    Bounds own = place("card-1");
    hand.push(KeyCode.F6);
    Fx.until(() -> window.find("advice-sheet").filter(Fx::isShown).isPresent());
    Fx.run(() -> {
      Fx.laidOut(window.scene());
      Node sheet = Fx.find(window.scene(), "#advice-sheet");
      Bounds room = Fx.place(sheet);
      assertThat(room).isEqualTo(Fx.place(Fx.find(window.scene(), ".offers-view")));
      List<Bounds> cards = sheet.lookupAll(".playing-card").stream().map(Fx::place).toList();
      assertThat(cards).hasSize(20).allMatch(room::contains);
      assertThat(cards).allMatch(card -> card.getWidth() >= 0.95 * own.getWidth());
    });
    hand.push(KeyCode.F6);
    assertThat(window.isUsable("advice-sheet")).isFalse();
    assertThat(window.isUsable("divide")).as("all cards are in offers").isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 10})
  void adviceFitsTheSmallestWindow(int drawn) {
    window.restartSmall();
    window.open(
        reach(
            3,
            at(Phase.DIVIDE, 1)
                .and(position -> position.drawn(position.active()).size() == drawn)));
    hand.push(KeyCode.F6);
    Fx.until(() -> window.find("advice-sheet").filter(Fx::isShown).isPresent());
    Fx.run(() -> {
      Fx.laidOut(window.scene());
      Node sheet = Fx.find(window.scene(), "#advice-sheet");
      Bounds room = Fx.place(sheet);
      assertThat(sheet.lookupAll(".playing-card").stream().map(Fx::place)).allMatch(room::contains);
    });
  }

  @Test
  void escapeClosesAdviceThatLiesOverTheCards() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    hand.push(KeyCode.F6);
    Fx.until(() -> window.find("advice-sheet").filter(Fx::isShown).isPresent());
    hand.push(KeyCode.ESCAPE);
    assertThat(window.isUsable("advice-sheet")).isFalse();
    assertThat(Fx.on(() -> window.scene().getFocusOwner().getId())).isEqualTo("card-1");
    assertThat(around(1)).as("nothing was laid out").isEqualTo("offer-0");
  }

  @Test
  void aNumberKeyMovesTheCardUnderThePointer() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    hand.pointAt("card-5").push(KeyCode.DIGIT3);
    assertThat(around(5)).isEqualTo("offer-3");
    assertThat(around(1)).as("the card with the focus").isEqualTo("offer-0");
  }

  @Test
  void aNumberKeyElsewhereMovesTheCardWithTheFocus() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    hand.pointAt("log").push(KeyCode.DIGIT2);
    assertThat(around(1)).isEqualTo("offer-2");
  }

  @Test
  void anOfferIsTakenWithTheButtonOnIt() {
    window.open(reach(3, at(Phase.CHOOSE, 2)));
    hand.click("take-2");
    assertThat(window.table().orElseThrow().history().getLast().move()).hasToString("take 2");
  }

  /** An offer's gain is told from the public view alone. */
  @Test
  void anOffersLineIsTheSameForEverySeat() {
    Table table = reach(4, at(Phase.CHOOSE, 2));
    SanMarcoPosition position = (SanMarcoPosition) table.position();
    Cards offer =
        position.dividers().stream()
            .flatMap(divider -> position.view(position.active()).offers(divider).stream())
            .filter(java.util.Objects::nonNull)
            .findFirst()
            .orElseThrow();
    List<List<OfferEffect>> lines = new ArrayList<>();
    for (int seat = 1; seat <= 4; seat++) {
      lines.add(OfferEffect.of(position.view(seat), offer.points()));
    }
    assertThat(lines).allMatch(lines.getFirst()::equals);
  }
}
