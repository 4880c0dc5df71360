package org.sanmarco.seats.router;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A port of the router that is kept open until it is closed: its lease is renewed at half of its
 * time, and it is asked for again when the router has forgotten it or was away. All waiting is done
 * on a thread of its own.
 */
public final class PortKeeper implements AutoCloseable {

  /** The lease that is asked for, in which a crashed program's port stays open at most. */
  public static final Duration LEASE = Duration.ofHours(1);

  /** The time between two requests to a router that has vanished. */
  public static final Duration RETRY = Duration.ofSeconds(30);

  /** The longest wait for the router before the program ends. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  /** One request at a time, so that what an earlier program left is taken back before. */
  private static final ReentrantLock ASKING = new ReentrantLock();

  private final Router router;
  private final InetAddress local;
  private final int port;
  private final Duration lease;
  private final Duration retry;
  private final Consumer<State> listener;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread keeping;

  /** Has the router close the port before the program ends. */
  private final Thread atExit;

  /** The state of the port. */
  public sealed interface State permits Asking, Open, Closed, Vanished {}

  /** The router is being asked. */
  public record Asking() implements State {}

  /** The router sends on what comes to this address. */
  public record Open(InetSocketAddress address) implements State {}

  /** No port was opened. */
  public record Closed(Obstacle obstacle) implements State {}

  /**
   * The router, which opened the port, doesn't answer any more; it is asked again.
   *
   * @param address where the port was
   */
  public record Vanished(InetSocketAddress address) implements State {}

  /**
   * A port that is asked for from now on.
   *
   * @param local the address of this computer to which the router sends what comes in
   * @param wanted the router's port, if it is free
   * @param listener receives each new state, by a thread of this object
   */
  public PortKeeper(
      Router router, InetAddress local, int port, int wanted, Consumer<State> listener) {
    this(router, local, port, wanted, listener, LEASE, RETRY);
  }

  /** The same with other times. */
  PortKeeper(
      Router router,
      InetAddress local,
      int port,
      int wanted,
      Consumer<State> listener,
      Duration lease,
      Duration retry) {
    this.router = router;
    this.local = local;
    this.port = port;
    this.listener = listener;
    this.lease = lease;
    this.retry = retry;
    keeping = Thread.ofVirtual().name("router").start(() -> keep(wanted));
    atExit = new Thread(this::finish, "router at exit");
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** Closes a port that an earlier run of the program has left open; waits for the router. */
  public static void takeBack(Router router, PortNote note) throws InterruptedException {
    // Who wants a port closed must have it: the router's answer is needed for that.
    if (ask(router, note.local(), note.port(), note.external(), LEASE)
        instanceof Router.Opened(Router.Mapping left)) {
      left.close();
    }
  }

  private static Router.Answer ask(
      Router router, InetAddress local, int port, int wanted, Duration lease)
      throws InterruptedException {
    ASKING.lock();
    try {
      return router.open(local, port, wanted, lease);
    } finally {
      ASKING.unlock();
    }
  }

  private void keep(int wanted) {
    Router.@Nullable Mapping mapping = null;
    try {
      InetSocketAddress known = null;
      do {
        Router.Mapping next = mapping == null ? ask(known, wanted) : renewed(mapping);
        if (next != null && (mapping == null || !next.address().equals(known))) {
          known = next.address();
          listener.accept(new Open(known));
        } else if (next == null && known == null) {
          return;
        } else if (next == null) {
          listener.accept(new Vanished(Objects.requireNonNull(known)));
        }
        mapping = next;
      } while (!closed.await(pause(mapping).toMillis(), TimeUnit.MILLISECONDS));
      if (mapping != null) {
        mapping.close();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Duration pause(Router.@Nullable Mapping mapping) {
    return mapping == null ? retry : mapping.lease().dividedBy(2);
  }

  /** Asks for a port; null if there is none. */
  private Router.@Nullable Mapping ask(@Nullable InetSocketAddress before, int wanted)
      throws InterruptedException {
    int again = before == null ? wanted : before.getPort();
    return switch (ask(router, local, port, again, lease)) {
      case Router.Opened(Router.Mapping mapping) -> mapping;
      case Router.Refused(Obstacle obstacle) -> {
        if (before == null) {
          listener.accept(new Closed(obstacle));
        }
        yield null;
      }
    };
  }

  /** The mapping with another lease; null if the router has vanished. */
  private Router.@Nullable Mapping renewed(Router.Mapping mapping) throws InterruptedException {
    Optional<Router.Mapping> next = mapping.renew(lease);
    if (next.isEmpty()) {
      mapping.close();
    }
    return next.orElse(null);
  }

  /** Has the router close the port; returns at once. */
  @Override
  public void close() {
    closed.countDown();
    Thread.startVirtualThread(() -> {
      try {
        if (keeping.join(LAST_WORDS)) {
          Runtime.getRuntime().removeShutdownHook(atExit);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (IllegalStateException ending) {
        // The program ends, and waits for the router itself.
      }
    });
  }

  private void finish() {
    closed.countDown();
    try {
      var _ = keeping.join(LAST_WORDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
