package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** The display of the rest of San Marco's decks. */
class DeckPanelTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  void everyCardHasATileThatFitsBesideTheOthers() {
    GameWindow game = windows.open(3, 1);
    double side = Fx.place(game.find("deck")).getWidth();
    assertThat(side).isLessThan(320);
    for (Card card : Card.ALL) {
      Bounds tile = Fx.place(game.find("deck-" + card));
      assertThat(tile.getWidth()).as(card.toString()).isBetween(20.0, 48.0);
      assertThat(tile.getHeight()).as(card.toString()).isLessThan(60);
    }
  }
}
