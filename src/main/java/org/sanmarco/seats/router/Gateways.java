package org.sanmarco.seats.router;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The addresses at which a network may have its router: Java doesn't tell. */
final class Gateways {

  private static final Logger LOG = LoggerFactory.getLogger(Gateways.class);

  /** The routes of Linux: the first column after the name is the target, the next the gateway. */
  private static final Path ROUTES = Path.of("/proc/net/route");

  private static final int TARGET = 1;
  private static final int GATEWAY = 2;
  private static final String ANYWHERE = "00000000";

  private Gateways() {}

  /**
   * The gateway of Linux, and the first and the last address of the network.
   *
   * @param local this computer's address there
   */
  static Set<InetAddress> of(InetAddress local) {
    Set<InetAddress> found = new LinkedHashSet<>();
    try {
      if (Files.isReadable(ROUTES)) {
        for (String line : Files.readAllLines(ROUTES)) {
          String[] columns = line.split("\\s+", -1);
          if (columns.length > GATEWAY
              && columns[TARGET].equals(ANYWHERE)
              && !columns[GATEWAY].equals(ANYWHERE)) {
            found.add(reversed(columns[GATEWAY]));
          }
        }
      }
      NetworkInterface adapter = NetworkInterface.getByInetAddress(local);
      if (adapter != null) {
        for (InterfaceAddress own : adapter.getInterfaceAddresses()) {
          if (own.getAddress().equals(local) && local instanceof Inet4Address) {
            found.addAll(ends(local, own.getNetworkPrefixLength()));
          }
        }
      }
    } catch (IOException unknown) {
      LOG.info("the router's address isn't known: {}", unknown.toString());
    }
    found.remove(local);
    return found;
  }

  /** The first and the last address of a network that a computer may have. */
  static Set<InetAddress> ends(InetAddress local, int prefix) throws IOException {
    int mask = prefix == 0 ? 0 : -1 << (Integer.SIZE - prefix);
    int network = ByteBuffer.wrap(local.getAddress()).getInt() & mask;
    Set<InetAddress> ends = new LinkedHashSet<>();
    ends.add(address(network + 1));
    ends.add(address((network | ~mask) - 1));
    return ends;
  }

  private static InetAddress address(int bits) throws IOException {
    return InetAddress.getByAddress(ByteBuffer.allocate(Integer.BYTES).putInt(bits).array());
  }

  /** An address whose bytes are written last first. */
  private static InetAddress reversed(String hexadecimal) throws IOException {
    int bits =
        ByteBuffer.wrap(HexFormat.of().parseHex(hexadecimal))
            .order(ByteOrder.LITTLE_ENDIAN)
            .getInt();
    return address(bits);
  }
}
