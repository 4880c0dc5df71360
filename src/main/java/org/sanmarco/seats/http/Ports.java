package org.sanmarco.seats.http;

import module java.base;

import com.sun.net.httpserver.HttpServer;

/** The ports of this program, and their addresses as browsers write them. */
final class Ports {

  private static final int FIRST_PORT = 20_000;

  /** Systems give connections ports from here on. */
  private static final int PORTS_OF_CONNECTIONS = 32_000;

  /** The connections that wait to be accepted: those beyond try again after a second. */
  private static final int BACKLOG = 1000;

  /** Groups of an IPv6 address that browsers leave out. */
  private static final Pattern ZEROS = Pattern.compile("(?:^|:)(?:0(?::|$)){2,}");

  /** The ports whose servers are being closed, which are taken until then. */
  private static final Map<Integer, CompletableFuture<Void>> CLOSING = new ConcurrentHashMap<>();

  private Ports() {}

  /**
   * Listens on a port.
   *
   * @param port the port, if it is free; 0 for any
   * @throws IOException if it can't listen on that address
   */
  static HttpServer listening(InetAddress address, int port) throws IOException {
    int asked = port == 0 ? freshPort() : port;
    CompletableFuture<Void> closing = CLOSING.get(asked);
    try {
      return listeningAt(new InetSocketAddress(address, asked));
    } catch (BindException taken) {
      if (closing != null) {
        closing.join();
        return listening(address, asked);
      }
      return listeningAt(new InetSocketAddress(address, 0));
    }
  }

  /**
   * Listens on a port, or not at all.
   *
   * @throws IOException if it can't listen there
   */
  static HttpServer listeningAt(InetSocketAddress place) throws IOException {
    return HttpServer.create(place, BACKLOG);
  }

  /** A port that no connection is given, so that it is free when the game is hosted again. */
  private static int freshPort() {
    return ThreadLocalRandom.current().nextInt(FIRST_PORT, PORTS_OF_CONNECTIONS);
  }

  /** Stops what listens on a port, on another thread; who listens there next waits for that. */
  static void stop(int port, Runnable stopping) {
    CompletableFuture<Void> stopped = new CompletableFuture<>();
    CLOSING.put(port, stopped);
    Thread.startVirtualThread(() -> {
      stopping.run();
      CLOSING.remove(port, stopped);
      stopped.complete(null);
    });
  }

  /** An address and port as browsers write them. */
  static String host(InetSocketAddress address) {
    String host = address.getAddress().getHostAddress().replaceAll("%.*", "");
    String zeros =
        ZEROS
            .matcher(host)
            .results()
            .map(MatchResult::group)
            .max(Comparator.comparingInt(String::length))
            .orElse("");
    if (!zeros.isEmpty()) {
      host = host.replaceFirst(zeros, "::");
    }
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
  }
}
