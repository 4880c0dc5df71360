package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Computers of the cast remark on telling moments, seldom and never twice alike. */
class RemarksTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** A game in which Ben has just taken an offer with a traitor. */
  private GameWindow beforeRobbery(String victim, String computer) {
    Table table =
        new Table(
            new CanalGrande(),
            new Setup(CanalGrande.ID, 2, Map.of()),
            List.of(
                new Seat(victim, Seat.COLOURS.get(0), computer),
                new Seat("Ben", Seat.COLOURS.get(1))),
            1);
    Stream.of(
            "deal CRO MAR DOR CAS",
            "deal POL POL MAR CAS",
            "draw CAN CAN CAS CAS TRA 1 2 3",
            "divide CAN CAN 1 2 / CAS CAS TRA 3",
            "take 2")
        .forEach(move -> table.play(table.game().read(move)));
    return windows.open(table, 1);
  }

  private String bubble(GameWindow game) {
    Fx.run(() -> game.model.goOn());
    return game.has("signal-1") && Fx.on(() -> Fx.find(game.scene(), "#signal-1").isVisible())
        ? Fx.on(() -> ((Label) Fx.find(game.scene(), "#signal-1")).getText())
        : "";
  }

  @Test
  void robbedComputerProtestsOnce() {
    GameWindow game = beforeRobbery("Dandolo", "hard");
    assertThat(bubble(game)).isEqualTo("“You will hear from the Council of Ten.”");
    assertThat(game.services.preferences().sayOnce("ROBBED.state.1")).isFalse();
    assertThat(game.services.preferences().sayOnce("ROBBED.state.2")).isTrue();
  }

  @Test
  void remarkIsSilentWhereTheSettingsSaySo() {
    GameWindow game = beforeRobbery("Dandolo", "hard");
    Fx.run(() -> game.services.preferences().change(now -> now.with(Setting.REMARKS, false)));
    assertThat(bubble(game)).isEmpty();
  }

  @Test
  void peopleAndUnknownComputersSayNothing() {
    assertThat(bubble(beforeRobbery("Dandolo", ""))).isEmpty();
    assertThat(bubble(beforeRobbery("Anna", "hard"))).isEmpty();
  }
}
