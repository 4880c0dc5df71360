package org.sanmarco.games.marcopolo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** The known cards of a hand are on its player's panel. */
class KnownCardsTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @ParameterizedTest
  @ValueSource(ints = {3, 7, 10})
  void stayBesideThePlayersMenuHoweverManyTheyAre(int known) {
    window.open(
        RandomPositions.reach(
            seed -> RandomPositions.table(new MarcoPolo(), 4, 1, seed),
            MarcoPoloPosition.class,
            position ->
                position.actor().equals(new Actor.Seat(1))
                    && position.view(1).known(2).list().size() >= known));
    Pictures.take(window, "mp-known-" + known);
    Fx.run(() -> {
      Node panel = Fx.find(window.scene(), "#seat-panel-2");
      HBox cards = (HBox) panel.lookup(".known");
      assertThat(cards.getChildren()).hasSizeGreaterThanOrEqualTo(known);
      Bounds place = Fx.place(cards);
      Bounds menu = Fx.place(panel.lookup(".seat-menu"));
      for (Node card : cards.getChildren()) {
        assertThat(Fx.place(card).getMinX()).isGreaterThan(place.getMinX() - 1);
        assertThat(Fx.place(card).getMaxX()).isLessThan(menu.getMinX() + 1);
      }
    });
  }
}
