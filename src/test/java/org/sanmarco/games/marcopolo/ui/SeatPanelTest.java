package org.sanmarco.games.marcopolo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Isolation;

/** The players beside the road. */
class SeatPanelTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @Test
  void nameIsNotCutBesideGoldAtTheEnd() {
    window.open(
        RandomPositions.reach(
            seed -> RandomPositions.table(new MarcoPolo(), 3, 1, seed),
            MarcoPoloPosition.class,
            position -> position.goldAtEnd(1) >= 10 && position.goldAtEnd(1) > position.gold(1)));
    assertThat(window.in(new Dimension2D(1024, 700), SeatPanelTest::names))
        .containsExactly("Bianca", "Marco", "Lucia");
  }

  private static List<String> names(Parent root) {
    return root.lookupAll(".seat-name").stream()
        .map(name -> ((Text) ((Label) name).lookup(".text")).getText())
        .map(Isolation::bare)
        .toList();
  }
}
