package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Screens;
import org.sanmarco.ui.testing.Window;

/** A television shows San Marco's cards that all may see and the die due, whole and large. */
class TelevisionTest {

  private static final List<Dimension2D> SIZES =
      List.of(new Dimension2D(1280, 720), new Dimension2D(1920, 1080));

  /** The least width of a card, in widths of the screen. */
  private static final double LEAST_SHARE = 0.045;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @ParameterizedTest
  @CsvSource({"2, CHOOSE", "3, DIVIDE", "3, CHOOSE", "4, DIVIDE", "4, PLAY", "3, EXILE_ROLL"})
  void cardsThatAllMaySeeAreLarge(int players, Phase phase) throws Exception {
    boolean isDieDue = phase == Phase.EXILE_ROLL;
    Table table =
        reach(
            players,
            at(phase, 2).and(position -> position.actor() instanceof Actor.Seat || isDieDue));
    window.open(table);
    window.openOwnScreens();
    HttpClaim door =
        HttpClaim.read(window.text("host-address"), window.text("host-code"), Tempos.FAST)
            .orElseThrow();
    List<Transport.SeatEnd> seats = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      Transport.SeatEnd end = Doors.take(door, player);
      end.receive(0, frame -> {});
      seats.add(end);
    }
    Fx.until(() -> window.find("television-cards").isPresent());
    window.settle();
    SanMarcoView view = (SanMarcoView) table.view(0);
    boolean isHidden = players != 3 && phase == Phase.DIVIDE;
    List<?> open = open(view);
    assertThat(open.isEmpty() && !isDieDue).isEqualTo(isHidden);
    int count = isDieDue ? 1 : isHidden ? view.actionDraw() + view.penaltyDraw() : open.size();
    for (Dimension2D size : SIZES) {
      window.in(
          size,
          root -> {
            if (Screens.ARE_WANTED) {
              Screens.write(
                  root.snapshot(null, null),
                  "television-%s-%s-%.0f".formatted(players, phase, size.getWidth()));
            }
            Parent slot = (Parent) Fx.find(window.scene(), "#television-cards");
            List<Node> cards =
                List.copyOf(slot.lookupAll(isDieDue ? ".die-blank" : ".playing-card"));
            assertThat(cards).as("%s", size).hasSize(count);
            if (isHidden) {
              assertThat(cards).allMatch(card -> ((CardView) card).card() == null);
            }
            List<Bounds> places = cards.stream().map(TelevisionTest::inScene).toList();
            for (Bounds place : places) {
              assertThat(inScene(slot).contains(place)).isTrue();
              assertThat(place.getWidth()).isGreaterThan(LEAST_SHARE * size.getWidth());
              assertThat(places.stream().filter(place::intersects)).hasSize(1);
            }
            return true;
          });
    }
    seats.forEach(Transport.SeatEnd::close);
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  private static List<?> open(SanMarcoState view) {
    return switch (view.phase()) {
      case DIVIDE -> view.drawn(view.active()).list();
      case CHOOSE ->
          view.dividers().stream()
              .map(view::offers)
              .filter(offers -> !offers.isEmpty())
              .findFirst()
              .orElseThrow()
              .stream()
              .flatMap(Stream::ofNullable)
              .flatMap(offer -> offer.list().stream())
              .toList();
      default -> view.hand().list();
    };
  }
}
