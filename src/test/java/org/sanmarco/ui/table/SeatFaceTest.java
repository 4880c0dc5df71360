package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Computers have faces, people don't. */
class SeatFaceTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  void seatHandedToAComputerShowsItsFace() {
    GameWindow game = windows.open(4, 5);
    PanelContext context = Fx.on(game.screen::context);
    Fx.run(() -> {
      for (int seat : new int[] {1, 3}) {
        context.model().handOver(seat, "medium");
      }
      assertThat(
              IntStream.rangeClosed(1, 4)
                  .filter(seat -> SeatFace.of(context, seat, 40).isPresent()))
          .containsExactly(1, 3);
    });
  }
}
