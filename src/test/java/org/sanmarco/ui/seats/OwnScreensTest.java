package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The page of own screens shows the same address and code after the program has ended. */
class OwnScreensTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private void show() {
    MenuButton menu = (MenuButton) window.find("menu").orElseThrow();
    Fx.run(() ->
        menu.getItems().stream()
            .filter(item -> "menu-screens".equals(item.getId()))
            .findFirst()
            .ifPresent(MenuItem::fire));
    Fx.until(() -> window.find("host-code").isPresent() && !window.text("host-code").isEmpty());
    window.settle();
  }

  private HttpClaim door() {
    return HttpClaim.read(window.text("host-address"), window.text("host-code"), Tempos.FAST)
        .orElseThrow();
  }

  @Test
  void continuedGamesHaveTheirCodeAndSeats() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    List<String> shown = List.of(window.text("host-address"), window.text("host-code"));
    Transport.SeatEnd seat = Doors.take(door(), 2);
    window.settle();
    window.close();
    window.restart();
    window.hand().click("home-continue");
    window.settle();
    show();
    assertThat(List.of(window.text("host-address"), window.text("host-code"))).isEqualTo(shown);
    assertThat(door().places()).extracting(HttpClaim.Place::isFree).containsExactly(true, false);
    seat.close();
  }

  @Test
  void theWholeCodeIsShownInTheSmallestWindow() {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    Pictures.takeSmall(window, "own-screens");
    assertThat(window.drawn("host-code"))
        .isEqualTo(window.text("host-code"))
        .matches("(\\w{4}-){4}\\w{4}");
  }
}
