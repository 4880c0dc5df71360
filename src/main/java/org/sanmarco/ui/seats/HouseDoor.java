package org.sanmarco.ui.seats;

import module java.base;

import javafx.application.Platform;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.seats.http.OtherHouses;
import org.sanmarco.seats.router.PortKeeper;
import org.sanmarco.seats.router.PortNote;
import org.sanmarco.ui.Services;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The door of a game for players in other houses. For the JavaFX thread. */
public final class HouseDoor {

  private static final Logger LOG = LoggerFactory.getLogger(HouseDoor.class);

  /** The name of the file that notes the router's port. */
  private static final String PORT = "router";

  private final Services services;
  private final Supplier<Optional<Hosting>> hosting;
  private Runnable listener = () -> {};
  private Runnable pageListener = () -> {};

  /**
   * A closed door.
   *
   * @param hosting the hosting of the game, while it is open
   */
  HouseDoor(Services services, Supplier<Optional<Hosting>> hosting) {
    this.services = services;
    this.hosting = hosting;
  }

  /** The other houses, while the door is open. */
  public Optional<OtherHouses> houses() {
    return hosting.get().map(Hosting::server).flatMap(HttpHost::houses);
  }

  /** Sets what is called when something about {@link #houses} has changed. */
  public void onChange(Runnable next) {
    listener = next;
  }

  /** Sets the same for the page of links. */
  void onPage(Runnable next) {
    pageListener = next;
  }

  /** Opens the door, if the game is hosted. */
  void open() {
    hosting
        .get()
        .ifPresent(open ->
            services.<OtherHouses>run(
                "open the door for other houses",
                () -> open.server().openHouses(services.router(), this::changedLater),
                door -> changed(),
                failed -> LOG.warn("other houses stay outside", failed)));
  }

  /** Goes on with the door of an earlier hosting; opens it if nobody has closed it. */
  void reopen(Claims claims) {
    houses().ifPresent(door -> door.onChange(this::changedLater));
    if (claims.ways().outside() > 0) {
      open();
    }
  }

  /** Closes the door until somebody opens it again. */
  void close() {
    hosting
        .get()
        .ifPresent(open -> {
          open.server().closeHouses();
          SeatFiles.keep(services, PORT, Optional.empty());
          changed();
        });
  }

  private void changedLater() {
    Platform.runLater(this::changed);
  }

  private void changed() {
    houses()
        .flatMap(OtherHouses::note)
        .ifPresent(note -> SeatFiles.keep(services, PORT, Optional.of(note.write())));
    listener.run();
    pageListener.run();
  }

  /** Has the router close a port that an earlier run of the program has left open. */
  public static void takeBack(Services services) {
    services
        .background()
        .<Boolean>ask(
            "take back a port of the router",
            () -> {
              Optional<PortNote> left =
                  services
                      .hostedGames()
                      .read(PORT, PortNote::read, PortNote::write)
                      .filter(PortNote::isLeft);
              if (left.isPresent()) {
                PortKeeper.takeBack(services.router(), left.get());
              }
              return left.isPresent();
            },
            wasLeft -> {
              if (wasLeft) {
                SeatFiles.keep(services, PORT, Optional.empty());
              }
            },
            failed -> LOG.warn("a port of the router may be open still", failed));
  }
}
