package org.sanmarco.ui.seats;

import java.util.function.Consumer;
import org.sanmarco.save.HostedGames;
import org.sanmarco.ui.Services;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps the files of seats; without them people choose their seats again, so nobody is asked. */
final class SeatFiles {

  private static final Logger LOG = LoggerFactory.getLogger(SeatFiles.class);

  private SeatFiles() {}

  /** Changes the files, and writes them on another thread. */
  static void change(Services services, Consumer<HostedGames> change) {
    HostedGames files = services.hostedGames();
    change.accept(files);
    services
        .background()
        .act(
            "keep the seats of other screens",
            files::flush,
            () -> {},
            failed -> LOG.warn("the seats of other screens are not kept: {}", failed.toString()));
  }
}
