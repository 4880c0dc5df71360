package org.sanmarco.ui.seats;

import java.util.Optional;
import org.sanmarco.save.HostedGames;
import org.sanmarco.ui.Services;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps the files of seats; without them people choose their seats again, so nobody is asked. */
final class SeatFiles {

  private static final Logger LOG = LoggerFactory.getLogger(SeatFiles.class);

  private SeatFiles() {}

  /** Writes a file on another thread, or deletes it if there is no content. */
  static void keep(Services services, String id, Optional<byte[]> content) {
    HostedGames files = services.hostedGames();
    files.put(id, content);
    services
        .background()
        .act(
            "keep the seats of other screens",
            files::flush,
            () -> {},
            failed -> LOG.warn("the seats of other screens are not kept: {}", failed.toString()));
  }
}
