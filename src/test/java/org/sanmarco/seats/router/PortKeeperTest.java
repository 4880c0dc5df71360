package org.sanmarco.seats.router;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.testing.Waiting;

/** A port of the router is kept open while it may be, and what is known about it is told. */
class PortKeeperTest {

  private static final Duration SOON = Duration.ofMillis(10);
  private static final InetAddress LOCAL = InetAddress.getLoopbackAddress();
  private static final int PORT = 20_000;
  private static final String HOST = "11.22.33.44";

  private final FakeRouter router = new FakeRouter(HOST);
  private final BlockingQueue<PortKeeper.State> states = new LinkedBlockingQueue<>();
  private @Nullable PortKeeper keeper;

  @AfterEach
  void close() {
    if (keeper != null) {
      keeper.close();
    }
  }

  private PortKeeper.State asked() throws InterruptedException {
    keeper = new PortKeeper(router, LOCAL, PORT, PORT, states::add, PortKeeper.LEASE, SOON);
    return states.take();
  }

  private static PortKeeper.State at(String host, int port) {
    return new PortKeeper.Open(new InetSocketAddress(host, port));
  }

  @Test
  void aPortIsOpenUntilItIsClosed() throws InterruptedException {
    assertThat(asked()).isEqualTo(at(HOST, PORT));
    assertThat(router.open.get()).isEqualTo(PORT);
    close();
    Waiting.until(() -> router.open.get() == 0);
  }

  @ParameterizedTest
  @CsvSource({"SILENT", "REFUSED", "NO_ADDRESS", "SHARED", "TWO_ROUTERS"})
  void anObstacleIsTold(Obstacle obstacle) throws InterruptedException {
    router.obstacle = obstacle;
    assertThat(asked()).isEqualTo(new PortKeeper.Closed(obstacle));
  }

  @Test
  void anotherPortOfTheRouterIsTold() throws InterruptedException {
    router.move(HOST, 4711);
    assertThat(asked()).isEqualTo(at(HOST, 4711));
  }

  @Test
  void aNewAddressIsToldOnceTheLeaseIsRenewed() throws InterruptedException {
    router.lease = SOON;
    assertThat(asked()).isEqualTo(at(HOST, PORT));
    router.move("55.66.77.88", 0);
    assertThat(states.take()).isEqualTo(at("55.66.77.88", PORT));
  }

  @Test
  void aRouterThatVanishesIsAskedUntilItIsBack() throws InterruptedException {
    router.lease = SOON;
    assertThat(asked()).isEqualTo(at(HOST, PORT));
    router.isGone = true;
    assertThat(states.take()).isEqualTo(new PortKeeper.Vanished(new InetSocketAddress(HOST, PORT)));
    router.isGone = false;
    while (!(states.take() instanceof PortKeeper.Open)) {
      // It may have been asked several times.
    }
    assertThat(router.open.get()).isEqualTo(PORT);
  }

  @Test
  void aPortThatWasLeftOpenIsTakenBack() throws InterruptedException {
    PortNote note = new PortNote(Integer.MAX_VALUE, LOCAL, PORT, 4711);
    assertThat(PortNote.read(note.write())).contains(note);
    assertThat(note.isLeft()).isTrue();
    assertThat(PortNote.of(LOCAL, PORT, 4711).isLeft()).isFalse();
    router.open.set(4711);
    PortKeeper.takeBack(router, note);
    assertThat(router.open.get()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"''", "x", "1 2", "1 1.2.3 4 5", "1 1.2.3.4 5 6 7", "1 999.2.3.4 5 6"})
  void somethingElseIsNoNote(String written) {
    assertThat(PortNote.read(written.getBytes(StandardCharsets.UTF_8))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "11.22.33.44,",
    "100.64.0.1, SHARED",
    "100.127.255.254, SHARED",
    "100.128.0.1,",
    "192.168.0.2, TWO_ROUTERS",
    "10.1.1.1, TWO_ROUTERS",
    "172.16.0.1, TWO_ROUTERS",
    "0.0.0.0, NO_ADDRESS",
    "127.0.0.1, NO_ADDRESS",
    "169.254.1.1, NO_ADDRESS",
    "224.0.0.1, NO_ADDRESS",
    "2a02:8109::1,",
    "fe80::1, NO_ADDRESS",
    "fd00::1, NO_ADDRESS"
  })
  void anAddressShowsItsObstacle(String address, Obstacle obstacle) throws Exception {
    assertThat(Obstacle.of(InetAddress.getByName(address)))
        .isEqualTo(Optional.ofNullable(obstacle));
  }

  @ParameterizedTest
  @CsvSource({
    "192.168.77.2, 24, 192.168.77.1, 192.168.77.254",
    "10.1.2.3, 16, 10.1.0.1, 10.1.255.254",
    "172.20.10.2, 28, 172.20.10.1, 172.20.10.14"
  })
  void routersHaveTheEndsOfANetwork(String local, int prefix, String first, String last)
      throws Exception {
    assertThat(Gateways.ends(InetAddress.getByName(local), prefix))
        .isEqualTo(Set.of(InetAddress.getByName(first), InetAddress.getByName(last)));
  }
}
