package org.sanmarco.ui.elsewhere;

import module java.base;

import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.ui.Services;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The table that a player has chosen to run in the window, from each of its starts on. */
public final class OwnTable {

  private static final Logger LOG = LoggerFactory.getLogger(OwnTable.class);

  /** The identifier of the file with the path of the table's credentials. */
  private static final String FILE = "table";

  private OwnTable() {}

  /** Runs the table again that ran here before, if there is one. */
  public static void runAgain(Services services) {
    services.<Boolean>run(
        "run the table again",
        () -> {
          Optional<Path> before = file(services.networkGames());
          if (before.isPresent()) {
            services.homeTable().run(before.get());
          }
          return before.isPresent();
        },
        done -> {},
        // The page of games elsewhere tries again, and says so.
        failed -> LOG.info("the table does not run: {}", failed.toString()));
  }

  /** Runs a table now and later; waits for the server. */
  static void run(Services services, Path file) throws Exception {
    services.homeTable().run(file);
    services.networkGames().write(FILE, List.of(file.toAbsolutePath().toString()));
  }

  /** The credentials of the table that ran here last; not for the JavaFX thread. */
  static Optional<Path> file(NetworkGames files) {
    return files.read(FILE).stream().findFirst().flatMap(FileNames::path).filter(Files::isReadable);
  }
}
