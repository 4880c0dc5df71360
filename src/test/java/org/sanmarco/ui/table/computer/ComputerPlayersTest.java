package org.sanmarco.ui.table.computer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.ThinkingClock;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Clicker;
import org.sanmarco.ui.testing.FakeServices;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.SlowBot;

/** Handling of good, late and wrong answers of computers. */
@ExtendWith(FxExtension.class)
class ComputerPlayersTest {

  private final AtomicReference<Bot> bot = new AtomicReference<>();
  private FakeServices services;
  private GameModel model;
  private ComputerPlayers players;
  private int seat;
  private int moves;

  @BeforeEach
  void play(@TempDir Path folder) {
    services = new FakeServices(folder);
    services.preferences().change(settings -> settings.with(Setting.PACE, Pace.AT_ONCE));
    model = AnyTable.model(Clicker.table(3, 5), false, game -> {});
    Clicker clicker = new Clicker(model, 5);
    while (!(model.prompt() instanceof Deciding(int _, Phase phase)
        && phase == Phase.SETUP_BRIDGE)) {
      clicker.step();
    }
    Function<BotLevel, Bot> bots = level -> bot.get();
    players =
        new ComputerPlayers(
            model,
            bots,
            services,
            () -> false,
            () -> false,
            () -> false,
            new ThinkingClock(() -> 0, (seat, time) -> {}));
    model.onChange(players::show);
    seat = view(model).active();
    moves = model.moves();
  }

  @AfterEach
  void stop() {
    services.autosave().close();
  }

  private void handOver(String computer) {
    Fx.on(() -> {
      model.handOver(seat, computer);
      return model;
    });
  }

  private Bot sensible() {
    return Bots.of(model.game()).bot(BotLevel.EASY);
  }

  @Test
  void anAnswerIsPlayed() {
    bot.set(sensible());
    handOver("easy");
    Fx.until(() -> model.moves() > moves);
    assertThat(Fx.on(() -> model.prompt())).isInstanceOf(Deciding.class);
  }

  @Test
  void takingOverStopsThinkingAndDropsAnswer() throws InterruptedException {
    SlowBot slow = new SlowBot();
    bot.set(slow);
    handOver("easy");
    assertThat(slow.isStopped()).isFalse();
    handOver("");
    assertThat(slow.isStopped()).isTrue();
    slow.answerLike(sensible());
    assertThat(Fx.on(() -> model.moves())).isEqualTo(moves);
    assertThat(Fx.on(() -> model.prompt())).isEqualTo(new Deciding(seat, Phase.SETUP_BRIDGE));
  }

  @Test
  void aComputerThatBreaksCanBeTriedAgain() {
    bot.set((view, thinking) -> {
      throw new IllegalStateException("broken");
    });
    handOver("easy");
    Fx.until(players::hasFailed);
    assertThat(services.failed).singleElement().isInstanceOf(IllegalStateException.class);
    assertThat(Fx.on(() -> model.prompt())).isEqualTo(new Computer(seat, false));
    bot.set(sensible());
    Fx.on(() -> {
      players.again();
      return players;
    });
    Fx.until(() -> model.moves() > moves);
    assertThat(Fx.on(players::hasFailed)).isFalse();
  }

  @Test
  void illegalMoveChangesNothingAndSeatCanBeTakenOver() {
    bot.set((view, thinking) -> new SanMarcoMove.Take(1));
    handOver("easy");
    Fx.until(players::hasFailed);
    assertThat(services.failed).hasSize(1);
    assertThat(Fx.on(() -> model.moves())).isEqualTo(moves);
    handOver("");
    assertThat(Fx.on(() -> model.prompt())).isEqualTo(new Deciding(seat, Phase.SETUP_BRIDGE));
    assertThat(Fx.on(players::hasFailed)).isFalse();
  }
}
