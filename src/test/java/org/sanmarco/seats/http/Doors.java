package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.seats.Transport;
import org.sanmarco.testing.Waiting;

/** Takes single seats of hosted games in tests. */
public final class Doors {

  private Doors() {}

  /** Another program that has the port of an address, once that is free. */
  public static ServerSocket occupy(String authority) throws IOException, InterruptedException {
    URI place = URI.create("http://" + authority);
    InetSocketAddress address = new InetSocketAddress(place.getHost(), place.getPort());
    AtomicReference<ServerSocket> other = new AtomicReference<>();
    Waiting.until(() -> {
      ServerSocket socket = new ServerSocket();
      try {
        socket.bind(address);
        other.set(socket);
      } catch (BindException closing) {
        socket.close();
      }
      return socket.isBound();
    });
    return other.get();
  }

  /** Whether an address is this computer's, as more than one of 127.0.0.0 isn't everywhere. */
  public static boolean isOurs(String address) {
    try (ServerSocket socket = new ServerSocket(0, 0, InetAddress.ofLiteral(address))) {
      return socket.isBound();
    } catch (IOException another) {
      return false;
    }
  }

  /** A computer with one address. */
  public static List<Networks.Network> networks(String address) {
    return List.of(new Networks.Network(InetAddress.ofLiteral(address), "adapter"));
  }

  /** Takes a seat; its end. */
  public static Transport.SeatEnd take(HttpClaim door, int seat)
      throws IOException, InterruptedException {
    return door.end(door.claim(seat));
  }
}
