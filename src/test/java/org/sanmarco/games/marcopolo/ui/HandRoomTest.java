package org.sanmarco.games.marcopolo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** A hand is laid out over the whole width it has, and every card of it and beside it is seen. */
class HandRoomTest {

  /** The part of a covered card that has to be seen, in pixels. */
  private static final double EDGE = 5;

  private static final double[][] SIZES = {{1024, 700}, {1280, 800}, {1920, 1080}};

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({
    "2, MOVE, 5",
    "2, TAKE, 5",
    "2, MOVE, 11",
    "2, TAKE, 11",
    "3, MOVE, 8",
    "3, TAKE, 8",
    "4, MOVE, 14",
    "4, TAKE, 14",
    "5, MOVE, 6",
    "5, TAKE, 6"
  })
  void everyCardIsSeenAtEverySize(int players, Phase phase, int cards) {
    window.open(
        RandomPositions.reach(
            seed -> RandomPositions.table(new MarcoPolo(), players, 1, seed),
            MarcoPoloPosition.class,
            position ->
                position.phase() == phase
                    && position.actor().equals(new Actor.Seat(1))
                    && position.handSize(1) >= cards
                    && position.legal().size() > 1));
    Pictures.takeAll(window, "mp-hand-" + players + "-" + phase + "-" + cards);
    for (double[] size : SIZES) {
      Fx.run(() -> {
        Parent root = window.scene().getRoot();
        for (int pass = 0; pass < 3; pass++) {
          root.resize(size[0], size[1]);
          root.layout();
        }
        look(phase == Phase.TAKE ? "#taking" : "#playing", phase);
        root.resize(window.scene().getWidth(), window.scene().getHeight());
        root.layout();
      });
    }
  }

  private void look(String trayId, Phase phase) {
    Node tray = Fx.find(window.scene(), trayId);
    Bounds room = Fx.place(tray);
    assertSeen(cards(tray.lookup("#handSlot")), room);
    if (phase == Phase.TAKE) {
      List<Bounds> open = cards(tray.lookup("#open"));
      assertSeen(open, room);
      for (int at = 1; at < open.size(); at++) {
        assertThat(open.get(at).getMinX()).isGreaterThan(open.get(at - 1).getMaxX() - 2);
      }
    } else {
      Bounds hand = Fx.place(tray.lookup("#handSlot"));
      Bounds buttons = Fx.place(tray.lookup(".tray-buttons"));
      assertThat(hand.getWidth()).isGreaterThan(room.getWidth() - buttons.getWidth() - 60);
    }
  }

  private static List<Bounds> cards(Node slot) {
    return slot.lookupAll(".playing-card").stream()
        .map(PlayingCard.class::cast)
        .map(Fx::place)
        .sorted(Comparator.comparingDouble(Bounds::getCenterX))
        .toList();
  }

  private static void assertSeen(List<Bounds> cards, Bounds room) {
    assertThat(cards).isNotEmpty();
    for (int at = 0; at < cards.size(); at++) {
      Bounds card = cards.get(at);
      assertThat(card.getMinX()).isGreaterThan(room.getMinX() - 1);
      assertThat(card.getMaxX()).isLessThan(room.getMaxX() + 1);
      assertThat(card.getMaxY()).isLessThan(room.getMaxY() + 12);
      if (at > 0) {
        assertThat(card.getCenterX() - cards.get(at - 1).getCenterX()).isGreaterThan(EDGE);
      }
    }
  }
}
