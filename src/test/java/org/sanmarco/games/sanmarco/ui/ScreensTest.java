package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.dear;
import static org.sanmarco.ui.testing.RandomPositions.hasDearDoge;
import static org.sanmarco.ui.testing.RandomPositions.payments;
import static org.sanmarco.ui.testing.RandomPositions.reach;
import static org.sanmarco.ui.testing.RandomPositions.table;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Player;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/**
 * Pictures of a game's screens, in {@code target/screens}, for people to look at. The games are
 * played at random up to the first position that fits. Tests that only take pictures are tagged,
 * and run with {@code mvn -Pfull verify}.
 */
class ScreensTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  @Tag("pictures")
  void home() {
    Pictures.takeAll(window, "home");
  }

  @Test
  @Tag("pictures")
  void setUp() {
    window.open(table(4, 1));
    Pictures.take(window, "setup-roll");
    hand.click("roll-all").click("go-on");
    Pictures.take(window, "setup-bridge");
  }

  @Test
  @Tag("pictures")
  void curtainAndDividingInTwo() {
    window.open(reach(4, at(Phase.DIVIDE, 2)));
    Pictures.take(window, "curtain");
    hand.click("go-on");
    Pictures.take(window, "dividing-2-begun");
    for (int card = 1; card <= 6; card++) {
      hand.click("card-" + card);
    }
    hand.click("card-2").click("card-5");
    Pictures.take(window, "dividing-2");
  }

  @Test
  void dividingInThree() {
    window.open(reach(3, at(Phase.DIVIDE, 2)));
    for (int card = 1; card <= 10; card++) {
      for (int click = 0; click <= card % 3; click++) {
        hand.click("card-" + card);
      }
    }
    Pictures.takeAll(window, "dividing-3");
    assertThat(window.isUsable("divide")).isTrue();
  }

  @Test
  @Tag("pictures")
  void choosing() {
    window.open(reach(4, at(Phase.CHOOSE, 2)));
    hand.click("offer-1");
    Pictures.takeAll(window, "choosing-2");
  }

  @Test
  @Tag("pictures")
  void choosingOfThree() {
    window.open(reach(3, at(Phase.CHOOSE, 2)));
    hand.click("offer-3");
    Pictures.takeAll(window, "choosing-3");
  }

  @ParameterizedTest
  @EnumSource(names = {"MAR", "BRIDGE", "TRAITOR", "DOGE", "EXILE"})
  @Tag("pictures")
  void playing(Card card) {
    window.open(reach(4, at(Phase.PLAY, 2).and(position -> position.hand().count(card) > 0)));
    hand.click("hand-" + (position().hand().list().indexOf(card) + 1));
    if (card == Card.DOGE) {
      Pictures.takeAll(window, "playing-dog");
      return;
    }
    Pictures.take(window, "playing-" + card.toString().toLowerCase(Locale.ROOT));
  }

  @Test
  @Tag("pictures")
  void takingABridgeOver() {
    window.open(
        reach(
            4,
            at(Phase.PLAY, 2)
                .and(
                    position -> position.hand().count(Card.BRIDGE) > 0 && position.supply() == 0)));
    hand.click("hand-" + (position().hand().list().indexOf(Card.BRIDGE) + 1));
    Pictures.take(window, "playing-seize");
  }

  @Test
  void otherRoutesOfTheDogeAreInTheTray() {
    sendDoge(4, 12);
    Pictures.takeAll(window, "doge-routes");
    for (int route = 1; route <= 12; route++) {
      isInTray("route-words");
      isInTray("route-take");
      hand.click("route-next");
    }
  }

  /** A game in which the doge has just moved to a place with at least that many payments. */
  private void sendDoge(int players, int payments) {
    window.open(
        reach(
            players,
            position -> position.phase() == Phase.PLAY && !dear(position, payments).isEmpty()));
    hand.click("hand-" + (position().hand().list().indexOf(Card.DOGE) + 1));
    hand.click("other-routes").click("district-" + dear(position(), payments));
  }

  private void isInTray(String id) {
    Bounds room = Fx.place(window.find("playing").orElseThrow());
    Node node = window.find(id).orElseThrow();
    assertThat(room.contains(Fx.place(node))).as(id).isTrue();
  }

  @Test
  @Tag("pictures")
  void exile() {
    window.open(reach(4, at(Phase.EXILE_ROLL, 1)));
    Pictures.take(window, "exile-roll");
    window.open(reach(4, at(Phase.EXILE_REMOVE, 1)));
    Pictures.take(window, "exile-removal");
  }

  @Test
  @Tag("pictures")
  void bonusExile() {
    window.open(reach(3, at(Phase.BONUS_EXILE, 1)));
    Pictures.take(window, "bonus-exile");
  }

  @Test
  @Tag("pictures")
  void roundEnd() {
    window.open(reach(4, at(Phase.PLAY, 2).and(position -> position.roles().size() < 4)));
    new Player(window, hand, 1).playUntil(player -> window.find("round-over").isPresent());
    Pictures.takeAll(window, "round-end");
  }

  @Test
  @Tag("pictures")
  void gameEnd() {
    window.open(reach(4, position -> position.phase() == Phase.OVER));
    Pictures.takeAll(window, "game-end");
    hand.click("game-over-board");
    Pictures.take(window, "game-end-board");
  }

  @Test
  @Tag("pictures")
  void newGameForTwo() {
    Fx.on(() -> {
      window.services().navigator().newGame("san-marco");
      return window;
    });
    hand.click("players-2");
    Pictures.takeAll(window, "new-game-2");
    hand.click("newgame-start").click("lots");
    Fx.until(() -> window.isUsable("lots-begin"));
    Pictures.take(window, "lots-2");
  }

  @Test
  @Tag("pictures")
  void rolesOfTwo() {
    window.open(reach(2, at(Phase.ROLES, 2)));
    Pictures.take(window, "two-roles");
    hand.click("role-place-2");
    Pictures.take(window, "two-roles-begun");
    hand.push(KeyCode.DIGIT3);
    Pictures.take(window, "two-roles-refused");
    hand.click("role-place-1");
    Pictures.take(window, "two-roles-settled");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @Tag("pictures")
  void lastTurnOfTwo(int left) {
    window.open(reach(2, position -> at(Phase.ROLES, 2).test(position) && in(position) == left));
    Pictures.take(window, "two-last-turn-" + left);
  }

  @Test
  @Tag("pictures")
  void tableForTwo() {
    window.open(reach(2, at(Phase.PLAY, 2).and(position -> position.turn() == 2)));
    hand.click("hand-1");
    Pictures.takeAll(window, "two-table");
    window.open(reach(2, at(Phase.DIVIDE, 1)));
    Pictures.take(window, "two-curtain");
  }

  @Test
  @Tag("pictures")
  void firstDogeOfTwo() {
    window.open(
        reach(
            2,
            position ->
                position.phase() == Phase.PLAY
                    && position.doge() == null
                    && position.hand().count(Card.DOGE) > 0));
    hand.click("hand-" + (position().hand().list().indexOf(Card.DOGE) + 1));
    Pictures.take(window, "two-first-doge");
  }

  @Test
  void ownTollOfTwo() {
    window.open(
        reach(
            2, position -> hasDearDoge(position) && paysNobody(position).contains(dear(position))));
    hand.click("hand-" + (position().hand().list().indexOf(Card.DOGE) + 1));
    hand.click("other-routes").click("district-" + dear(position()));
    Pictures.take(window, "two-own-toll");
    String first = window.text("route-words");
    hand.click("route-next");
    assertThat(first + window.text("route-words"))
        .contains("1 to the bank for your other colour’s bridge");
  }

  @Test
  @Tag("pictures")
  void endsOfTwo() {
    window.open(reach(2, at(Phase.PLAY, 2).and(position -> position.roles().size() < 4)));
    new Player(window, hand, 1).playUntil(player -> window.find("round-over").isPresent());
    Pictures.take(window, "two-round-end");
    window.open(reach(2, position -> position.phase() == Phase.OVER));
    Pictures.take(window, "two-game-end");
  }

  @Test
  @Tag("pictures")
  void longNamesOfTwo() {
    window.open(renamed(table(2, 1)));
    Pictures.take(window, "two-long-setup");
    window.open(renamed(reach(2, at(Phase.ROLES, 2))));
    hand.click("role-place-3");
    Pictures.take(window, "two-long-roles");
    window.open(renamed(reach(2, position -> position.phase() == Phase.OVER)));
    Pictures.take(window, "two-long-end");
  }

  /** The same game with names as long as names may be. */
  private static Table renamed(Table table) {
    List<Seat> seats =
        table.seats().stream()
            .map(seat ->
                new Seat(
                    seat.name().equals(RandomPositions.NAMES.getFirst())
                        ? "Massimiliano Alessandro"
                        : "Gianfrancesca Margherita",
                    seat.colour()))
            .toList();
    GameRecord record = table.record();
    return Table.replay(
            new SanMarco(), record.setup(), seats, record.chanceSource(), record.moves())
        .table();
  }

  /** The places that the doge reaches over one bridge of the player's other colour (V3). */
  private static List<String> paysNobody(SanMarcoPosition position) {
    return payments(position).stream()
        .filter(move -> move.payment().bank() == 1)
        .map(move -> move.to().toString())
        .toList();
  }

  private static int in(SanMarcoPosition position) {
    return (int) IntStream.rangeClosed(1, position.seats()).filter(position::isIn).count();
  }

  private SanMarcoPosition position() {
    return (SanMarcoPosition) Fx.on(() -> window.table().orElseThrow().position());
  }
}
