package org.sanmarco.seats.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/** The networks of this machine in which others could reach it. */
public final class Networks {

  private Networks() {}

  /**
   * This machine's addresses in local networks; its own address alone if it is in none.
   *
   * @throws SocketException if the system does not tell
   */
  public static List<InetAddress> addresses() throws SocketException {
    List<InetAddress> found =
        NetworkInterface.networkInterfaces()
            .filter(Networks::isUp)
            .flatMap(NetworkInterface::inetAddresses)
            .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
            .toList();
    return found.isEmpty() ? List.of(InetAddress.getLoopbackAddress()) : found;
  }

  private static boolean isUp(NetworkInterface network) {
    try {
      return network.isUp() && !network.isLoopback();
    } catch (SocketException e) {
      return false;
    }
  }
}
