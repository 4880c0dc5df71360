package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.input.KeyCode;
import javafx.scene.layout.Border;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** The offer inspected before it is taken is marked by its frame. */
class ChosenOfferTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  void inSanMarco() {
    window.open(
        RandomPositions.reach(
            seed -> RandomPositions.table(new SanMarco(), 3, 1, seed),
            SanMarcoPosition.class,
            position ->
                position.phase() == org.sanmarco.games.sanmarco.Phase.CHOOSE
                    && position.actor().equals(new Actor.Seat(1))));
    isMarked();
  }

  @Test
  void inCanalGrande() {
    window.open(
        RandomPositions.reach(
            seed -> RandomPositions.table(new CanalGrande(), 2, 1, seed),
            CanalGrandePosition.class,
            position ->
                position.phase() == Phase.CHOOSE && position.actor().equals(new Actor.Seat(1))));
    isMarked();
  }

  private void isMarked() {
    for (int chosen = 1; chosen <= 2; chosen++) {
      hand.push(chosen == 1 ? KeyCode.DIGIT1 : KeyCode.DIGIT2);
      List<Border> frames = frames();
      assertThat(frames.get(chosen - 1)).isNotEqualTo(frames.get(2 - chosen));
    }
  }

  private List<Border> frames() {
    return Fx.on(() ->
        IntStream.rangeClosed(1, 2)
            .mapToObj(number -> ((Region) Fx.find(window.scene(), "#offer-" + number)).getBorder())
            .toList());
  }
}
