package org.sanmarco.seats.http;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.sanmarco.seats.http.Claims.Ways;
import org.sanmarco.seats.router.Obstacle;
import org.sanmarco.seats.router.PortKeeper;
import org.sanmarco.seats.router.PortNote;
import org.sanmarco.seats.router.Router;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The door of a game for other houses: a server of its own, which other screens don't notice when
 * it is busy, and the router's port that leads to it. Each seat has its own link, whose code is
 * good for that seat alone. For several threads.
 */
public final class OtherHouses implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OtherHouses.class);
  private static final Duration TRIAL = Duration.ofSeconds(5);

  private final HttpHost host;
  private final Claims claims;
  private final InetAddress address;
  private final List<InetAddress> sixth = new ArrayList<>();
  private final List<Server> servers = new ArrayList<>();
  private final int port;
  private volatile Runnable changed;
  private volatile PortKeeper.State state = new PortKeeper.Asking();

  /** The address and port of the links when this game was last open; empty if it never was. */
  private final String authorityBefore;

  /** Whether no new request is answered; readers of frames are told. */
  private volatile boolean isShut;

  private volatile Proof proof = Proof.NONE;
  private final PortKeeper keeper;

  /** The evidence that the links work. */
  public enum Proof {
    /** None but the router's word. */
    NONE,
    /** This computer has reached itself by the router's address. */
    FROM_HERE,
    /** Somebody on the internet has opened the page. */
    FROM_OUTSIDE
  }

  /**
   * A door that is open from now on.
   *
   * @param changed called when something has changed, by any thread
   * @throws IOException if the program can't listen
   */
  OtherHouses(HttpHost host, Router router, Runnable changed) throws IOException {
    this.host = host;
    claims = host.claims();
    address = host.socket().getAddress();
    this.changed = changed;
    authorityBefore = claims.ways().known();
    int wanted = claims.ways().outside();
    Server first = Ports.listening(address, wanted);
    port = first.place().getPort();
    start(first);
    for (InetAddress other :
        address instanceof Inet6Address ? List.<InetAddress>of() : Networks.global()) {
      try {
        start(new Server(new InetSocketAddress(other, port)));
        sixth.add(other);
      } catch (IOException taken) {
        LOG.info("no door for IPv6: {}", taken.toString());
      }
    }
    keeper = new PortKeeper(router, address, port, wanted == 0 ? port : wanted, this::become);
  }

  private void start(Server server) {
    server.start(Request::network, this::serve);
    servers.add(server);
  }

  private void serve(Request request) throws IOException, InterruptedException {
    if (!isShut
        && host.serveHouse(request)
        && proof != Proof.FROM_OUTSIDE
        && isOutside(request.from())) {
      proof = Proof.FROM_OUTSIDE;
      changed.run();
    }
  }

  /** Whether an address is neither this house's nor its router's. */
  private boolean isOutside(InetAddress from) {
    boolean isOurs =
        state instanceof PortKeeper.Open(InetSocketAddress own) && own.getAddress().equals(from)
            || sixth.stream().anyMatch(one -> Request.network(one).equals(Request.network(from)));
    return Obstacle.isGlobal(from) && !isOurs;
  }

  private void become(PortKeeper.State next) {
    state = next;
    switch (next) {
      case PortKeeper.Open(InetSocketAddress open) -> {
        claims.update(
            ways -> new Ways(ways.port(), ways.address(), open.getPort(), Ports.host(open)));
        Thread.startVirtualThread(() -> tryOut(open));
      }
      case PortKeeper.Closed _ ->
          claims.update(ways -> new Ways(ways.port(), ways.address(), port, ways.known()));
      case PortKeeper.Asking _, PortKeeper.Vanished _ -> {}
    }
    changed.run();
  }

  /** Opens the page by the router's address: some routers let that be done from within. */
  private void tryOut(InetSocketAddress open) {
    URI page = URI.create("http://" + Ports.host(open) + "/" + claims.folder() + "/icon.svg");
    try (HttpClient client = HttpClient.newBuilder().connectTimeout(TRIAL).build()) {
      int status =
          client
              .send(HttpRequest.newBuilder(page).timeout(TRIAL).build(), BodyHandlers.discarding())
              .statusCode();
      if (status == HttpURLConnection.HTTP_OK && proof == Proof.NONE) {
        proof = Proof.FROM_HERE;
        changed.run();
      }
    } catch (IOException unreachable) {
      // That proves nothing.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sets what is called when something has changed, by any thread. */
  public void onChange(Runnable next) {
    changed = next;
  }

  /** The state of the router's port. */
  public PortKeeper.State state() {
    return state;
  }

  /** The evidence that the links work. */
  public Proof proof() {
    return proof;
  }

  /** Whether the links lead elsewhere than when this game was last open to other houses. */
  public boolean hasMoved() {
    String now = authority().orElse("");
    return !authorityBefore.isEmpty() && !now.isEmpty() && !now.equals(authorityBefore);
  }

  /** The note of the router's port, if it is open. */
  public Optional<PortNote> note() {
    return state instanceof PortKeeper.Open(InetSocketAddress open)
        ? Optional.of(PortNote.of(address, port, open.getPort()))
        : Optional.empty();
  }

  /** The port of this computer to which a router has to be told to send what comes in. */
  public InetSocketAddress socket() {
    return new InetSocketAddress(address, port);
  }

  /** The router's address and port, or the last ones if it has vanished. */
  public Optional<String> authority() {
    return switch (state) {
      case PortKeeper.Open(InetSocketAddress open) -> Optional.of(Ports.host(open));
      case PortKeeper.Vanished(InetSocketAddress last) -> Optional.of(Ports.host(last));
      case PortKeeper.Asking _, PortKeeper.Closed _ -> Optional.empty();
    };
  }

  /** This computer's own address for IPv6 and the port, if it has one. */
  public Optional<String> sixth() {
    return sixth.stream().findFirst().map(one -> Ports.host(new InetSocketAddress(one, port)));
  }

  /** The link of a seat at an address and port. */
  public String link(String authority, int seat) {
    int number = claims.seating().number(seat);
    return "http://%s/%s/#%d.%s"
        .formatted(authority, claims.folder(), number, claims.seal(number).code());
  }

  /** Lets nobody in any more, once readers have been told; the router is told on another thread. */
  @Override
  public void close() {
    isShut = true;
    keeper.close();
    Ports.stop(servers, host.lastWords());
  }
}
