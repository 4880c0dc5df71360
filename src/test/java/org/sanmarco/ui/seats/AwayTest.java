package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.room.Awaited;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.GameWindow;

/** A seat's own screen that goes away: the game waits for it unless somebody decides otherwise. */
@ExtendWith(FxExtension.class)
class AwayTest {

  private final Set<Integer> present = new HashSet<>();

  /** All seats have screens of their own. */
  private void claim(LedModel model) {
    for (int seat = 1; seat <= model.seats().size(); seat++) {
      come(model, seat);
    }
  }

  private void come(LedModel model, int seat) {
    present.add(seat);
    model.seatAtOwnScreens(one -> true, present::contains);
  }

  private void leave(LedModel model, int seat) {
    present.remove(seat);
    model.seatAtOwnScreens(one -> true, present::contains);
  }

  /** Plays until a seat has to decide alone; returns the seat. */
  private static int asked(LedModel model) {
    while (true) {
      Awaited awaited = model.room().awaited();
      assertThat(awaited.task()).isNotEqualTo(Awaited.Task.OVER);
      if (awaited.task() != Awaited.Task.DECIDE) {
        model.proceed();
      } else if (model.view().mustLookAlone()) {
        return awaited.seat();
      } else {
        Decision decision = model.decisionAtOwnScreen(awaited.seat(), () -> {});
        decision.make(decision.asked().legal().getFirst());
      }
    }
  }

  private LedModel model(Table table) {
    LedModel model = AnyTable.model(table, false, record -> {});
    claim(model);
    return model;
  }

  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 2", "marco-polo, 3"})
  void theGameWaitsForAScreenThatIsAway(String game, int players) {
    LedModel model = model(AnyTable.of(game, players, players, "", 5));
    int seat = asked(model);
    leave(model, seat);
    assertThat(model.prompt()).isEqualTo(new Away(seat));
    model.goOn();
    assertThat(model.prompt()).isEqualTo(new Away(seat));
    assertThat(model.view().seat()).isZero();
    come(model, seat);
    assertThat(model.prompt()).isEqualTo(new OtherScreen(seat));
  }

  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 2", "marco-polo, 3"})
  void itsPlayerDecidesBehindTheCurtainUntilItIsBack(String game, int players) {
    LedModel model = model(AnyTable.of(game, players, players, "", 5));
    int seat = asked(model);
    leave(model, seat);
    model.decideHere();
    assertThat(model.prompt()).isEqualTo(new Curtain(seat));
    model.goOn();
    assertThat(model.prompt()).isInstanceOf(Deciding.class);
    come(model, seat);
    assertThat(model.prompt()).isEqualTo(new OtherScreen(seat));
    assertThat(model.view().seat()).isZero();
    leave(model, seat);
    assertThat(model.prompt()).isEqualTo(new Away(seat));
  }

  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 2", "marco-polo, 3"})
  void aComputerPlaysUntilItIsBack(String game, int players) {
    Table table = AnyTable.of(game, players, players, "", 5);
    LedModel model = model(table);
    int seat = asked(model);
    leave(model, seat);
    model.substitute();
    assertThat(model.prompt()).isEqualTo(new Computer(seat, false));
    assertThat(table.seat(seat).isComputer()).isTrue();
    // The return counts also while somebody looks back.
    model.lookAt(0);
    come(model, seat);
    assertThat(table.seat(seat).isComputer()).isFalse();
    model.lookAt(model.size());
    assertThat(model.prompt()).isEqualTo(new OtherScreen(seat));
  }

  @Test
  void aComputerThatTheTableHasChosenStays() {
    Table table = AnyTable.of("marco-polo", 3, 3, "", 5);
    LedModel model = model(table);
    int seat = asked(model);
    leave(model, seat);
    model.handOver(seat, "easy");
    come(model, seat);
    assertThat(table.seat(seat).computer()).isEqualTo("easy");
  }

  /** The player whose screen is away may still look at the window. */
  @Test
  void noOtherHandOpensWhileAComputerPlays() {
    Table table = AnyTable.of("canal-grande", 2, 2, "", 5);
    LedModel model = AnyTable.model(table, false, record -> {});
    claim(model);
    int away = asked(model);
    present.clear();
    model.seatAtOwnScreens(Set.of(away)::contains, present::contains);
    assertThat(model.prompt()).isEqualTo(new Away(away));
    model.substitute();
    assertThat(model.prompt()).isEqualTo(new Computer(away, false));
    assertThat(model.view().seat()).isZero();
  }

  @Test
  void theTrayNamesTheSeatAndOffersBoth(@TempDir Path folder) {
    Table table = AnyTable.of("marco-polo", 3, 3, "", 5);
    try (GameWindow game = new GameWindow(folder, table, 5)) {
      int seat =
          Fx.on(() -> {
            claim((LedModel) game.model);
            int asked = asked((LedModel) game.model);
            leave((LedModel) game.model, asked);
            return asked;
          });
      assertThat(game.text("away-title"))
          .isEqualTo("Connection to " + table.seat(seat).name() + " lost");
      assertThat(game.has("away-computer")).isTrue();
      game.picture("away", 1280, 800);
      game.picture("away-small", 1024, 700);
      game.hand.click("away-here");
      assertThat(game.text("curtain-name")).contains(table.seat(seat).name());
    }
  }
}
