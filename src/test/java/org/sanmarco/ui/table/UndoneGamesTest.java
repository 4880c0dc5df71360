package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** A window that goes on by itself redoes what was undone, and plays nothing behind a dialog. */
class UndoneGamesTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private static Table saved(String name) throws SaveException, URISyntaxException {
    URL file = Objects.requireNonNull(UndoneGamesTest.class.getResource(name + ".sanmarco"));
    return new SavedGameStore(Games.installed()).read(Path.of(file.toURI())).table();
  }

  private static void goOn(GameWindow game) {
    Fx.run(() ->
        game.services
            .preferences()
            .change(now ->
                now.with(Setting.SECRECY, Secrecy.OPEN)
                    .with(Setting.PACE, Pace.AT_ONCE)
                    .with(Setting.ROUTINE, true)
                    .with(Setting.FORCED_PASSES, true)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"practice-undone-to-the-deal", "undone-to-a-forced-pass"})
  void allIsRedone(String name) throws Exception {
    Table table = saved(name);
    table.practise();
    List<String> moves = table.record().moves();
    GameWindow game = windows.open(table, 1);
    Fx.run(() -> {
      while (game.model.canUndo()) {
        game.screen.context().model().undo();
      }
    });
    assertThat(Fx.on(table::size)).isZero();
    goOn(game);
    game.await(() -> game.model.prompt() instanceof Deciding && game.model.canRedo());
    game.await(() -> {
      if (game.model.canRedo()) {
        game.screen.context().model().redo();
      } else if (!(game.model.prompt() instanceof Deciding)) {
        game.screen.context().model().goOn();
      }
      return table.size() == moves.size();
    });
    assertThat(Fx.on(() -> table.record().moves())).isEqualTo(moves);
  }

  /** Another window, without a dialog, goes on meanwhile. */
  @Test
  void nothingIsPlayedBehindADialog() {
    GameWindow game = windows.open(AnyTable.of(MarcoPolo.ID, 3, 3, "random", 5), 5);
    GameWindow other = windows.open(AnyTable.of(MarcoPolo.ID, 3, 3, "random", 5), 5);
    for (GameWindow window : List.of(game, other)) {
      Fx.run(() -> window.screen.context().model().handOver(1, "random"));
    }
    game.openDialog();
    int moves = Fx.on(game.model::moves);
    goOn(game);
    goOn(other);
    other.await(() -> other.model.moves() > moves + 30);
    assertThat(Fx.on(game.model::moves)).isEqualTo(moves);
    Fx.run(() -> game.screen.root().setDisable(false));
    game.await(() -> game.model.moves() > moves + 30);
  }
}
