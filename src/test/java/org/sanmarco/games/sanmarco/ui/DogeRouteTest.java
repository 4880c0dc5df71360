package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.dear;
import static org.sanmarco.ui.testing.RandomPositions.hasDearDoge;
import static org.sanmarco.ui.testing.RandomPositions.payments;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** A click on a district moves the doge on the cheapest route; the others are one button away. */
class DogeRouteTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private SanMarcoPosition position() {
    return (SanMarcoPosition) window.table().orElseThrow().position();
  }

  private Move lastMove() {
    return window.table().orElseThrow().history().getLast().move();
  }

  /** The moves to a district, the cheapest first. */
  private List<Doge> routes(String to) {
    return payments(position()).stream()
        .filter(move -> move.to().toString().equals(to))
        .sorted(java.util.Comparator.comparing(Doge::payment, Projection.cheapest(position())))
        .toList();
  }

  private void holdDoge(Predicate<SanMarcoPosition> fits) {
    window.open(reach(4, fits));
    hand.click("hand-" + (position().hand().list().indexOf(Card.DOGE) + 1));
  }

  private static boolean isPlayingDoge(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY && hasDearDoge(position);
  }

  @Test
  void aClickOnADistrictTakesTheCheapestRoute() {
    holdDoge(DogeRouteTest::isPlayingDoge);
    String to = dear(position());
    Doge cheapest = routes(to).getFirst();
    hand.click("district-" + to);
    assertThat(lastMove()).isEqualTo(cheapest);
  }

  @Test
  void theRouteIsDrawnWhileThePointerIsThere() {
    Predicate<SanMarcoPosition> costs =
        position -> payments(position).stream().anyMatch(move -> isPricey(position, move));
    holdDoge(position -> isPlayingDoge(position) && costs.test(position));
    Doge pricey =
        payments(position()).stream()
            .filter(move -> isPricey(position(), move))
            .findFirst()
            .orElseThrow();
    assertThat(coins()).isZero();
    Fx.run(() -> {
      KeyUse.show(window.scene(), true);
      Fx.find(window.scene(), "#district-" + pricey.to()).requestFocus();
    });
    Fx.until(() -> coins() == pricey.payment().total());
    Pictures.takeAll(window, "doge-route");
    hand.push(KeyCode.ESCAPE);
    Fx.until(() -> coins() == 0);
  }

  /** Whether the cheapest route to a district costs more than a point. */
  private static boolean isPricey(SanMarcoPosition position, Doge move) {
    return move.payment().total() > 1
        && payments(position).stream()
            .filter(other -> other.to() == move.to())
            .allMatch(other -> other.payment().total() >= move.payment().total())
        && payments(position).stream().filter(other -> other.to() == move.to()).count() == 1;
  }

  private int coins() {
    return Fx.on(() -> {
      Group route = (Group) Fx.find(window.scene(), "#route");
      return (int) route.getChildren().stream().filter(DogeRouteTest::isCoin).count();
    });
  }

  private static boolean isCoin(Node node) {
    return node instanceof Parent coin
        && coin.getChildrenUnmodifiable().stream()
            .anyMatch(part -> part.getStyleClass().contains("coin"));
  }

  @Test
  void otherRoutesSayWhatTheyCostWhom() {
    holdDoge(position ->
        isPlayingDoge(position)
            && payments(position).stream()
                .anyMatch(move ->
                    move.to().toString().equals(dear(position)) && move.payment().total() == 0));
    String to = dear(position());
    List<Doge> routes = routes(to);
    hand.click("other-routes").click("district-" + to);
    List<String> words = new ArrayList<>();
    Set<Bounds> buttons = new HashSet<>();
    for (int route = 0; route < routes.size(); route++) {
      words.add(window.text("route-words"));
      buttons.add(Fx.on(() -> Fx.place(Fx.find(window.scene(), "#route-previous"))));
      if (route < routes.size() - 1) {
        hand.click("route-next");
      }
    }
    assertThat(buttons).as("places of a button").hasSize(1);
    assertThat(words).doesNotHaveDuplicates().anyMatch(said -> said.startsWith("Pay nothing ("));
    assertThat(words.getLast()).as("the cheapest comes last").startsWith("Pay nothing (");
    hand.click("route-previous").click("route-take");
    assertThat(lastMove()).isEqualTo(routes.getLast());
  }

  @Test
  void theLastCardThatCanDoOneThingNeedsOneClick() {
    window.open(
        reach(
            4,
            position ->
                position.phase() == Phase.PLAY
                    && position.hand().size() == 1
                    && position.legal().size() == 1));
    SanMarcoMove only = position().legal().getFirst();
    hand.click("hand-1");
    assertThat(lastMove()).isEqualTo(only);
  }
}
