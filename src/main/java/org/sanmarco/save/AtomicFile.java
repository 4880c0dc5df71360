package org.sanmarco.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Writes files atomically: at every instant the file has either the whole old or the whole new
 * content.
 */
final class AtomicFile {

  private static final String BEGINNING = ".";
  private static final String ENDING = ".tmp";
  private static final Duration SURELY_LEFT = Duration.ofDays(1);

  private AtomicFile() {}

  /**
   * Writes a file.
   *
   * @throws IOException if that fails; the file is then as it was
   */
  static void write(Disk disk, Path file, byte[] bytes) throws IOException {
    // Follows a symbolic link, so that the link stays.
    Path target =
        Files.isSymbolicLink(file) && Files.exists(file)
            ? file.toRealPath()
            : file.toAbsolutePath();
    Path folder = target.getParent();
    Path name = target.getFileName();
    if (folder == null || name == null) {
      throw new NotDirectoryException(file.toString());
    }
    Path temporary = folder.resolve(BEGINNING + UUID.randomUUID() + ENDING);
    try {
      disk.create(temporary, bytes);
      disk.replace(temporary, target);
    } catch (IOException failed) {
      try {
        disk.delete(temporary);
      } catch (IOException also) {
        failed.addSuppressed(also);
      }
      throw failed;
    }
    disk.settle(folder);
  }

  /** Deletes temporary files that killed programs have left in the program's own folder. */
  static void tidy(Disk disk, Path folder, Instant now) throws IOException {
    FileTime before = FileTime.from(now.minus(SURELY_LEFT));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(AtomicFile::isTemporary).toList()) {
        if (Files.getLastModifiedTime(file).compareTo(before) < 0) {
          disk.delete(file);
        }
      }
    }
  }

  private static boolean isTemporary(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(BEGINNING) && name.endsWith(ENDING);
  }
}
