package org.sanmarco.seats.http;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.http.Claims.Ways;
import org.sanmarco.seats.router.Obstacle;

/** The networks of this machine in which others could reach it. */
public final class Networks {

  /** A machine on the internet that nobody has (RFC 5737). Nothing is sent to it. */
  private static final InetSocketAddress FAR = new InetSocketAddress("192.0.2.1", 9);

  /** The names of bridges, tunnels and adapters that usually lead to no other machine. */
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
  public record Network(InetAddress address, String adapter) {

    /** Whether nobody but this machine can reach it. */
    public boolean isNone() {
      return address.equals(InetAddress.getLoopbackAddress());
    }
  }

  /**
   * A network that may be offered.
   *
   * @param isInner whether its adapter's name is one of those that usually lead to no other machine
   * @param isLine whether there is one other machine at most, as at the other end of a tunnel
   */
  record Found(Network network, boolean isInner, boolean isLine) {

    /** The place among all: the lower, the sooner phones are there. */
    int rank(@Nullable InetAddress outward) {
      boolean isOutward = network.address.equals(outward);
      return isOutward && !isLine ? 0 : !isInner && !isLine ? 1 : isOutward ? 2 : LAST;
    }
  }

  /** The rank of networks that are offered only where there are no others. */
  private static final int LAST = 3;

  /**
   * This machine's networks, the one with the way to the internet first, unless that is a tunnel.
   * Adapters whose names tell that they lead to no other machine count only where there are no
   * others, and so does IPv6. If there is no network, this machine's own address.
   *
   * @throws SocketException if the system does not tell
   */
  public static List<Network> all() throws SocketException {
    List<Found> found = new ArrayList<>();
    for (NetworkInterface adapter : NetworkInterface.networkInterfaces().toList()) {
      if (adapter.isUp() && !adapter.isLoopback()) {
        boolean isInner = isInner(adapter.getName()) || isInner(adapter.getDisplayName());
        boolean isLine = adapter.isPointToPoint();
        adapter
            .inetAddresses()
            .filter(address -> !address.isLinkLocalAddress() && !address.isLoopbackAddress())
            .map(address -> new Network(address, adapter.getDisplayName()))
            .forEach(network -> found.add(new Found(network, isInner, isLine)));
      }
    }
    List<Network> chosen = preferred(found, outward());
    return chosen.isEmpty() ? List.of(new Network(InetAddress.getLoopbackAddress(), "")) : chosen;
  }

  /**
   * The place for a host: the address at which devices look for it if this machine has that, else
   * the one at which it is, else the first. Without a network it stays.
   *
   * @param here the place at which it is
   */
  static InetSocketAddress place(List<Network> networks, Ways looked, InetSocketAddress here) {
    InetAddress address =
        Stream.of(looked.address(), here.getAddress().getHostAddress())
            .flatMap(wanted ->
                networks.stream()
                    .filter(one -> one.address().getHostAddress().equals(wanted))
                    .limit(1))
            .findFirst()
            .or(() -> networks.stream().findFirst().filter(one -> !one.isNone()))
            .map(Network::address)
            .orElse(here.getAddress());
    return new InetSocketAddress(address, looked.port());
  }

  /**
   * The networks to choose from, the best first.
   *
   * @param outward the address with the way to the internet; null if there is none
   */
  static List<Network> preferred(List<Found> found, @Nullable InetAddress outward) {
    ToIntFunction<Found> rank = one -> one.rank(outward);
    boolean isAnyGood = found.stream().mapToInt(rank).anyMatch(one -> one < LAST);
    List<Network> offered =
        found.stream()
            .filter(one -> !isAnyGood || one.rank(outward) < LAST)
            .sorted(Comparator.comparingInt(rank))
            .map(Found::network)
            .toList();
    List<Network> fourth =
        offered.stream().filter(network -> network.address() instanceof Inet4Address).toList();
    return fourth.isEmpty() ? offered : fourth;
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

  /** Whether an adapter of this name usually leads to no other machine. */
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
