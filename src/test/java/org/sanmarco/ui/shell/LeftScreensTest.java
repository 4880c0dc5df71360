package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** A screen that was left is released, with all pictures it was drawn from. */
class LeftScreensTest {

  private static final List<String> NAMES = List.of("Anna", "Ben");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @Sampled(3)
  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void everyScreenIsReleasedOnceItIsLeft(String game) {
    Navigator navigator = window.services().navigator();
    Table over = table(game, Integer.MAX_VALUE);
    List<Runnable> screens =
        List.of(
            navigator::home,
            () -> navigator.newGame(game),
            navigator::library,
            navigator::fame,
            () -> navigator.game(table(game, 30)),
            () -> navigator.game(over));
    for (int i = 0; i < screens.size(); i++) {
      WeakReference<Node> left = shown(screens.get(i));
      Fx.run(screens.get((i + 1) % screens.size()));
      window.settle();
      Fx.until(() -> {
        System.gc();
        return left.refersTo(null);
      });
      assertThat(left.refersTo(null)).as("screen %d", i).isTrue();
    }
  }

  private WeakReference<Node> shown(Runnable screen) {
    Fx.run(screen);
    window.settle();
    return Fx.on(() ->
        new WeakReference<>(((Pane) Fx.find(window.scene(), "#screen")).getChildren().getFirst()));
  }

  /** A game of persons after the given number of moves, or at its end. */
  private static Table table(String id, int moves) {
    Game game = Games.installed().find(id).orElseThrow();
    Setup setup = new Setup(id, 2, Map.of());
    List<Seat> seats =
        IntStream.range(0, game.start(setup).seats())
            .mapToObj(i -> new Seat(NAMES.get(i % NAMES.size()), Seat.COLOURS.get(i)))
            .toList();
    Table table = new Table(game, setup, seats, 1);
    Random random = new Random(1);
    while (!table.isOver() && table.size() < moves) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        List<? extends Move> legal = table.position().legal();
        table.play(legal.get(random.nextInt(legal.size())));
      }
    }
    return table;
  }
}
