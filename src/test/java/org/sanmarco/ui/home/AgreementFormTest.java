package org.sanmarco.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.control.ComboBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The agreement about time is chosen with a new game elsewhere. */
class AgreementFormTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final List<GameOffer> offers = new ArrayList<>();

  @BeforeEach
  void start() {
    Fx.run(() -> window.services().navigator().newGameElsewhere(offers::add));
    window.settle();
  }

  private ComboBox<?> box(String id) {
    return (ComboBox<?>) Fx.find(window.scene(), "#" + id);
  }

  private void choose(String id, int choice) {
    Fx.run(() -> box(id).getSelectionModel().select(choice));
  }

  /** The agreement of the game that begins now. */
  private Terms begun() {
    window.hand().click("seat-1-leads").click("newgame-start");
    return offers.getFirst().terms();
  }

  @Test
  void timeDoesNotMatterUntilSomethingIsChosen() {
    assertThat(window.isUsable("leave-choice")).isFalse();
    assertThat(begun()).isEqualTo(Terms.NONE);
  }

  @Test
  void aMinuteForEachMoveHasAReserve() {
    assertThat(window.isUsable("bank-choice")).isFalse();
    choose("time-choice", MoveTime.MINUTE.ordinal());
    choose("bank-choice", 2);
    window.hand().click("advice-choice").click("chat-choice");
    Terms terms = begun();
    assertThat(terms.move()).isEqualTo(Duration.ofMinutes(1));
    assertThat(terms.bank()).isEqualTo(Duration.ofMinutes(10));
    assertThat(terms.advice()).isFalse();
    assertThat(terms.chat()).isFalse();
  }

  @Test
  void daysAwayGoWithLongTimes() {
    choose("time-choice", MoveTime.DAY.ordinal());
    choose("leave-choice", 2);
    Pictures.takeAll(window, "new-game-elsewhere");
    assertThat(window.text("agreement-host")).contains("somebody run it who doesn’t play");
    assertThat(begun().leave()).isEqualTo(14);
  }
}
