package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** The review on the last page: what each person lost, and the board before a mistake. */
class ReviewTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @BeforeEach
  void play() {
    Table table = AnyTable.of("nim", 2, 2, "", 5);
    while (!table.isOver()) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        table.play(blunder(table));
      }
    }
    window.open(table);
    Fx.until(() -> window.isUsable("game-over-review"));
  }

  /** A move that lets a win slip, if there is one: its loss is certain in any time. */
  private static Move blunder(Table table) {
    List<? extends Move> legal = table.position().legal();
    return legal.stream()
        .filter(move -> {
          Position after = table.position().copy();
          after.play(move, EventListener.SILENT);
          return after.result() == null;
        })
        .findFirst()
        .map(move -> (Move) move)
        .orElse(legal.getFirst());
  }

  private List<Node> rows() {
    return Fx.on(() -> List.copyOf(window.scene().getRoot().lookupAll(".review-row")));
  }

  @Test
  void aClickOnADecisionShowsTheBoardBeforeIt() {
    window.hand().click("game-over-review");
    Fx.until(() -> window.find("review-of-1").isPresent());
    assertThat(window.text("review-of-1")).startsWith("Anna – inaccuracies: ");
    assertThat(window.find("review-of-2")).isPresent();
    assertThat(rows()).isNotEmpty();
    window.hand().click(rows().getFirst());
    Fx.until(() -> window.find("past-now").isPresent());
    assertThat(window.text("status-advice")).contains("hundredths");
  }

  @Test
  void theReviewGoesOnWhileItsPageIsClosed() {
    window.hand().click("game-over-review").click("review-close");
    Fx.until(() -> window.services().background().isIdle());
    window.hand().click("game-over-review");
    Fx.until(() -> window.find("review-of-1").isPresent());
  }
}
