package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.seats.http.OtherHouses.Proof;
import org.sanmarco.seats.router.FakeRouter;
import org.sanmarco.seats.router.Obstacle;
import org.sanmarco.seats.router.PortKeeper;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Messages;

/** The window opens a game over the internet, says what is known about that, and closes it. */
class HousesTest {

  private static final String ADDRESS = "127.0.0.1";
  private static final InetSocketAddress LOCAL =
      new InetSocketAddress(InetAddress.getLoopbackAddress(), 20_000);

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final FakeRouter router = new FakeRouter(ADDRESS);

  HousesTest() {
    window.router = router;
  }

  private void invite() {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    window.openOwnScreens();
    window.hand().click("host-houses");
  }

  private String link(int seat) {
    Fx.until(() -> window.find("houses-line-" + seat).isPresent());
    return Fx.on(() -> ((TextField) window.find("houses-line-" + seat).orElseThrow()).getText());
  }

  private boolean isOpenInHeader() {
    return window.find("houses").filter(Fx::isShown).isPresent();
  }

  @Test
  void eachSeatHasItsLinkUntilTheGameIsClosed() {
    invite();
    assertThat(link(1)).startsWith("http://" + ADDRESS + ":").contains("#1.");
    assertThat(link(2)).contains("#2.");
    window.hand().click("houses-copy-2");
    assertThat(Fx.on(() -> Clipboard.getSystemClipboard().getString())).isEqualTo(link(2));
    assertThat(isOpenInHeader()).isTrue();
    window.hand().click("houses-shut");
    Fx.until(() -> router.open.get() == 0 && !isOpenInHeader());
    window.settle();
  }

  @Test
  void aGameByLinkBeginsWithItsLinks() {
    Fx.run(() -> window.services().navigator().newGameByLink());
    window.hand().click("newgame-start");
    assertThat(link(1)).startsWith("http://" + ADDRESS + ":");
    window.settle();
  }

  @Test
  void anObstacleLeavesTheWayByHand() {
    router.obstacle = Obstacle.SHARED;
    invite();
    Fx.until(() -> window.text("houses-state").contains("one address among many customers"));
    assertThat(window.find("houses-line-1")).isEmpty();
    window.hand().write("houses-address", "example.org:4711");
    assertThat(link(1)).startsWith("http://example.org:4711/");
    window.settle();
  }

  @Test
  void continuedGamesAreOpenAgainAndTellOfNewLinks() {
    invite();
    String before = link(1);
    window.hand().click("houses-close");
    window.close();
    Fx.until(() -> router.open.get() == 0);
    router.move("127.0.0.2", 0);
    window.restart();
    window.hand().click("home-continue");
    Fx.until(() ->
        window
            .find("houses")
            .filter(Fx::isShown)
            .filter(button -> ((Button) button).getText().startsWith("New links"))
            .isPresent());
    window.hand().click("houses");
    assertThat(link(1)).isEqualTo(before.replace(ADDRESS, "127.0.0.2"));
    window.settle();
  }

  @ParameterizedTest
  @CsvSource({
    "SILENT, No router answered",
    "REFUSED, doesn’t let anybody in",
    "NO_ADDRESS, no internet address",
    "SHARED, shares one address among many customers",
    "TWO_ROUTERS, another router"
  })
  void anObstacleIsExplained(Obstacle obstacle, String words) {
    assertThat(sentence(new PortKeeper.Closed(obstacle), Proof.NONE))
        .contains(words, "play over a server");
  }

  @Test
  void nothingIsClaimedThatIsNotKnown() {
    PortKeeper.State open = new PortKeeper.Open(LOCAL);
    List<String> all =
        List.of(
            sentence(open, Proof.NONE),
            sentence(open, Proof.FROM_HERE),
            sentence(new PortKeeper.Vanished(LOCAL), Proof.NONE));
    assertThat(all).doesNotHaveDuplicates().noneMatch(one -> one.contains("the links work."));
    assertThat(sentence(open, Proof.FROM_OUTSIDE)).contains("the links work.");
  }

  private static String sentence(PortKeeper.State state, Proof proof) {
    return DoorSentence.of(Messages.load(Sheet.TEXTS, Locale.ENGLISH), state, proof, LOCAL);
  }
}
