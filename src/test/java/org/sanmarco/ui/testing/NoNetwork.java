package org.sanmarco.ui.testing;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.Consumer;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.router.Obstacle;
import org.sanmarco.seats.router.Router;

/** A network with nobody else in it. */
final class NoNetwork {

  /** Finds no router. */
  static final Router ROUTER = (local, port, wanted, lease) -> new Router.Refused(Obstacle.SILENT);

  /** Tells nobody and finds nothing. */
  static final Nearby NEARBY =
      new Nearby() {
        @Override
        public Runnable announce(InetSocketAddress host, String name) {
          return () -> {};
        }

        @Override
        public Runnable search(Consumer<List<Found>> found) {
          return () -> {};
        }
      };

  private NoNetwork() {}
}
