package org.sanmarco.seats.router;

import module java.base;

/** The reasons why other houses can't reach a port of this house. */
public enum Obstacle {
  /** No router answers by any of the protocols. */
  SILENT,
  /** The router answers, and opens no port. */
  REFUSED,
  /** The router says that it has no address on the internet. */
  NO_ADDRESS,
  /** The router's address is one that its provider shares among customers (RFC 6598). */
  SHARED,
  /** The router's address is a private one: another router is between it and the internet. */
  TWO_ROUTERS;

  private static final int BYTE = 0xff;
  private static final int GLOBAL_UNICAST = 0x20;
  private static final int FIRST_THREE_BITS = 0xe0;

  /** The obstacle that a router's outer address shows; empty for an address on the internet. */
  static Optional<Obstacle> of(InetAddress address) {
    if (isShared(address)) {
      return Optional.of(SHARED);
    }
    if (address.isSiteLocalAddress()) {
      return Optional.of(TWO_ROUTERS);
    }
    return isGlobal(address) ? Optional.empty() : Optional.of(NO_ADDRESS);
  }

  /** Whether an address is one on the internet. */
  public static boolean isGlobal(InetAddress address) {
    int first = address.getAddress()[0] & BYTE;
    boolean isUsable =
        address instanceof Inet4Address
            ? first != 0 && !isShared(address)
            : (first & FIRST_THREE_BITS) == GLOBAL_UNICAST;
    return isUsable
        && !address.isSiteLocalAddress()
        && !address.isLoopbackAddress()
        && !address.isLinkLocalAddress()
        && !address.isMulticastAddress();
  }

  /** Whether an address is in 100.64.0.0/10. */
  private static boolean isShared(InetAddress address) {
    byte[] bytes = address.getAddress();
    return address instanceof Inet4Address && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
  }

  /** The key of its sentence. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
