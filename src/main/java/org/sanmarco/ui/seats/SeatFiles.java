package org.sanmarco.ui.seats;

import java.util.Optional;
import org.sanmarco.save.HostedGames;
import org.sanmarco.ui.Services;

/** Keeps the files of seats; without them people choose their seats again, so nobody is asked. */
final class SeatFiles {

  private SeatFiles() {}

  /** Writes a file on another thread, or deletes it if there is no content. */
  static void keep(Services services, String id, Optional<byte[]> content) {
    HostedGames files = services.hostedGames();
    files.put(id, content);
    services.background().keep("keep the seats of other screens", files::flush);
  }
}
