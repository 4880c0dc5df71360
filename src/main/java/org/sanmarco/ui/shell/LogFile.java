package org.sanmarco.ui.shell;

import module java.base;

import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.sanmarco.save.disk.OwnerOnly;

/**
 * Writes all that is logged into a folder: into a few files that take each other's place, so that
 * it never grows, and with {@link LogRedactor}.
 */
final class LogFile implements AutoCloseable {

  /** %u differs between windows that are open at the same time, %g counts the files of one. */
  private static final String NAME = "san-marco-%u-%g.log";

  private static final int MOST_BYTES = 250_000;
  private static final int FILES = 3;

  private final Logger root = Logger.getLogger("");
  private final Handler handler;

  /**
   * Starts writing.
   *
   * @param folder is made if need be
   * @throws IOException if nothing can be written there
   */
  LogFile(Path folder, LogRedactor redactor) throws IOException {
    OwnerOnly.makeFolder(folder);
    String escaped = folder.toString().replace("%", "%%");
    handler = new FileHandler(escaped + "/" + NAME, MOST_BYTES, FILES, true);
    handler.setEncoding("UTF-8");
    handler.setFormatter(new LogFormatter(redactor));
    root.addHandler(handler);
  }

  /** Writes no more, and lets the files go. */
  @Override
  public void close() {
    root.removeHandler(handler);
    handler.close();
  }

  /** A line for each entry, and the trace of what failed below it. */
  private static final class LogFormatter extends Formatter {
    private final LogRedactor redactor;

    LogFormatter(LogRedactor redactor) {
      this.redactor = redactor;
    }

    @Override
    public String format(LogRecord entry) {
      Throwable failure = entry.getThrown();
      return "%s %s %s: %s%n%s"
          .formatted(
              entry.getInstant().truncatedTo(ChronoUnit.SECONDS),
              entry.getLevel().getName(),
              entry.getLoggerName(),
              redactor.hide(formatMessage(entry)),
              failure == null ? "" : redactor.trace(failure) + System.lineSeparator());
    }
  }
}
