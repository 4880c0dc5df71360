package org.sanmarco.seats.router;

import module java.base;

import org.jspecify.annotations.Nullable;

/** A router whose answers tests set, and that knows which port is open. */
public final class FakeRouter implements Router {

  /** The address that it has on the internet. */
  public volatile InetSocketAddress address;

  /** The reason for which it opens no port; null if it opens one. */
  public volatile @Nullable Obstacle obstacle;

  /** Whether it answers no more. */
  public volatile boolean isGone;

  /** The lease that it gives. */
  public volatile Duration lease = PortKeeper.LEASE;

  /** The port that is open; 0 if none is. */
  public final AtomicReference<Integer> open = new AtomicReference<>(0);

  /** A router with an address on the internet. */
  public FakeRouter(String host) {
    move(host, 0);
  }

  /**
   * Sets the address.
   *
   * @param port the only port that it opens; 0 for any
   */
  public void move(String host, int port) {
    address = new InetSocketAddress(host, port);
  }

  @Override
  public Answer open(InetAddress local, int port, int wanted, Duration asked) {
    if (isGone) {
      return new Refused(Obstacle.SILENT);
    }
    Obstacle why = obstacle;
    if (why != null) {
      return new Refused(why);
    }
    int given = address.getPort() == 0 ? wanted : address.getPort();
    open.set(given);
    return new Opened(new Port(new InetSocketAddress(address.getAddress(), given)));
  }

  private final class Port implements Mapping {

    private final InetSocketAddress at;

    Port(InetSocketAddress at) {
      this.at = at;
    }

    @Override
    public InetSocketAddress address() {
      return at;
    }

    @Override
    public Duration lease() {
      return lease;
    }

    @Override
    public Optional<Mapping> renew(Duration asked) {
      return isGone
          ? Optional.empty()
          : Optional.of(new Port(new InetSocketAddress(address.getAddress(), at.getPort())));
    }

    @Override
    public void close() {
      if (!isGone) {
        open.set(0);
      }
    }
  }
}
