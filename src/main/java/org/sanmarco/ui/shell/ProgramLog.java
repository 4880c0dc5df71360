package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Background;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log of this run of the program: without one, where its folder can't be written. */
final class ProgramLog {

  private static final Logger LOG = LoggerFactory.getLogger(ProgramLog.class);

  private final Path folder;
  private @Nullable LogFile file;

  /** A log that isn't started. */
  ProgramLog(Path folder) {
    this.folder = folder;
  }

  /** Starts writing, in the background. */
  void open(Background background, LogRedactor redactor) {
    background.run(
        "open the log",
        () -> {
          LogFile opened = new LogFile(folder, redactor);
          LOG.info("{}", FailureDialogs.surroundings());
          return opened;
        },
        opened -> file = opened,
        none -> LOG.warn("there is no log file: {}", none.toString()));
  }

  /** The log's folder, if there is a log. */
  Optional<Path> folder() {
    return Optional.ofNullable(file).map(open -> folder);
  }

  void close() {
    if (file != null) {
      file.close();
    }
  }
}
