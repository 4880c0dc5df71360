package org.sanmarco.seats.http;

import module java.base;

/** The ports of this program, and their addresses as browsers write them. */
final class Ports {

  private static final int FIRST_PORT = 20_000;

  /** Systems give connections ports from here on. */
  private static final int PORTS_OF_CONNECTIONS = 32_000;

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
  static Server listening(InetAddress address, int port) throws IOException {
    int asked = port == 0 ? freshPort() : port;
    CompletableFuture<Void> closing = CLOSING.get(asked);
    try {
      return new Server(new InetSocketAddress(address, asked));
    } catch (BindException taken) {
      if (closing != null) {
        closing.join();
        return listening(address, asked);
      }
      return new Server(new InetSocketAddress(address, 0));
    }
  }

  /** A port that no connection is given, so that it is free when the game is hosted again. */
  private static int freshPort() {
    return ThreadLocalRandom.current().nextInt(FIRST_PORT, PORTS_OF_CONNECTIONS);
  }

  /**
   * Stops servers that listen on the same port, on another thread; who listens there next waits for
   * that.
   *
   * @param most the longest wait for their last answers
   */
  static void stop(List<Server> servers, Duration most) {
    int port = servers.getFirst().place().getPort();
    CompletableFuture<Void> stopped = new CompletableFuture<>();
    CLOSING.put(port, stopped);
    Thread.startVirtualThread(() -> {
      servers.forEach(server -> server.stop(most));
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
