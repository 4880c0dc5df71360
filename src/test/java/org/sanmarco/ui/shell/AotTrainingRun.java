package org.sanmarco.ui.shell;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;

/**
 * Opens the window, visits each screen once and closes it. A virtual machine that records the run
 * starts the program faster the next time.
 *
 * <p>Its only parameter is a folder in place of the player's own.
 */
public final class AotTrainingRun extends Application {

  private static final int MOVES = 60;

  /** Long enough for a screen to be drawn. */
  private static final Duration LOOK = Duration.seconds(1);

  @Override
  public void start(Stage stage) {
    Path folder = Path.of(getParameters().getRaw().getFirst());
    SanMarcoApp.open(
        stage,
        () -> Start.standard(getHostServices(), folder, Language.system()),
        null,
        shell -> visitScreens(shell, LOOK));
  }

  /**
   * Goes through the screens and closes the window.
   *
   * @param look the time for which each is shown
   */
  static void visitScreens(Shell shell, Duration look) {
    // No player can answer.
    shell.services().preferences().change(settings -> settings.with(Setting.CONFIRMATIONS, false));
    Deque<Runnable> screens =
        new ArrayDeque<>(
            List.of(
                () -> shell.services().navigator().newGame(Games.installed().ids().getFirst()),
                shell.services().navigator()::library,
                () -> shell.services().navigator().game(table(0)),
                shell.services().navigator()::home,
                () -> shell.services().navigator().game(table(MOVES)),
                shell::quit));
    PauseTransition pause = new PauseTransition(look);
    pause.setOnFinished(event -> {
      screens.pop().run();
      if (!screens.isEmpty()) {
        pause.play();
      }
    });
    pause.play();
  }

  /** The first game with the most players, after the given number of arbitrary legal moves. */
  private static Table table(int moves) {
    Games games = Games.installed();
    Game game = games.find(games.ids().getFirst()).orElseThrow();
    Setup setup = new Setup(game.id(), game.players().getLast(), Map.of());
    List<Seat> seats =
        IntStream.range(0, game.start(setup).seats())
            .mapToObj(i -> new Seat("Player " + (i + 1), Seat.COLOURS.get(i)))
            .toList();
    Table table = new Table(game, setup, seats, 1);
    while (table.size() < moves) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        table.play(table.position().legal().getFirst());
      }
    }
    return table;
  }
}
