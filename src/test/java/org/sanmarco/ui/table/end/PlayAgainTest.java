package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** Another game after a game. */
class PlayAgainTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private Table show() {
    Table over = reach(3, position -> position.phase() == Phase.OVER);
    Fx.run(() -> window.services().navigator().game(over));
    window.settle();
    return over;
  }

  private Table shown() {
    return Fx.on(() -> window.table().orElseThrow());
  }

  @Test
  void theSamePlayersPlayAgainAndTheNextOneBegins() {
    Table over = show();
    Pictures.takeAll(window, "again");
    window.hand().click("game-over-again");
    Fx.until(() -> window.find("game-over").isEmpty());
    assertThat(shown().seats()).isEqualTo(over.seats());
    assertThat(over.setup().options()).containsEntry("leader", "1");
    assertThat(shown().setup().options()).containsEntry("leader", "2");
  }

  @Test
  void oneGameIsNoSeries() {
    show();
    assertThat(window.isUsable("game-over-evening")).isFalse();
  }
}
