package org.sanmarco.seats.router;

import module java.base;

/**
 * Has a router open a port, and prints {@code asked} and each state. It accepts connections at the
 * port. Tests start it in a house of its own, and kill it.
 */
public final class RouterProbe {

  private RouterProbe() {}

  /**
   * Keeps the port open until there is nothing more to read.
   *
   * @param arguments this computer's address, the port, the lease and the pause between requests in
   *     seconds; or the address, the port and {@code back} to have it taken back
   */
  @SuppressWarnings("SystemOut") // the watching process reads it
  public static void main(String[] arguments) throws Exception {
    InetAddress local = InetAddress.getByName(arguments[0]);
    int port = Integer.parseInt(arguments[1]);
    if (arguments[2].equals("back")) {
      PortKeeper.takeBack(new HomeRouter(), PortNote.of(local, port, port));
      System.out.println("back");
      System.exit(0);
    }
    try (ServerSocket server = new ServerSocket()) {
      server.bind(new InetSocketAddress(local, port));
      Thread.startVirtualThread(() -> accept(server));
      PortKeeper keeper =
          new PortKeeper(
              new HomeRouter(),
              local,
              port,
              port,
              state -> System.out.println(words(state)),
              Duration.ofSeconds(Long.parseLong(arguments[2])),
              Duration.ofSeconds(Long.parseLong(arguments[3])));
      while (System.in.read() >= 0) {
        // The test says nothing else than that it has ended.
      }
      keeper.close();
    }
    System.exit(0);
  }

  private static void accept(ServerSocket server) {
    try {
      while (true) {
        server.accept().close();
      }
    } catch (IOException closed) {
      // So it ends.
    }
  }

  private static String words(PortKeeper.State state) {
    return switch (state) {
      case PortKeeper.Asking _ -> "asking";
      case PortKeeper.Open(InetSocketAddress at) ->
          "open " + at.getAddress().getHostAddress() + " " + at.getPort();
      case PortKeeper.Closed(Obstacle obstacle) -> "closed " + obstacle;
      case PortKeeper.Vanished _ -> "vanished";
    };
  }
}
