package org.sanmarco.seats.http;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.router.Obstacle;

/** The networks of this machine in which others could reach it. */
public final class Networks {

  /** A machine on the internet that nobody has (RFC 5737). Nothing is sent to it. */
  private static final InetSocketAddress FAR = new InetSocketAddress("192.0.2.1", 9);

  /** The names of bridges, tunnels and adapters that lead to no other machine. */
  private static final Pattern INNER =
      Pattern.compile(
          "(docker|br-|veth|virbr|lxc|lxd|cni|flannel|podman|vboxnet|vmnet|tun|tap|utun|wg|ppp|ipsec|zt|tailscale).*"
              + "|.*(virtualbox|vmware|hyper-v|vethernet|tap-windows|wireguard|openvpn|vpn|wsl).*");

  private Networks() {}

  /**
   * An address of this machine.
   *
   * @param adapter the name of its network adapter, as the system calls it
   */
  public record Network(InetAddress address, String adapter) {}

  /**
   * This machine's networks, the one with the way to the internet first. Those that lead to no
   * other machine are left out; IPv6 counts only where there is no IPv4. If there is no network,
   * this machine's own address.
   *
   * @throws SocketException if the system does not tell
   */
  public static List<Network> all() throws SocketException {
    List<Network> found = new ArrayList<>();
    for (NetworkInterface adapter : NetworkInterface.networkInterfaces().toList()) {
      if (adapter.isUp()
          && !adapter.isLoopback()
          && !adapter.isPointToPoint()
          && !isInner(adapter.getName())
          && !isInner(adapter.getDisplayName())) {
        adapter
            .inetAddresses()
            .filter(address -> !address.isLinkLocalAddress() && !address.isLoopbackAddress())
            .forEach(address -> found.add(new Network(address, adapter.getDisplayName())));
      }
    }
    List<Network> chosen = preferred(found, outward());
    return chosen.isEmpty() ? List.of(new Network(InetAddress.getLoopbackAddress(), "")) : chosen;
  }

  /**
   * The networks to choose from, the best first.
   *
   * @param outward the address with the way to the internet; null if there is none
   */
  static List<Network> preferred(List<Network> found, @Nullable InetAddress outward) {
    List<Network> fourth =
        found.stream().filter(network -> network.address() instanceof Inet4Address).toList();
    return (fourth.isEmpty() ? found : fourth)
        .stream()
            .sorted(Comparator.comparing(network -> !network.address().equals(outward)))
            .toList();
  }

  /**
   * The addresses of this machine that the internet may reach without a router's help, as far as
   * routers let it: those of IPv6.
   *
   * @throws SocketException if the system does not tell
   */
  static List<InetAddress> global() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .filter(adapter -> !isInner(adapter.getName()) && !isInner(adapter.getDisplayName()))
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet6Address && Obstacle.isGlobal(address))
        .limit(1)
        .toList();
  }

  /** Whether an adapter of this name leads to no other machine. */
  static boolean isInner(String adapter) {
    return INNER.matcher(adapter.toLowerCase(Locale.ROOT)).matches();
  }

  /** The address from which this machine would speak to the internet; null if it couldn't. */
  private static @Nullable InetAddress outward() {
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.connect(FAR);
      return socket.getLocalAddress();
    } catch (IOException none) {
      return null;
    }
  }
}
